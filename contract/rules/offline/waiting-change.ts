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

/** A product of a list with another quantity, put on it or taken off, without network (B-27). */
export interface WaitingListChange extends Kept {
  readonly kind: 'list';
  readonly listId: number;
  /** Absent for the shopper's favourites. */
  readonly listName?: string | undefined;
  /** Below 0 for a product that is not on the list yet. */
  readonly itemId: number;
  /**
   * What stood on the list when its first change began to wait, in pieces or in the selling unit; 0 where it was not there.
   * Null for a heart: only whether the product stands there counts, whatever the quantity.
   */
  readonly from: number | null;
  /** 0 takes it off. */
  readonly to: number;
  /** Found when it was to be sent: the product has another quantity there too; the shopper decides. */
  readonly there: number | null;
}

/** A change of a line of the cart that waits for the network. */
export type WaitingCartChange = WaitingAddition | WaitingQuantity;

/** A change that waits for the network: of the cart, or of a list. */
export type WaitingChange = WaitingCartChange | WaitingListChange;

/** A change whose subject was changed elsewhere too, to what is `there`. */
export type ContestedChange = (WaitingQuantity | WaitingListChange) & { readonly there: number };

/** What came of the first change that was to be sent. */
export type SentChange =
  | { kind: 'sent'; change: WaitingChange }
  /** The line was changed elsewhere too; the shopper decides. */
  | { kind: 'conflict'; change: WaitingChange }
  /** The shop said no: the change is gone, and why is told. */
  | { kind: 'refused'; change: WaitingChange; error: FlowError };

/** Waits until the shopper has decided between both quantities. */
export const isConflict = (change: WaitingChange): change is ContestedChange =>
  change.kind !== 'add' && change.there !== null;

/** Whether it is about the cart: lines of the cart and of lists are numbered by themselves. */
export const isOfCart = (change: WaitingChange): change is WaitingCartChange => change.kind !== 'list';

/** The number that stands for the next line, of cart or list, without one of its own. */
export const nextItemId = (changes: readonly WaitingChange[]): number =>
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
  const isOfLine = (change: WaitingChange): boolean => isOfCart(change) && change.itemId === set.itemId;
  const addition = changes.find((change) => change.kind === 'add' && isOfLine(change));
  if (addition?.kind === 'add' && !addition.isTried)
    return set.to === 0
      ? changes.filter((change) => change !== addition)
      : changes.map((change) => (change === addition ? { ...addition, quantity: set.to } : change));
  const earlier = changes.find((change) => change.kind === 'set' && isOfLine(change));
  if (earlier?.kind !== 'set') return [...changes, { kind: 'set', ...set, there: null }];
  // What was found there is what it is changed from by now.
  const from = earlier.there ?? earlier.from;
  return from === set.to
    ? changes.filter((change) => change !== earlier)
    : changes.map((change) =>
        change === earlier ? { ...earlier, from, to: set.to, at: set.at, there: null } : change,
      );
}

/**
 * The changes with another quantity of a product on a list: the last number wins, and what leads back to where the product was
 * is no change. A heart that is pressed again has been where it was.
 */
export function withListQuantity(
  changes: readonly WaitingChange[],
  set: Omit<WaitingListChange, 'kind' | 'there'>,
): readonly WaitingChange[] {
  const earlier = changes.find((change) => isOfProduct(change, set.listId, set.product.productId));
  if (earlier === undefined) return [...changes, { kind: 'list', ...set, there: null }];
  // A heart that was put on began off the list; of one that was taken off nobody knows the quantity.
  const begun = earlier.there ?? earlier.from ?? (earlier.to > 0 ? 0 : null);
  const isHeartPutOn = set.from === null && set.to > 0;
  const isBack = begun === null ? set.to > 0 : begun === set.to || (isHeartPutOn && begun > 0);
  if (isBack) return changes.filter((change) => change !== earlier);
  const from = set.from === null && earlier.from === null ? null : begun;
  return changes.map((change) =>
    change === earlier ? { ...earlier, from, to: set.to, at: set.at, there: null } : change,
  );
}

/** Whether it is about this product on this list. */
export const isOfProduct = (
  change: WaitingChange,
  listId: number,
  productId: number,
): change is WaitingListChange =>
  change.kind === 'list' && change.listId === listId && change.product.productId === productId;
