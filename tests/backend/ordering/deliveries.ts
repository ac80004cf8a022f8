import { viewOrder } from '../../../contract/api/ordering/order.ts';
import type { Order, OrderItem } from '../../../contract/api/ordering/order.ts';
import { done, payAtProvider, plenty, purchase } from '../journeys.ts';
import type { Wanted } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';

/** Two tins of oil, apples, weighed chicken and pasta: 59.80 + 2.79 + 10.80 + 4.95, and 4.90 for the delivery. */
export const basket: Wanted = [
  ...plenty,
  ['mele-annurche', 1],
  ['petto-di-pollo-a-fette-450-g', 2],
  ['penne-rigate-500-g', 5],
];

/** An order with its lines. */
export const seen = (client: ShopClient, orderId: number): Promise<Order> =>
  done(client.call(viewOrder, { order_id: orderId }));

/** An order paid by card. */
export async function paidOrder(client: ShopClient, wanted = basket): Promise<Order> {
  const bought = await purchase(client, { wanted, paymentTypeId: 12 });
  await payAtProvider(client, bought.redirectUrl, 'approve');
  return seen(client, bought.orderId);
}

/** Says something of an order to a development call. */
export async function tell(
  client: ShopClient,
  path: '/__dev/claim' | '/__dev/delivery',
  body: object,
): Promise<{ http: number; body: unknown }> {
  const answer = await client.send(path, { method: 'POST', body: JSON.stringify(body) });
  return { http: answer.status, body: await answer.json() };
}

/** Hands an order over, but for `lines` as ordered. */
export async function deliver(client: ShopClient, order: Order, lines: object[] = []): Promise<Order> {
  const { http } = await tell(client, '/__dev/delivery', { order_id: order.orderId, lines });
  if (http !== 200) throw new Error(`the delivery was answered ${http}`);
  return seen(client, order.orderId);
}

export function itemOf({ orderItems = [] }: Order, slug: string): OrderItem {
  const item = orderItems.find(({ product }) => product.slug === slug);
  if (item === undefined) throw new Error(`the order has no ${slug}`);
  return item;
}
