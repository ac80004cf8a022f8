import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { addToCart } from '../../../contract/api/cart.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { TenantContext } from '../../tenant-context.ts';
import { unknownOrder } from '../order/order.errors.ts';
import { unknownWishlist } from '../wishlist/wishlist.errors.ts';
import { addLines } from './add-lines.ts';
import type { AddRequest } from './add-lines.ts';
import { unknownProduct } from './cart.errors.ts';
import { loadCartPlace } from './cart-state.ts';
import type { CartPlace } from './cart-state.ts';
import type { CartRow } from './cart.repository.ts';
import { editCart } from './edit-cart.ts';
import type { CartChange, EditedCart } from './edit-cart.ts';
import { assertAssigned } from './gates.ts';

const addedText = (count: number) =>
  count === 1 ? 'Prodotto aggiunto al carrello.' : `${count} prodotti aggiunti al carrello.`;

/** The place of a cart things may be added to. */
async function gatedPlace(unit: TenantContext, cart: CartRow): Promise<CartPlace> {
  const place = await loadCartPlace(unit, cart);
  assertAssigned({ cart, ...place }, unit.facts);
  return place;
}

async function addAll(
  unit: TenantContext,
  cart: CartRow,
  batch: { requests: readonly AddRequest[]; skipping: boolean; place: CartPlace },
): Promise<CartChange> {
  const { added, warnings, lines } = await addLines(unit, cart, batch);
  return {
    infos: added === 0 ? [] : [{ text: addedText(added) }],
    warnings,
    known: { place: batch.place, lines },
  };
}

/** Adds products, all or nothing (C02). */
export function addItems(
  context: TenantContext,
  userId: number,
  items: EndpointParams<typeof addToCart>['items'],
): Promise<EditedCart> {
  return editCart(context, userId, async (unit, cart) => {
    const place = await gatedPlace(unit, cart);
    const { catalogue } = await unit.shop();
    const requests = items.map((item): AddRequest => {
      const product = item.useWpId ? catalogue.byWpId(item.productId) : catalogue.byId(item.productId);
      if (product === null) throw unknownProduct();
      return { productId: product.row.productId, quantity: item.quantity, infos: item.infos ?? {} };
    });
    return addAll(unit, cart, { requests, skipping: false, place });
  });
}

/** Adds what can be added of an own order (C05). */
export function addOrder(context: TenantContext, userId: number, orderId: number): Promise<EditedCart> {
  return editCart(context, userId, async (unit, cart) => {
    const order = await unit.orders.find(userId, orderId);
    if (order === null) throw unknownOrder();
    const place = await gatedPlace(unit, cart);
    const lines = await unit.orders.listLines([orderId]);
    const requests = lines
      .filter((line) => line.kind === 'item')
      .map((line) => ({
        productId: line.productId,
        quantity: fromThousandths(line.quantity),
        infos: { ...line.options, accept_alternatives: line.acceptAlternatives ? 'true' : 'false' },
      }));
    return addAll(unit, cart, { requests, skipping: true, place });
  });
}

/** Adds what can be added of a list the user may read (C06). */
export function addWishlist(context: TenantContext, userId: number, listId: number): Promise<EditedCart> {
  return editCart(context, userId, async (unit, cart) => {
    const list = await unit.wishlists.findReadable(userId, listId);
    if (list === null) throw unknownWishlist();
    const place = await gatedPlace(unit, cart);
    const items = await unit.wishlists.listItems(listId);
    const requests = items.map((item) => ({
      productId: item.productId,
      quantity: fromThousandths(item.quantity),
      infos: {},
    }));
    return addAll(unit, cart, { requests, skipping: true, place });
  });
}
