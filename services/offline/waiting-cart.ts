import type { Cart, ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { ApiFailure, failureOf, flowErrorOf } from '../../contract/api/failure.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { cartWithChanges } from '../../contract/rules/offline/cart-with-changes.ts';
import {
  isConflict,
  withAddition,
  withQuantity,
  type SentChange,
  type WaitingAddition,
  type WaitingChange,
  type WaitingQuantity,
} from '../../contract/rules/offline/waiting-change.ts';
import { isAuthenticated, nobodyId } from '../../contract/rules/session/login-state.ts';
import { firstQuantity } from '../../contract/rules/quantity/first-quantity.ts';
import type { CartService } from '../cart.ts';
import type { CartLedger } from '../cart-ledger.ts';
import type { WishlistService } from '../lists/wishlists.ts';
import type { WaitingChanges } from './waiting-changes.ts';
import { createWaitingLists, type WaitingLists } from './waiting-lists.ts';

export interface WaitingCartDependencies {
  /** The shop's own. */
  cart: CartService;
  ledger: CartLedger;
  /** The shop's own; its code is loaded when it is first asked for. */
  lists: () => Promise<WishlistService>;
  changes: WaitingChanges;
  /** The cart as the shop answered it last, on this page; null where it has not. */
  last: () => CartAnswer | null;
  now: () => number;
  newId: () => string;
}

/** Changes of cart and lists that wait for the network: kept, shown as done, and sent when it is back (B-27). */
export interface WaitingCart {
  readonly changes: WaitingChanges;
  /** Those of lists; they are sent in one order with those of the cart. */
  readonly lists: WaitingLists;
  /** A cart that was answered, with what still waits. */
  shown: (answer: CartAnswer) => CartAnswer;
  /** `key` is what it was, or will be, sent with. */
  add: (
    added: Pick<WaitingAddition, 'product' | 'quantity' | 'infos' | 'isTried'> & { key: string },
  ) => Promise<CartAnswer>;
  setQuantities: (lines: readonly { itemId: number; quantity: number }[]) => Promise<CartAnswer>;
  /** Whether each of these waits to be taken out, in this quantity. */
  areRemovals: (items: readonly ListedProduct[]) => boolean;
  /** Takes back what waits to be taken out. Fails where it is not that alone: nothing else is known of these products. */
  putBack: (items: readonly ListedProduct[]) => Promise<CartAnswer>;
  /** These lines have been written by themselves: what waited for them is older. */
  drop: (itemIds: readonly number[]) => void;
  /** Sends the first change that may be sent; null where there is none. Fails as calls do where it could not be sent. */
  sendNext: (options: { signal: AbortSignal }) => Promise<SentChange | null>;
  /** Settles what was changed elsewhere too: what was chosen here is sent next, or dropped. */
  decide: (decision: { id: string; keeps: 'here' | 'there' }) => void;
}

export function createWaitingCart(deps: WaitingCartDependencies): WaitingCart {
  const { cart, ledger, changes: waiting, now, newId } = deps;

  const changesOf = (userId: number): readonly WaitingChange[] => {
    const kept = waiting.read();
    return kept?.userId === userId ? kept.changes : [];
  };
  const shown = (answer: CartAnswer): CartAnswer => ({
    ...answer,
    cart: cartWithChanges(answer.cart, changesOf(answer.cart.user.userId)),
  });
  /** Of the change on its way: what is wanted by then is told after it. */
  let sending: string | null = null;
  const keepChanges = (
    user: number,
    change: (changes: readonly WaitingChange[]) => readonly WaitingChange[],
  ) => {
    const before = changesOf(user);
    const after = change(before);
    const onItsWay = before.find(({ id }) => id === sending);
    const isTakenBack = onItsWay !== undefined && !after.some(({ id }) => id === sending);
    waiting.keep({ userId: user, changes: isTakenBack ? [...after, takenBack(onItsWay)] : after });
  };
  const keep = async (
    change: (changes: readonly WaitingChange[], known: Cart) => readonly WaitingChange[],
  ): Promise<CartAnswer> => {
    const last = deps.last();
    if (last === null) throw new ApiFailure('network');
    const { cart: known, answeredAt, receivedAt } = last;
    const { userId } = known.user;
    keepChanges(userId, (before) => change(before, known));
    // The last cart of the shop, as an answer of now.
    const answer = await ledger.read(() =>
      Promise.resolve({ data: known, infos: [], warnings: [], answeredAt }),
    );
    return shown({ ...answer, receivedAt });
  };
  // Where no cart was answered yet, whoever changed something is the one who looks.
  const userId = () => deps.last()?.cart.user.userId ?? waiting.read()?.userId ?? nobodyId;
  const lists = createWaitingLists({
    lists: deps.lists,
    changesOf: () => changesOf(userId()),
    keep(change) {
      // Lists are a shopper's own: the cart tells whose.
      if (!isAuthenticated(userId())) throw new ApiFailure('network');
      keepChanges(userId(), change);
    },
    now,
    newId,
  });
  const replace = (id: string, change: WaitingChange | null) => {
    const kept = waiting.read();
    if (kept === null) return;
    const changes = kept.changes.flatMap((one) => (one.id !== id ? [one] : change === null ? [] : [change]));
    waiting.keep({ ...kept, changes });
  };

  /** What was wanted of the same while a change was on its way, from where that led; null where nothing was. */
  const laterThan = (sent: WaitingChange): WaitingChange | null => {
    const now = waiting.read()?.changes.find(({ id }) => id === sent.id);
    return now !== undefined && now.kind !== 'add' && sent.kind !== 'add' && now.to !== sent.to
      ? { ...now, from: sent.to }
      : null;
  };

  /** The line a change is about, in the shop's cart: one that was added here has the shop's number by now. */
  const lineOf = (current: Cart, change: WaitingQuantity) =>
    linesOf(current).find(({ itemId, product }) =>
      change.itemId < 0 ? product.productId === change.product.productId : itemId === change.itemId,
    );

  async function sendQuantity(
    change: WaitingQuantity,
    current: Cart,
    signal: AbortSignal,
  ): Promise<SentChange> {
    const { to, from, product } = change;
    const line = lineOf(current, change);
    const there = line === undefined ? 0 : effectiveQuantity(line);
    if (there === to) return { kind: 'sent', change };
    // A line that was added here is nobody else's.
    if (change.itemId > 0 && there !== from) return { kind: 'conflict', change: { ...change, there } };
    const options = { signal, silent: true };
    if (line === undefined)
      await cart.add(
        { product, quantity: to, infos: { accept_alternatives: 'true' } },
        { ...options, idempotencyKey: change.id },
      );
    else if (to === 0) await cart.remove({ itemId: line.itemId }, options);
    else await cart.update({ itemId: line.itemId, quantity: to }, options);
    return { kind: 'sent', change };
  }

  async function send(change: WaitingChange, current: Cart, signal: AbortSignal): Promise<SentChange> {
    try {
      if (change.kind === 'set') return await sendQuantity(change, current, signal);
      if (change.kind === 'list') return await lists.send(change, signal);
      replace(change.id, { ...change, isTried: true });
      const { id, product, quantity, infos } = change;
      await cart.add({ product, quantity, infos }, { signal, silent: true, idempotencyKey: id });
      return { kind: 'sent', change };
    } catch (error) {
      if (!['refused', 'notFound'].includes(failureOf(error))) throw error;
      return { kind: 'refused', change, error: flowErrorOf(error) };
    }
  }

  return {
    changes: waiting,
    lists,
    shown,
    add: ({ key, ...added }) => keep((changes) => withAddition(changes, { id: key, at: now(), ...added })),
    setQuantities: (lines) =>
      keep((changes, known) => {
        const seen = linesOf(cartWithChanges(known, changes));
        return lines.reduce((kept, { itemId, quantity }) => {
          const line = seen.find((item) => item.itemId === itemId);
          if (line === undefined) return kept;
          const { product } = line;
          const from = effectiveQuantity(line);
          return withQuantity(kept, { id: newId(), at: now(), itemId, product, from, to: quantity });
        }, changes);
      }),
    areRemovals: (items) => !removalsOf(items, waiting.read()?.changes ?? []).includes(undefined),
    putBack: (items) =>
      keep((changes) => {
        const removals = removalsOf(items, changes);
        if (removals.includes(undefined)) throw new ApiFailure('network');
        return changes.filter((change) => !removals.includes(change));
      }),
    drop(itemIds) {
      const kept = waiting.read();
      if (kept === null) return;
      const changes = kept.changes.filter(({ kind, itemId }) => kind !== 'set' || !itemIds.includes(itemId));
      if (changes.length < kept.changes.length) waiting.keep({ ...kept, changes });
    },
    sendNext: ({ signal }) =>
      alone(signal, async () => {
        const kept = waiting.read();
        const change = kept?.changes.find((one) => !isConflict(one));
        if (kept === null || change === undefined) return null;
        const { cart: current } = await cart.view({ signal, silent: true, fresh: true });
        const { userId } = current.user;
        if (!isAuthenticated(userId)) throw new ApiFailure('sessionExpired');
        if (userId !== kept.userId) {
          waiting.forget();
          return null;
        }
        sending = change.id;
        const outcome = await send(change, current, signal).finally(() => {
          sending = null;
        });
        replace(change.id, outcome.kind === 'conflict' ? outcome.change : laterThan(change));
        return outcome;
      }),
    decide({ id, keeps }) {
      const change = waiting.read()?.changes.find((one) => one.id === id);
      if (change === undefined || !isConflict(change)) return;
      // What was found there is what it is now changed from.
      replace(id, keeps === 'there' ? null : { ...change, from: change.there, there: null });
    },
  };
}

/** The change that takes each of these out; none where it does not wait to be. */
const removalsOf = (items: readonly ListedProduct[], changes: readonly WaitingChange[]) =>
  items.map(({ productId, quantity }) =>
    changes.find(
      (change) =>
        change.kind === 'set' &&
        change.to === 0 &&
        change.product.productId === productId &&
        change.from === quantity,
    ),
  );

/** The way back of a change that is sent already. */
function takenBack(change: WaitingChange): WaitingChange {
  if (change.kind === 'add') return change;
  if (change.kind === 'set') return { ...change, to: change.from };
  // Of a heart it is known alone whether it was full.
  const before = change.to > 0 ? 0 : firstQuantity(change.product);
  return { ...change, to: change.from ?? before };
}

/** One tab at a time sends: what another has sent by then waits no more. */
const alone = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  typeof navigator === 'object' && 'locks' in navigator
    ? navigator.locks.request('waiting-changes', { signal }, work)
    : work();
