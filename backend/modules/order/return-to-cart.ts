import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Message } from '../../platform/domain-errors.ts';
import type { Said } from '../../platform/said.ts';
import { addLines } from '../cart/add-lines.ts';
import { readCart } from '../cart/read-cart.ts';
import type { CartAddition } from '../cart/add-lines.ts';
import { putGiftOnCart } from '../cart/cart-gift.usecases.ts';
import type { GiftOnCartContext } from '../cart/cart-gift.usecases.ts';
import { loadCartSurroundings } from '../cart/cart-surroundings.ts';
import type { CartContext } from '../cart/cart.context.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import { serviceOf } from '../address/address.view.ts';
import { holdSlot } from '../timeslot/hold-slot.ts';
import type { OrderContext } from './order.context.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type ReturnToCartContext = GiftOnCartContext &
  Pick<CartContext, 'exclusions' | 'productSubstitutions'> &
  Pick<OrderContext, 'orders'>;

const addition = (line: OrderLineRow): CartAddition => ({
  productId: line.productId,
  quantity: fromThousandths(line.quantity),
  infos: {
    ...line.options,
    accept_alternatives: line.acceptAlternatives ? 'true' : 'false',
    ...(line.customWeight === null ? {} : { customWeight: line.customWeight }),
    ...(line.note === null ? {} : { note: line.note }),
  },
});

const notReturned = (text: Said): Message => ({ text, code: 'order.notReturned' });
const slotGone = notReturned({
  it: "La fascia oraria di prima non è più libera: scegline un'altra.",
  'en-US': 'The time slot you had is no longer free: choose another one.',
});
const slotKept = notReturned({
  it: 'Il carrello tiene la fascia oraria che aveva già.',
  'en-US': 'Your cart keeps the time slot it already had.',
});
const slotElsewhere = notReturned({
  it: 'Il carrello va a un altro indirizzo: scegli la fascia oraria.',
  'en-US': 'Your cart goes to another address: choose a time slot.',
});
const noteKept = notReturned({
  it: 'Il carrello tiene la nota che aveva già.',
  'en-US': 'Your cart keeps the note it already had.',
});
const nothingLost: readonly Message[] = [];

/** Holds the order's place again for a cart that goes to the same address and has chosen none. */
async function returnSlot(
  unit: ReturnToCartContext,
  cart: CartRow,
  order: OrderRow,
): Promise<readonly Message[]> {
  const { deliveryServiceId, storeId, slotDate, timeslotId } = order;
  const { addressId } = order.address;
  const { address, slot: current } = await loadCartSurroundings(unit, cart);
  if (current !== null && current.state !== 'lost') {
    const isSame = current.place.slotDate === slotDate && current.place.timeslotId === timeslotId;
    return isSame ? nothingLost : [slotKept];
  }
  if (cart.addressId !== addressId || cart.addressAuto || cart.storeId !== storeId) return [slotElsewhere];
  if (address === null || serviceOf(address.addressTypeId) !== deliveryServiceId) return [slotElsewhere];
  const { templates } = await unit.shop();
  const template = templates.find((known) => known.timeslotId === timeslotId);
  if (template === undefined) return [slotGone];
  const place = { storeId, deliveryServiceId, slotDate, timeslotId };
  try {
    await holdSlot(unit, cart, { place, template });
  } catch (error) {
    // Closed or full by now: the goods come back nevertheless, and the shopper chooses another.
    if (error instanceof RefusalError) return [slotGone];
    throw error;
  }
  await unit.carts.update(cart.cartId, { slotDate, timeslotId });
  return nothingLost;
}

async function returnNote(
  unit: ReturnToCartContext,
  cart: CartRow,
  { orderComment }: OrderRow,
): Promise<readonly Message[]> {
  if (orderComment === '' || orderComment === cart.orderComment) return nothingLost;
  if (cart.orderComment !== '') return [noteKept];
  await unit.carts.update(cart.cartId, { orderComment });
  return nothingLost;
}

/** Puts the order's gift code on the cart, whose lines are there already: it may ask for a sum. */
async function returnGift(
  unit: ReturnToCartContext,
  cart: CartRow,
  { gift }: OrderRow,
): Promise<readonly Message[]> {
  if (gift === null) return nothingLost;
  const { code } = gift.certificate;
  try {
    await putGiftOnCart(unit, cart, code);
    return nothingLost;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.messages.map(({ text }) =>
      notReturned({ it: `Buono ${code}: ${text.it}`, 'en-US': `Gift certificate ${code}: ${text['en-US']}` }),
    );
  }
}

/**
 * Puts what a cancelled order had into the locked cart, beside what is there: the goods as far as they may be had, the
 * slot and the note where the cart has none, the gift code where it still holds (O03, CHK-20). Returns what did not
 * come back, or came otherwise, and why.
 */
export async function returnToCart(
  unit: ReturnToCartContext,
  cart: CartRow,
  order: OrderRow,
): Promise<readonly Message[]> {
  const slot = await returnSlot(unit, cart, order);
  const note = await returnNote(unit, cart, order);
  const lines = await unit.orders.listLines([order.orderId]);
  const exclusions = await unit.exclusions.find(order.userId);
  const { warnings } = await addLines(unit, await readCart(unit, cart), {
    requests: lines.filter((line) => line.kind !== 'replaced').map(addition),
    skipping: true,
    exclusions,
  });
  const gift = await returnGift(unit, cart, order);
  return [...warnings, ...slot, ...note, ...gift];
}
