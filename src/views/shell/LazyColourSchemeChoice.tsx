import { useSyncExternalStore } from 'react';
import { onDemand } from '../on-demand.tsx';

/** Where no line is the device decides. */
const NoChoice = () => null;

const Choice = onDemand(() =>
  import('./ColourSchemeChoice.tsx').then(
    ({ ColourSchemeChoice }) => ColourSchemeChoice,
    () => NoChoice,
  ),
);

const never = () => () => undefined;

/**
 * The choice between light and dark: it does nothing before the page answers, and its code comes after that. A page may have
 * two: what the server left out of the second stays out until React has taken it over, even if the first has brought the code.
 */
export function LazyColourSchemeChoice() {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? <Choice /> : null;
}
