import { beforeEach, expect, test } from 'vitest';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { claimOrderLine } from '../../../contract/api/ordering/order.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { viewInvoice, viewReceipt } from '../../../contract/api/ordering/order-document.ts';
import { updateBillingAddress } from '../../../contract/api/account/registration.ts';
import { updateCartInfo } from '../../../contract/api/shopping/cart.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { done, fill, payAtProvider, prepare, product, readyToShop } from '../journeys.ts';
import type { Wanted } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { basket, deliver, itemOf, paidOrder, seen } from './deliveries.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
});

const holder = {
  companyName: 'Ufficio Prove srl',
  fiscalCode: '',
  vatNumber: '12345678903',
  address1: 'Via Appia Nuova',
  addressNumber: '214',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  sdiCode: '',
  pec: 'prove@pec.example',
};
const today = () => dayOfInstant(shop().clock.now().getTime());

/** An order paid by card that asks for an invoice. */
async function invoicedOrder(client: ShopClient, wanted: Wanted = basket): Promise<Order> {
  await done(client.call(updateBillingAddress, holder));
  await readyToShop(client);
  await fill(client, wanted);
  await done(client.call(updateCartInfo, { property: 'need_invoice', value: 'true' }));
  await prepare(client);
  const bought = await done(client.call(buy, { payment_type_id: 12 }));
  await payAtProvider(client, bought.redirectUrl, 'approve');
  return seen(client, bought.orderId);
}

const receiptOf = ({ orderId }: Order, client = shopper) => client.call(viewReceipt, { order_id: orderId });
const invoiceOf = ({ orderId }: Order, client = shopper) => client.call(viewInvoice, { order_id: orderId });

test('ORD-16: the receipt of a delivered order lists what came, with its VAT, and adds up', async () => {
  const ordered = await paidOrder(shopper);
  const early = await receiptOf(ordered);
  expect([early.code, early.body.response.errorsMessage]).toEqual([
    'order.receipt.notAvailable',
    ["Il riepilogo c'è quando l'ordine è consegnato."],
  ]);
  const coffee = await product(shopper, 'caffe-macinato-250-g');
  const order = await deliver(shopper, ordered, [
    { orderItemId: itemOf(ordered, 'mele-annurche').orderItemId, weight: 0.87 },
    { orderItemId: itemOf(ordered, 'petto-di-pollo-a-fette-450-g').orderItemId },
    {
      orderItemId: itemOf(ordered, 'penne-rigate-500-g').orderItemId,
      replacement: { productId: coffee.productId, quantity: 1 },
    },
  ]);
  const receipt = await done(receiptOf(order));
  expect(receipt).toMatchObject({
    number: String(order.orderId),
    date: today(),
    orderId: order.orderId,
    seller: { name: 'Cestolieto S.p.A.', vatNumber: '00000000000', email: 'ciao@cestolieto.example' },
    holder: null,
    deliveryFee: 4.9,
    gift: 0,
    notCharged: 0,
    total: 70.32,
    refunded: 0,
    paid: 70.32,
  });
  expect(
    receipt.lines.map(({ name, quantity, weight, unit, total }) => [name, quantity, weight, unit, total]),
  ).toEqual([
    [itemOf(order, 'olio-extravergine-latta-5-l').product.name, 2, 0, 'lt', 59.8],
    [itemOf(order, 'mele-annurche').product.name, 0, 0.87, 'kg', 2.43],
    [coffee.name, 1, 0, 'gr', 3.19],
  ]);
  const cents = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + Math.round(one * 100), 0);
  expect(receipt.vat.map(({ percent }) => percent)).toEqual(['4', '22']);
  expect(cents(receipt.vat.map(({ total }) => total))).toBe(7032);
  expect(cents(receipt.vat.flatMap(({ taxable, vat }) => [taxable, vat]))).toBe(7032);

  await done(
    shopper.call(claimOrderLine, {
      orderId: order.orderId,
      orderItemId: itemOf(order, 'mele-annurche').orderItemId,
      reason: 'damaged',
    }),
  );
  expect(await done(receiptOf(order))).toEqual({ ...receipt, refunded: 2.43, paid: 67.89 });
});

test('ORD-16: where nothing came the receipt is empty', async () => {
  const ordered = await paidOrder(shopper, [['olio-extravergine-latta-5-l', 2]]);
  const order = await deliver(shopper, ordered, [{ orderItemId: ordered.orderItems![0]!.orderItemId }]);
  expect(await done(receiptOf(order))).toMatchObject({
    lines: [],
    vat: [],
    deliveryFee: 0,
    total: 0,
    paid: 0,
  });
});

test('ORD-16: an invoice has its holder and the next number of the year, which stays', async () => {
  const before = await invoicedOrder(shopper);
  const early = await invoiceOf(before);
  expect([early.code, early.body.response.errorsMessage]).toEqual([
    'order.invoice.notAvailable',
    ['Per questo ordine non è prevista una fattura.'],
  ]);
  const first = await deliver(shopper, before);
  expect(first.invoiceAvailable).toBe(true);
  const second = await deliver(shopper, await invoicedOrder(shopper));
  const year = today().slice(0, 4);
  const invoice = await done(invoiceOf(second));
  expect(invoice).toMatchObject({
    number: `${year}/1`,
    date: today(),
    holder: { ...holder, sdiCode: '0000000' },
    total: 83.24,
  });
  expect(invoice.lines.map(({ vatPercent }) => vatPercent)).toEqual(
    second.orderItems?.map((item) => item.product.ivaCategory.ivaPct),
  );
  expect(await done(invoiceOf(first))).toMatchObject({ number: `${year}/2` });
  expect(await done(invoiceOf(second))).toEqual(invoice);
});

test('ORD-16, ORD-17: an order without invoice has none; one of somebody else is as one that is not there', async () => {
  const plain = await deliver(shopper, await paidOrder(shopper));
  expect((await invoiceOf(plain)).code).toBe('order.invoice.notAvailable');
  const invoiced = await deliver(shopper, await invoicedOrder(shopper));
  const stranger = await shop().visitor().logIn('lettura');
  const elsewhere = await shop().visitor('ortavia').logIn('demo');
  for (const client of [stranger, elsewhere]) {
    for (const answer of [await invoiceOf(invoiced, client), await receiptOf(invoiced, client)])
      expect([answer.http, answer.status, answer.code]).toEqual([404, 4, 'resource.unknown']);
  }
});
