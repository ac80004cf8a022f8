import { setTimeout as pause } from 'node:timers/promises';
import { login } from '../../contract/api/account/auth.ts';
import { buy } from '../../contract/api/ordering/checkout.ts';
import { viewOrder } from '../../contract/api/ordering/order.ts';
import { addToCart, deleteFromCart, viewCart } from '../../contract/api/shopping/cart.ts';
import { listProducts } from '../../contract/api/shopping/product.ts';
import { selectTimeslot } from '../../contract/api/shopping/timeslot.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import {
  chooseHome,
  done,
  openSlots,
  payAtProvider,
  plenty,
  prepare,
  product,
} from '../../tests/backend/journeys.ts';
import { joined, newPassword } from '../../tests/backend/people.ts';
import type { ShopClient } from '../../tests/backend/shop-client.ts';

/** An answer was well-formed and not true. */
class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
}

function hold(isSo: boolean, what: string): void {
  if (!isSo) throw new WrongAnswerError(what);
}

const words = ['pasta', 'latte', 'mele', 'biologico', 'pomodori', 'caffè', 'zuchine', 'parmigano'];

/** Registers a new customer, as the first visit of a shopper does. */
export async function arrive(client: ShopClient, email: string): Promise<void> {
  await joined(client, email, { phone: '3331234567' });
}

async function look(client: ShopClient, round: number): Promise<void> {
  hold((await client.send('/')).status === 200, 'the home page is not there');
  const listed = await done(client.call(listProducts, { page_size: 24, page: 1 + (round % 20) }));
  hold(listed.products.length === 24, `a page of the list has ${listed.products.length} products`);
  const q = words[round % words.length] ?? '';
  const found = await done(client.call(listProducts, { q, page_size: 24 }));
  hold(found.products.length > 0, `nothing is found for ${q}`);
  const slug = found.products[0]?.slug ?? '';
  hold((await client.send(`/product/${slug}`)).status === 200, `the page of ${slug} is not there`);
}

/** A slot somebody else took meanwhile is no fault: the next one is tried. */
async function takeSlot(client: ShopClient, at: number): Promise<void> {
  const slots = await openSlots(client);
  hold(slots.length > 0, 'no slot is open');
  for (let tried = 0; tried < 5; tried += 1) {
    const slot = slots[(at + tried * 7) % slots.length];
    const wish = { sel_date: slot?.dateIso, timeslot_id: slot?.timeslotId };
    if ((await client.call(selectTimeslot, wish)).status === 0) return;
  }
  throw new WrongAnswerError('five open slots were all refused');
}

async function fillCart(client: ShopClient): Promise<number> {
  const items = linesOf(await done(client.call(viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(client.call(deleteFromCart, { items }));
  const [[slug, quantity]] = plenty as [[string, number]];
  const { productId } = await product(client, slug);
  const cart = await done(client.call(addToCart, { items: [{ productId, quantity }] }));
  const held = linesOf(cart).map((line) => [line.product.productId, line.quantity]);
  hold(
    JSON.stringify(held) === JSON.stringify([[productId, quantity]]),
    `the cart holds ${JSON.stringify(held)}`,
  );
  return productId;
}

async function buyIt(client: ShopClient, productId: number): Promise<void> {
  const { totalPrice } = await prepare(client);
  const { orderId, redirectUrl } = await done(client.call(buy, { payment_type_id: 12 }));
  await payAtProvider(client, redirectUrl, 'approve');
  const order = await done(client.call(viewOrder, { order_id: orderId }));
  hold(order.orderStatusId === 3, `order ${orderId} was paid and has status ${order.orderStatusId}`);
  hold(order.totalPrice === totalPrice, `order ${orderId} costs ${order.totalPrice}, its cart ${totalPrice}`);
  const bought = order.orderItems?.map((line) => line.product.productId);
  hold(
    JSON.stringify(bought) === JSON.stringify([productId]),
    `order ${orderId} has ${JSON.stringify(bought)}`,
  );
  hold(linesOf(await done(client.call(viewCart))).length === 0, 'the cart is full after it was bought');
}

/** Shops until the time is over: looks around, logs in, fills a cart, buys. Answers how many orders were placed. */
export async function shopUntil(
  client: ShopClient,
  who: { readonly email: string; readonly at: number },
  isOver: () => boolean,
): Promise<number> {
  let orders = 0;
  await pause((who.at % 50) * 20);
  await done(client.call(login, { login: who.email, password: newPassword }));
  await chooseHome(client);
  for (let round = who.at; !isOver(); round += 1) {
    await look(client, round);
    if (isOver()) break;
    await takeSlot(client, round);
    await buyIt(client, await fillCart(client));
    orders += 1;
  }
  return orders;
}
