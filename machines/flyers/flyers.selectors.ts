import type { SnapshotFrom } from 'xstate';
import type { flyersMachine } from './flyers.machine.ts';

type Flyers = SnapshotFrom<typeof flyersMachine>;

export const listedFlyers = (flyers: Flyers) => flyers.context.flyers;
export const firstFlyersPage = (flyers: Flyers): number => flyers.context.firstPage;
/** The page that follows what is listed; null after the last. */
export const nextFlyersPage = ({ context: { lastPage, totalPages } }: Flyers): number | null =>
  lastPage < totalPages ? lastPage + 1 : null;
export const areFlyersLoading = (flyers: Flyers): boolean => flyers.matches('loading');
export const areMoreFlyersLoading = (flyers: Flyers): boolean => flyers.matches('loadingMore');
export const haveMoreFlyersFailed = (flyers: Flyers): boolean => flyers.matches('moreFailed');
export const haveFlyersFailed = (flyers: Flyers): boolean => flyers.matches('failed');
