import type { SnapshotFrom } from 'xstate';
import {
  isConflict,
  isOfCart,
  isOfProduct,
  type ContestedChange,
  type WaitingCartChange,
  type WaitingChange,
  type WaitingListChange,
  type WaitingQuantity,
} from '../../contract/rules/offline/waiting-change.ts';
import type { offlineQueueMachine } from './offline-queue.machine.ts';
import type { RefusedChange } from './offline-queue.types.ts';

type OfflineQueue = Pick<SnapshotFrom<typeof offlineQueueMachine>, 'context' | 'hasTag' | 'matches'>;

/** How many changes wait, those to be decided on among them. */
export const waitingCount = ({ context }: OfflineQueue): number => context.changes.length;

/** How many of them are about the cart. */
export const waitingInCart = ({ context }: OfflineQueue): number => context.changes.filter(isOfCart).length;

/** The shop's cart lacks something that was done: it can neither be priced nor ordered as it is shown. */
export const isCartWaiting = (queue: OfflineQueue): boolean => waitingInCart(queue) > 0;

/** How a line of the cart waits; null where it does not. */
export const waitingOf = ({ context }: OfflineQueue, itemId: number): WaitingCartChange | null =>
  context.changes.filter(isOfCart).find((change) => change.itemId === itemId) ?? null;

/** How a product of a list waits; null where it does not. */
export const waitingOnList = (
  { context }: OfflineQueue,
  { listId, productId }: { listId: number; productId: number },
): WaitingListChange | null =>
  context.changes.find((change): change is WaitingListChange => isOfProduct(change, listId, productId)) ??
  null;

/** Lines that were taken out and are still in the shop's cart; one to be decided on stands in the cart. */
export const waitingRemovals = ({ context }: OfflineQueue): readonly WaitingQuantity[] =>
  context.changes.filter(
    (change): change is WaitingQuantity => change.kind === 'set' && change.to === 0 && !isConflict(change),
  );

/** The first line, of cart or list, that was changed elsewhere too; null where there is nothing to decide. */
export const undecidedLine = ({ context }: OfflineQueue): ContestedChange | null =>
  context.changes.find(isConflict) ?? null;

export const undecidedCount = ({ context }: OfflineQueue): number =>
  context.changes.filter(isConflict).length;

/** How many of them are about the cart. */
export const undecidedInCart = ({ context }: OfflineQueue): number =>
  context.changes.filter(isOfCart).filter(isConflict).length;

export const sentChanges = ({ context }: OfflineQueue): readonly WaitingChange[] => context.sent;
export const refusedChanges = ({ context }: OfflineQueue): readonly RefusedChange[] => context.refused;
/** Its dialog stands open. */
export const isReporting = (queue: OfflineQueue): boolean => queue.hasTag('reporting');
/** What was changed is on its way. */
export const isSendingChanges = (queue: OfflineQueue): boolean => queue.hasTag('busy');
