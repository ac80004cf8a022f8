import type { SnapshotFrom } from 'xstate';
import type { bagsMachine } from './bags.machine.ts';

type Bags = SnapshotFrom<typeof bagsMachine>;

export const listedBags = (bags: Bags) => bags.context.bags;
export const isBagBusy = (bags: Bags): boolean => bags.hasTag('busy');
