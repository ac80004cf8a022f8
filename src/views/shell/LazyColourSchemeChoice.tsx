import { onDemand } from '../on-demand.tsx';

/** Where no line is the device decides. */
const NoChoice = () => null;

/** The choice between light and dark: it does nothing before the page answers, and its code comes after that. */
export const LazyColourSchemeChoice = onDemand(() =>
  import('./ColourSchemeChoice.tsx').then(
    ({ ColourSchemeChoice }) => ColourSchemeChoice,
    () => NoChoice,
  ),
);
