import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts';
import type { CartReading } from './cart-reading.ts';
import { cartStateOf, partsOf } from './cart-state.ts';
import type { CartStateContext, UserCartState } from './cart-state.ts';

interface KeptState {
  readonly state: UserCartState;
  readonly snapshot: CatalogueSnapshot;
  /** `YYYY-MM-DD` in Europe/Rome. */
  readonly today: string;
  readonly from: Date;
  /** When its slot or its lock is lost; null where nothing of it ends today. */
  readonly until: Date | null;
}

const states = new WeakMap<CartReading, KeptState>();

const holds = ({ from, until }: KeptState, now: Date): boolean =>
  from <= now && (until === null || now < until);

/** False where a cart hangs on other orders, of which its reading says nothing. */
const isAllRead = ({ cart, lines, packages }: UserCartState): boolean =>
  cart.modifyingOrderId === null &&
  [...lines, ...packages].every(({ shelf }) => (shelf.row.dailyMax ?? 0) <= 0);

/** Remembers what a cart that was read comes to, for as long as that holds. */
export async function keepState(
  context: Pick<CartStateContext, 'now' | 'shop' | 'today'>,
  reading: CartReading,
  state: UserCartState,
): Promise<void> {
  if (!isAllRead(state)) return;
  const { now: from, today } = context;
  const ends = [reading.hold?.heldUntil, reading.cart.lockedUntil].filter((end) => end && end > from);
  const [until = null] = ends.toSorted((one, other) => Number(one) - Number(other));
  states.set(reading, { state, snapshot: await context.shop(), today, from, until });
}

/** A cart that was read, priced now: worked out once for each state of the catalogue. */
export async function keptState(context: CartStateContext, reading: CartReading): Promise<UserCartState> {
  const kept = states.get(reading);
  const snapshot = await context.shop();
  if (kept?.snapshot === snapshot && kept.today === context.today && holds(kept, context.now))
    return kept.state;
  const state = await cartStateOf(context, reading.cart, await partsOf(context, reading));
  await keepState(context, reading, state);
  return state;
}
