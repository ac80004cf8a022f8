import { onDemand } from '../on-demand.tsx';

/** The menu of who is logged in: no visitor's first page needs its code, or to know of its files. */
export const LazyHeaderAccount = onDemand(async () =>
  (await import('./load-header-account.ts')).loadHeaderAccount(),
);
