import { toThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { Message } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { lockCartForEdit, unprepare } from './active-cart.usecases.ts';
import { takeProducts } from './cart-line-state.ts';
import type { CartContents } from './cart-line-state.ts';
import { cartStateOf, partsOf } from './cart-state.ts';
import type { CartStateContext } from './cart-state.ts';
import type { CartParts, UserCartState } from './cart-state.ts';
import type { CartContext } from './cart.context.ts';
import type { CartReading, CartRow, ReadLine } from './cart-reading.ts';
import type { NewCartLine } from './cart.repository.ts';
import { keepState } from './kept-state.ts';
import { optionsKey } from './line-draft.ts';
import { readCart } from './read-cart.ts';
import type { LineDraft } from './line-draft.ts';
import { shortageWarnings } from './shortage-text.ts';

/** What a change of the cart tells besides the cart. */
interface CartNotes {
  readonly infos?: readonly Message[];
  readonly warnings?: readonly Message[];
}

/** What came of a change; `known` says that it changed nothing but the lines, and what it knows of the parts. */
export interface CartChange extends CartNotes {
  readonly known?: Partial<CartParts>;
  /** The goods come on another day, or from another store: what is lacking there is told. */
  readonly isMoved?: boolean;
}

/** The cart after a change, with what there is to tell. */
export interface EditedCart {
  readonly state: UserCartState;
  readonly notes: CartNotes;
}

/** Locks the active cart for a change and reads it, asking for both at once; a prepared one is opened again. */
async function openForEdit<Context extends CartStateContext>(
  unit: Transactional<Context>,
  userId: number,
  productIds: readonly number[],
): Promise<CartReading> {
  const kept = unit.keptCarts.find(userId);
  // In a transaction statements run one after the other: the cart is read when it is locked, however long that took.
  const [locked, reading] = await Promise.all([
    unit.carts.lockActive(userId),
    unit.carts.readActive(userId, productIds, kept),
  ]);
  if (kept !== null && reading?.lines === kept.lines) takeProducts(kept, reading);
  if (locked !== null && reading?.cart.cartId === locked.cartId)
    return locked.lockedUntil === null ? reading : { ...reading, cart: await unprepare(unit, locked) };
  return readCart(unit, await lockCartForEdit(unit, userId));
}

/** A cart without the stock of other products, which nobody confirms when it is asked for again. */
function ofLinesAlone(reading: CartReading): CartReading {
  const productIds = new Set(reading.lines.map(({ productId }) => productId));
  const rows = reading.stock.rows.filter(({ productId }) => productIds.has(productId));
  return { ...reading, stock: { ...reading.stock, productIds, rows } };
}

/** A cart that was read, with the lines it has by now. */
function withLines(before: CartReading, { lines }: Partial<CartParts>): CartReading {
  if (lines === undefined) return ofLinesAlone(before);
  const after = ofLinesAlone({ ...before, lines: lines.map(({ row }) => row) });
  takeProducts(before, after);
  return after;
}

/**
 * Changes the active cart under its lock, all or nothing; the answer is the cart as it then is. `productIds` are those the
 * change will ask the stock of besides its own.
 */
export function editCart<Context extends CartStateContext>(
  context: Transactional<Context>,
  userId: number,
  change: (unit: Transactional<Context>, cart: CartRow, reading: CartReading) => Promise<CartChange>,
  productIds: readonly number[] = [],
): Promise<EditedCart> {
  return context.transaction(async (unit) => {
    const before = await openForEdit(unit, userId, productIds);
    const { known, isMoved = false, ...notes } = await change(unit, before.cart, before);
    const reading = known === undefined ? await unit.carts.readActive(userId) : withLines(before, known);
    if (reading === null) throw new Error(`the active cart of user ${userId} vanished while it was locked`);
    const state = await cartStateOf(unit, reading.cart, await partsOf(unit, reading, known));
    // Where the transaction fails, no row will ever have the versions it has now.
    unit.keptCarts.keep(reading);
    await keepState(unit, reading, state);
    if (!isMoved) return { state, notes };
    return { state, notes: { ...notes, warnings: [...(notes.warnings ?? []), ...shortageWarnings(state)] } };
  });
}

function rowOf(draft: LineDraft): NewCartLine {
  return {
    productId: draft.product.productId,
    optionsKey: optionsKey(draft.options),
    options: { ...draft.options },
    quantity: toThousandths(draft.quantity) ?? 0,
    ...draft.choice,
    acceptAlternatives: draft.acceptAlternatives,
    customWeight: draft.customWeight,
    note: draft.note,
    acceptedExclusions: [...draft.accepted],
  };
}

/** Writes what differs between the lines a cart has and the lines it shall have; answers what it then has. */
export async function writeDrafts(
  unit: Pick<CartContext, 'carts'>,
  cart: CartRow,
  change: {
    contents: CartContents;
    before: readonly LineDraft[];
    after: readonly LineDraft[];
  },
): Promise<CartContents> {
  const { contents, before, after } = change;
  const old = new Map(before.map((draft) => [draft.itemId, draft]));
  const gone = after.filter((draft) => draft.quantity <= 0 && draft.itemId > 0).map((draft) => draft.itemId);
  await unit.carts.deleteLines(gone);
  const put = await unit.carts.putLines(
    cart.cartId,
    after
      .filter((draft) => draft.quantity > 0 && old.get(draft.itemId) !== draft)
      .map((draft) => ({ ...rowOf(draft), userId: cart.userId })),
  );
  const rows = new Map<number, ReadLine>([...contents.rows, ...put].map((row) => [row.itemId, row]));
  for (const itemId of gone) rows.delete(itemId);
  return {
    rows: [...rows.values()].toSorted((one, other) => one.itemId - other.itemId),
    products: contents.products,
  };
}
