import type { SnapshotFrom } from 'xstate';
import type { bagsMachine } from './bags.machine.ts';

type Bags = SnapshotFrom<typeof bagsMachine>;

export const listedBags = (bags: Bags) => bags.context.bags;
/** The bags are asked for, and not known yet. */
export const areBagsLoading = (bags: Bags): boolean => bags.matches('loading');
export const isBagBusy = (bags: Bags): boolean => bags.hasTag('busy');
