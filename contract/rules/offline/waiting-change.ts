import type { FlowError } from '../../api/failure.ts';
import type { CartItem } from '../../api/shopping/cart.ts';
import type { Product } from '../../api/shopping/product.ts';

interface Kept {
  /** Names the change; an addition is sent with it as its idempotency key. */
  readonly id: string;
  /** When it was made, by the device's clock, in ms since the epoch. */
  readonly at: number;
  readonly product: Product;
}

/** A product put in the cart without network (B-27). */
export interface WaitingAddition extends Kept {
  readonly kind: 'add';
  /** Stands for the line that it will make; below 0, where no line of the shop's is. */
  readonly itemId: number;
  /** In pieces or in the selling unit. */
  readonly quantity: number;
  readonly infos: CartItem['cartItemInfo'];
  /** It was sent, and nobody knows whether it came: sent again it must be the same. */
  readonly isTried: boolean;
}

/** A line of the cart with another quantity, or taken out, without network (B-27). */
export interface WaitingQuantity extends Kept {
  readonly kind: 'set';
  readonly itemId: number;
  /** What the line had when its first change began to wait, in pieces or in the selling unit. */
  readonly from: number;
  /** 0 takes it out. */
  readonly to: number;
  /** Found when it was to be sent: the line was changed elsewhere too, to this; the shopper decides. */
  readonly there: number | null;
}

/** A change of the cart that waits for the network. */
export type WaitingChange = WaitingAddition | WaitingQuantity;

/** What came of the first change that was to be sent. */
export type SentChange =
  | { kind: 'sent'; change: WaitingChange }
  /** The line was changed elsewhere too; the shopper decides. */
  | { kind: 'conflict'; change: WaitingChange }
  /** The shop said no: the change is gone, and why is told. */
  | { kind: 'refused'; change: WaitingChange; error: FlowError };

/** Waits until the shopper has decided between both quantities. */
export const isConflict = (change: WaitingChange): change is WaitingQuantity & { there: number } =>
  change.kind === 'set' && change.there !== null;

/** The number that stands for the next line without one of its own. */
const nextItemId = (changes: readonly WaitingChange[]): number =>
  Math.min(0, ...changes.map(({ itemId }) => itemId)) - 1;

/** The changes with an addition behind them. */
export const withAddition = (
  changes: readonly WaitingChange[],
  added: Omit<WaitingAddition, 'kind' | 'itemId'>,
): readonly WaitingChange[] => [...changes, { kind: 'add', itemId: nextItemId(changes), ...added }];

/**
 * The changes with another quantity of a line: the last number wins, and what leads back to where the line was is no change.
 * An addition that was never sent takes the number itself.
 */
export function withQuantity(
  changes: readonly WaitingChange[],
  set: Omit<WaitingQuantity, 'kind' | 'there'>,
): readonly WaitingChange[] {
  const isOfLine = (change: WaitingChange): boolean => change.itemId === set.itemId;
  const addition = changes.find((change) => change.kind === 'add' && isOfLine(change));
  if (addition?.kind === 'add' && !addition.isTried)
    return set.to === 0
      ? changes.filter((change) => change !== addition)
      : changes.map((change) => (change === addition ? { ...addition, quantity: set.to } : change));
  const earlier = changes.find((change) => change.kind === 'set' && isOfLine(change));
  if (earlier?.kind !== 'set') return [...changes, { kind: 'set', ...set, there: null }];
  return earlier.from === set.to
    ? changes.filter((change) => change !== earlier)
    : changes.map((change) =>
        change === earlier ? { ...earlier, to: set.to, at: set.at, there: null } : change,
      );
}
