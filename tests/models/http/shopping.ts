import type { Cart } from '../../../contract/api/cart.ts';
import type { CartFacts } from '../../../machines/cart/cart.types.ts';
import { factsOf } from '../../../machines/cart/cart.facts.ts';
import { chooseHome, chooseSlot, fill, plenty } from '../../backend/journeys.ts';
import type { Visitor } from '../../path-kit/http/visitor.ts';

let shoppers = 0;

/** An address and a slot of their own; slots are taken in turn, so that none fills up. */
export async function chooseDelivery({ client }: Visitor): Promise<Cart> {
  await chooseHome(client);
  shoppers += 1;
  return chooseSlot(client, shoppers % 5);
}

/** Logged in, with address and slot. */
export async function makeReady(visitor: Visitor): Promise<Cart> {
  await visitor.client.logIn(visitor.name);
  return chooseDelivery(visitor);
}

/** Ready, and with more in the cart than the least order. */
export async function makeFull(visitor: Visitor): Promise<Cart> {
  await makeReady(visitor);
  return fill(visitor.client, plenty);
}

/** What the flows know of a real cart. */
export const realFacts = (cart: Cart): CartFacts =>
  factsOf({ cart, answeredAt: Date.now(), bypass: { address: false, timeslot: false } });
