import { addToCart, deleteFromCart, viewCart } from '../contract/api/shopping/cart.ts';
import { done, readyToShop } from '../tests/backend/journeys.ts';
import type { ShopClient } from '../tests/backend/shop-client.ts';
import { plainProducts, visitorOf } from './shoppers.ts';

/** Two demo accounts with address and slot, whose carts are known. */
export interface Carts {
  /** Cookies of an account with so many lines in its cart. */
  readonly full: string;
  /** Cookies of an account without any. */
  readonly empty: string;
  /** Empties the cart of the second one again. */
  readonly tidy: () => Promise<void>;
}

async function emptyCart(shopper: ShopClient): Promise<void> {
  const { cartItems = [] } = await done(shopper.call(viewCart));
  const items = cartItems.map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
}

async function logIn(shop: { port: number; brand: string }, name: string): Promise<ShopClient> {
  const shopper = await visitorOf(shop.port, shop.brand).logIn(name);
  await readyToShop(shopper);
  await emptyCart(shopper);
  return shopper;
}

const cookiesOf = ({ cookies }: ShopClient): string =>
  [...cookies].map((cookie) => cookie.join('=')).join('; ');

/** Prepares the carts at a demo shop: their accounts are there in every one. */
export async function prepareCarts(shop: { port: number; brand: string }, lines: number): Promise<Carts> {
  const [full, empty] = [await logIn(shop, 'demo'), await logIn(shop, 'lettura')];
  const products = await plainProducts(shop.port, lines, shop.brand);
  await done(full.call(addToCart, { items: products.map((productId) => ({ productId, quantity: 1 })) }));
  return { full: cookiesOf(full), empty: cookiesOf(empty), tidy: () => emptyCart(empty) };
}
