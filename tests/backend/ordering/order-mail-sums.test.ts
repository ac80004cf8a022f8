import { beforeEach, describe, expect, test } from 'vitest';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { modifyPaymentType } from '../../../contract/api/ordering/order.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { moneyOfOrder, sumsOfOrder } from '../../../contract/rules/orders/money-of-order.ts';
import {
  done,
  fill,
  mailsTo,
  moveOrder,
  payAtProvider,
  prepare,
  product,
  purchase,
  readyToShop,
} from '../journeys.ts';
import type { OutboxMail } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { basket, deliver, itemOf, paidOrder, seen } from './deliveries.ts';

const shop = testShopOfFile();

const amount = /^- (.+): ([−+]?)(?:([\d.,]+)\u00a0€|€([\d.,]+))$/;

/** The listed amounts of a mail in cents, in their order. */
function amountsOf(text: string): { name: string; cents: number }[] {
  return text.split('\n').flatMap((line) => {
    const [, name, sign, italian, english] = amount.exec(line.replace(/: (ca\. |approx\. )/, ': ')) ?? [];
    const digits = (italian ?? english ?? '').replaceAll(/\D/g, '');
    return name === undefined ? [] : [{ name, cents: Number(digits) * (sign === '−' ? -1 : 1) }];
  });
}

const words = {
  it: {
    goods: 'Prodotti',
    totals: ['Totale', 'Totale stimato', 'Pagato'],
    held: 'Bloccato',
    payment: 'Pagamento',
  },
  'en-US': {
    goods: 'Products',
    totals: ['Total', 'Estimated total', 'Paid'],
    held: 'Held',
    payment: 'Payment',
  },
} as const;

const kindsWithSums = new Set([
  'order_confirmed',
  'order_changed',
  'payment_failed',
  'payment_confirmed',
  'payment_recovered',
  'order_delivered',
]);

describe.each(['it', 'en-US'] as const)('mails of orders in %s', (language) => {
  let shopper: ShopClient;

  beforeEach(async () => {
    const client = shop().visitor();
    client.acceptLanguage = language;
    shopper = await client.logIn('demo');
  });

  const mailsOf = async (orderId: number): Promise<OutboxMail[]> =>
    (await mailsTo(shopper, 'demo')).filter(({ params }) => params['orderId'] === orderId);

  const assertAddsUp = (mail: OutboxMail): number => {
    const { goods, totals } = words[language];
    const rows = amountsOf(mail.text);
    const first = rows.findIndex(({ name }) => name === goods);
    const end = rows.findIndex(({ name }) => totals.some((word) => word === name));
    const sum = (some: typeof rows) => some.reduce((all, { cents }) => all + cents, 0);
    expect([mail.kind, rows, sum(rows.slice(first, end))]).toEqual([mail.kind, rows, rows[end]?.cents]);
    return sum(rows.slice(0, first));
  };

  const withGift = async () => {
    await readyToShop(shopper);
    await fill(shopper, basket);
    await done(shopper.call(addGiftCode, { code: language === 'it' ? 'GIFT5' : 'BENVENUTO10' }));
    await prepare(shopper);
    const bought = await done(shopper.call(buy, { payment_type_id: 12 }));
    await payAtProvider(shopper, bought.redirectUrl, 'decline');
    await done(shopper.call(modifyPaymentType, { order_id: bought.orderId, payment_type_id: 2 }));
    return seen(shopper, bought.orderId);
  };
  const short = async () => {
    const order = await paidOrder(shopper);
    const { productId } = await product(shopper, 'caffe-macinato-250-g');
    return deliver(shopper, order, [
      { orderItemId: itemOf(order, 'mele-annurche').orderItemId, weight: 0.87 },
      { orderItemId: itemOf(order, 'olio-extravergine-latta-5-l').orderItemId, quantity: 1 },
      {
        orderItemId: itemOf(order, 'penne-rigate-500-g').orderItemId,
        replacement: { productId, quantity: 1 },
      },
    ]);
  };
  const atTheDoor = async () => {
    const { orderId } = await purchase(shopper, { wanted: basket });
    await moveOrder(shopper, orderId, 8);
    return seen(shopper, orderId);
  };

  const histories: readonly (readonly [string, () => Promise<Order>, readonly string[]])[] = [
    ['approved at once', () => paidOrder(shopper), ['order_confirmed', 'payment_confirmed']],
    [
      'with a gift, failed, paid at the door',
      withGift,
      ['order_confirmed', 'payment_failed', 'payment_recovered'],
    ],
    ['delivered short', short, ['order_confirmed', 'payment_confirmed', 'order_delivered']],
    ['paid at the door', atTheDoor, ['order_confirmed', 'order_delivered']],
  ];

  test.each(histories)('CHK-19, ORD-03: of an order %s each adds up to its total', async (_, make, kinds) => {
    const order = await make();
    const mails = await mailsOf(order.orderId);
    expect(mails.map(({ kind }) => kind)).toEqual(kinds);
    for (const mail of mails.filter(({ kind }) => kindsWithSums.has(kind))) {
      const goods = assertAddsUp(mail);
      expect(mail.text).toContain(`${words[language].payment}: `);
      expect(goods).toBeGreaterThan(0);
    }
    // The last mail has the rows of the order's page, one by one.
    const rows = amountsOf(mails.at(-1)!.text);
    const { rows: shown, total } = sumsOfOrder(order);
    const first = rows.findIndex(({ name }) => name === words[language].goods);
    expect(rows.slice(first, first + shown.length + 1).map(({ cents }) => cents)).toEqual([
      ...shown.map(({ cents }) => cents),
      total,
    ]);
    const { held, taken, notTaken, givenBack } = moneyOfOrder(order);
    expect(rows.slice(first + shown.length + 1).map(({ cents }) => cents)).toEqual(
      [held, taken, notTaken, givenBack].filter((sum) => sum > 0),
    );
  });
});
