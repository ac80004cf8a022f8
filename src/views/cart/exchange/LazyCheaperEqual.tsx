import { onDemand } from '../../on-demand.tsx';

const load = () => import('./CheaperEqual.tsx');

/** Few products have a cheaper equal: what is said of it comes with the first. */
export const LazyCheaperEqual = onDemand(
  async () => (await load()).CheaperEqual,
  async () => (await load()).cheaperWords,
);
