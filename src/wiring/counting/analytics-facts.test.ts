import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../../contract/api/analytics.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { aCart, aCartItem, aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { analyticsFacts } from './analytics-facts.ts';

const penne = aProduct();
const item = { item_id: '11', item_name: 'Penne rigate', item_brand: 'Trafilona', price: 99 };
const full = aCart({ cartItems: [aCartItem()], totalPrice: 6.88 });

function open(cart: Cart | null = full, paymentType: number | null = 2) {
  const tracked: AnalyticsEvent[] = [];
  const sent = new Set<number>();
  const facts = analyticsFacts({
    track: (event) => void tracked.push(event),
    cart: () => cart,
    paymentType: () => paymentType,
    hasSent: (orderId) => sent.has(orderId),
    rememberSent: (orderId) => void sent.add(orderId),
  });
  return { facts, tracked, names: () => tracked.map(({ name }) => name) };
}

test('COOK-02: a list is told with its products, an empty one is not', () => {
  const { facts, tracked } = open();
  facts.shown({ kind: 'list', name: 'pasta-semola', products: [penne] });
  facts.shown({ kind: 'list', name: 'search', products: [] });
  facts.shown(null);
  expect(tracked).toEqual([
    { name: 'view_item_list', item_list_id: 'pasta-semola', items: [{ ...item, quantity: 1 }] },
  ]);
});

test('COOK-02: a product chosen in the list before is told as chosen there, and only once', () => {
  const { facts, tracked, names } = open();
  facts.shown({ kind: 'list', name: 'search', products: [penne] });
  facts.shown({ kind: 'product', product: penne });
  expect(tracked.slice(1)).toEqual([
    { name: 'select_item', item_list_id: 'search', items: [{ ...item, quantity: 1 }] },
    { name: 'view_item', value: 99, items: [{ ...item, quantity: 1 }] },
  ]);
  facts.shown({ kind: 'product', product: penne });
  facts.shown({ kind: 'list', name: 'search', products: [penne] });
  facts.shown({ kind: 'product', product: aProduct({ productId: 99 }) });
  expect(names().slice(3)).toEqual(['view_item', 'view_item_list', 'view_item']);
});

test('COOK-02: the way to an order, step by step, with what is in the cart', () => {
  const { facts, tracked } = open();
  facts.shown({ kind: 'checkout' });
  facts.told({ type: 'cart.prepared' });
  facts.told({ type: 'order.placed', orderId: 5 });
  const part = { value: 688, items: [{ ...item, quantity: 2 }] };
  expect(tracked).toEqual([
    { name: 'begin_checkout', ...part },
    {
      name: 'add_shipping_info',
      ...part,
      shipping_tier: full.shippingAddress?.addressTypeId === 2 ? 'home' : 'pickup',
    },
    { name: 'add_payment_info', ...part, payment_type: '2' },
  ]);
});

test('COOK-02: nothing is told of a cart that is empty, or of no way of payment', () => {
  for (const cart of [null, aCart({ cartItems: [] })]) {
    const { facts, names } = open(cart);
    facts.shown({ kind: 'checkout' });
    facts.told({ type: 'cart.prepared' });
    expect(names()).toEqual([]);
  }
  const { facts, names } = open(full, null);
  facts.told({ type: 'order.placed', orderId: 5 });
  expect(names()).toEqual([]);
});

test('COOK-03: an order is told once, whenever its page is seen again', () => {
  const { facts, tracked, names } = open();
  const orderItems = [{ ...aCartItem(), orderItemId: 101, delivery: null, claim: null, sold: true }];
  const order = anOrder({ orderId: 501, orderItems, totalPrice: 6.88, deliveryFee: 4.9 });
  facts.shown({ kind: 'order', order });
  facts.shown({ kind: 'order', order });
  expect(tracked).toEqual([
    {
      name: 'purchase',
      transaction_id: '501',
      value: 688,
      shipping: 490,
      items: [{ ...item, quantity: 2 }],
    },
  ]);
  facts.shown({ kind: 'order', order: anOrder({ orderId: 502, orderItems }) });
  expect(names()).toEqual(['purchase', 'purchase']);
});

test('COOK-02: searches, a login, a registration and what is written into the cart', () => {
  const { facts, tracked } = open();
  facts.told({ type: 'search.submitted', text: 'Pane' });
  facts.told({ type: 'search.submitted', text: 'anna@posta.example' });
  facts.loggedIn();
  facts.told({ type: 'registration.sent' });
  facts.told({ type: 'cart.written', before: aCart({ cartItems: [] }), after: full });
  facts.told({ type: 'login.requested' });
  expect(tracked).toEqual([
    { name: 'search', search_term: 'pane' },
    { name: 'login', method: 'password' },
    { name: 'sign_up', method: 'form' },
    { name: 'add_to_cart', value: 198, items: [{ ...item, quantity: 2 }] },
  ]);
});
