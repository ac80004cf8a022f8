import type { SnapshotFrom } from 'xstate';
import type { cartEmptyingMachine } from './cart-emptying.machine.ts';

type CartEmptying = SnapshotFrom<typeof cartEmptyingMachine>;

export const isEmptyingAsked = (emptying: CartEmptying): boolean => emptying.matches('awaitingAnswer');
export const isEmptyingBusy = (emptying: CartEmptying): boolean => emptying.hasTag('busy');
