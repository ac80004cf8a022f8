import { listAddresses, updateAddress } from '../../../contract/api/shopping/address.ts';
import { viewCart, type Cart } from '../../../contract/api/shopping/cart.ts';
import type { Address } from '../../../contract/api/shopping/delivery.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { done, homeDetails, homes } from '../../../tests/backend/journeys.ts';
import type { ShopClient } from '../../../tests/backend/shop-client.ts';
import type { OpenLatch } from '../../kit/http/latch.ts';
import type { TextedShop } from '../../kit/http/seeded-shop.ts';
import { newVisitor } from '../../kit/http/visitor.ts';
import type { Act, Wrong } from '../../kit/scenes/scene.ts';
import type { Browser, Tab } from './tab.ts';
import { flow } from './tab.ts';

/** Where scenes are played: a real shop behind a latch. */
export interface Ground {
  readonly shop: TextedShop;
  readonly latch: OpenLatch;
}

/** A browser of a shopper who has an account with an address, and their other device. */
export interface Cast {
  readonly browser: Browser;
  readonly device: ShopClient;
  readonly homes: readonly Address[];
}

/** A new shopper with one home address, which no cart has yet; logged in on another device. */
export async function newCast(ground: Ground): Promise<Cast> {
  const visitor = await newVisitor(ground);
  const device = await visitor.other();
  await done(device.call(updateAddress, { ...homes[device.tenantId], ...homeDetails }));
  const { addresses } = await done(device.call(listAddresses, { address_type: 'home' }));
  return {
    browser: { visitor, latch: ground.latch, restoreToken: null },
    device,
    homes: addresses,
  };
}

/** The cart as the shop has it, seen from the other device. */
export const cartInShop = ({ device }: Cast): Promise<Cart> => done(device.call(viewCart));

/** What a cart holds of a product: pieces, or the weight of what is weighed (QTY-13). */
export const quantityIn = (cart: Cart, productId: number): number =>
  linesOf(cart)
    .filter((line) => line.product.productId === productId)
    .reduce((sum, { quantity, weight }) => sum + quantity + weight, 0);

const linesText = (cart: Cart): string =>
  linesOf(cart)
    .map(({ product, quantity, weight }) => `${quantity + weight} × ${product.name}`)
    .toSorted()
    .join(', ') || 'nothing';

/** The cart a tab shows is the shop's. */
export async function wrongCart(tab: Tab, cast: Cast): Promise<Wrong | null> {
  const shown = shownCart(flow(tab, 'cart').getSnapshot());
  const real = await cartInShop(cast);
  const got = shown === null ? 'no cart' : linesText(shown);
  if (shown !== null && got === linesText(real)) return null;
  return {
    rule: 'RULE-CART-2',
    says: `What is shown is what the shop has: ${linesText(real)}`,
    got,
  };
}

/** The first act that is possible. */
export const firstOf = (...acts: readonly (() => Act | null)[]): Act | null => {
  for (const act of acts) {
    const possible = act();
    if (possible !== null) return possible;
  }
  return null;
};
