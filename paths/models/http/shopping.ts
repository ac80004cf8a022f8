import type { Cart } from '../../../contract/api/shopping/cart.ts';
import type { CartSummary } from '../../../machines/cart/cart.types.ts';
import { summaryOf } from '../../../machines/cart/cart.summary.ts';
import { chooseHome, chooseSlot, fill, plenty } from '../../../tests/backend/journeys.ts';
import type { Shopper } from '../../kit/http/shopper.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

let chosen = 0;

/** An address and a slot of their own; slots are taken in turn, so that none fills up. */
export async function chooseDelivery({ client }: Shopper): Promise<Cart> {
  await chooseHome(client);
  chosen += 1;
  return chooseSlot(client, chosen % 5);
}

/** Logged in, with address and slot. */
export async function makeReady(shopper: Shopper): Promise<Cart> {
  await shopper.client.logIn(shopper.name);
  return chooseDelivery(shopper);
}

/** Ready, and with more in the cart than the least order. */
export async function makeFull(shopper: Shopper): Promise<Cart> {
  await makeReady(shopper);
  return fill(shopper.client, plenty);
}

/** The code of the shop works today; the flows share one shop, and one of them lets it run out. */
export const renewCode = (visitor: Visitor): Promise<void> =>
  visitor.sql(`UPDATE gift_certificates SET valid_to = now() + interval '1 year', min_spend = 0
    WHERE code = 'GIFT5'`);

/** What the flows know of a real cart. */
export const realFacts = (cart: Cart): CartSummary =>
  summaryOf({ cart, answeredAt: Date.now(), bypass: { address: false, timeslot: false } });
