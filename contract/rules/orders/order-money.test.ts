import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentTypeCodes, transactionStatusCodes as transactions } from '../../api/codes.ts';
import { deliverySums } from '../claim/delivery-sums.ts';
import { cartTotals } from '../price/cart-total.ts';
import { deliveredLineTotal, deliveredOrderTotal } from '../price/delivered-line.ts';
import { heldSum } from '../price/preauthorisation.ts';
import { orderMoney } from './order-money.ts';
import { orderSums } from './order-sums.ts';

const percent = 30;
const cents = (max: number) => fc.integer({ min: 0, max });

/** A line as it was ordered and as it came; `claimed` is the share of it that is given back, in per cent. */
const line = fc.record({
  ordered: fc.integer({ min: 1, max: 20_000 }),
  came: cents(30_000),
  replacement: fc.option(cents(20_000), { nil: 0 }),
  isWeighed: fc.boolean(),
  claimed: cents(100),
});

const history = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  bags: cents(200),
  gift: fc.option(cents(3000), { nil: 0 }),
  fee: cents(900),
  // A changed order may keep an authorisation below its own maximum.
  heldLess: fc.option(cents(500), { nil: 0 }),
  isOnline: fc.boolean(),
  end: fc.constantFrom('open', 'delivered', 'cancelled'),
});

const weighed = { productInfos: { TIPOLOGIA: 'Sfuso' as const } };
const counted = { productInfos: { TIPOLOGIA: 'Pezzo' as const } };

type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

function played({ lines, bags, gift, fee, heldLess, isOnline, end }: History) {
  const ordered = cartTotals({
    lineTotals: lines.map((one) => one.ordered),
    packageTotals: [bags],
    giftTotals: [gift],
    fee,
    freeFrom: null,
  });
  const most = heldSum({
    total: ordered.totalPrice,
    lines: lines.map((one) => ({ product: one.isWeighed ? weighed : counted, gross: one.ordered })),
    percent,
  }).held;
  const authorized = isOnline ? Math.max(ordered.totalPrice, most - heldLess) : 0;
  const came = lines.map((one) =>
    deliveredLineTotal({
      ordered: one.ordered,
      delivered: one.came,
      replacement: one.replacement,
      isWeighed: one.isWeighed,
      percent,
    }),
  );
  const due = deliveredOrderTotal({
    items: came.reduce((sum, total) => sum + total, 0),
    packages: bags,
    deliveryFee: ordered.deliveryFee,
    gift: ordered.giftTotal,
  });
  const charged = isOnline ? Math.min(due, authorized) : due;
  let left = charged;
  const refunds = lines.map((one, at) => {
    const refund = Math.min(left, Math.floor(((came[at] ?? 0) * one.claimed) / 100));
    left -= refund;
    return refund;
  });
  const givenBack = refunds.reduce((sum, refund) => sum + refund, 0);
  const isDelivered = end === 'delivered';
  const states = ['reweighed', 'replaced', 'missing', 'fewer', 'delivered'] as const;
  const steps = deliverySums({
    ordered: ordered.totalPrice,
    charged,
    lines: lines.map((one, at) => ({
      state: states[(one.ordered + at) % states.length] ?? 'missing',
      difference: (came[at] ?? 0) - one.ordered,
    })),
    refunds,
  });
  return {
    totalPrice: ordered.totalPrice,
    authorized,
    end,
    isOnline,
    sums: orderSums(ordered, isDelivered ? steps : null),
    money: orderMoney({
      paymentTypeId: isOnline ? paymentTypeCodes.onlineCard : paymentTypeCodes.onDelivery,
      transactionStatusId: {
        open: transactions.authorised,
        delivered: transactions.confirmed,
        cancelled: transactions.reversed,
      }[end],
      authorized,
      delivery: isDelivered ? { charged, givenBack, owed: 0 } : null,
    }),
  };
}

test('ORD-15: what was held is what was taken and what was not, and no more comes back than was taken', () => {
  fc.assert(
    fc.property(history, (given) => {
      const { money, end, isOnline, authorized } = played(given);
      const settled = money.taken + money.notTaken;
      expect(isOnline ? money.held : money.notTaken).toBe(
        isOnline && end === 'open' ? authorized : isOnline ? settled : 0,
      );
      expect(end === 'open' ? settled : 0).toBe(0);
      expect(isOnline ? 0 : money.held).toBe(0);
      expect(money.givenBack).toBeLessThanOrEqual(money.taken);
      expect(money.paid).toBe(money.taken - money.givenBack);
      for (const sum of Object.values(money)) expect(sum).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('ORD-03: the rows of an order are its total, which is what was paid once it is delivered', () => {
  fc.assert(
    fc.property(history, (given) => {
      const { sums, money, end, totalPrice } = played(given);
      expect(sums.rows.reduce((sum, row) => sum + row.cents, 0)).toBe(sums.total);
      expect(sums.total).toBe(end === 'delivered' ? money.paid : totalPrice);
    }),
  );
});

test('ORD-15: a cancelled order lets go of all that was held, and gives nothing back', () => {
  const money = orderMoney({ paymentTypeId: 12, transactionStatusId: 4, authorized: 5680, delivery: null });
  expect(money).toEqual({ held: 5680, taken: 0, notTaken: 5680, givenBack: 0, owed: 0, paid: 0 });
});

test('ORD-15: delivered short and claimed, what was not taken is apart from what came back', () => {
  const delivery = { charged: 4369, givenBack: 402, owed: 0 };
  const money = orderMoney({ paymentTypeId: 12, transactionStatusId: 3, authorized: 5680, delivery });
  expect(money).toEqual({ held: 5680, taken: 4369, notTaken: 1311, givenBack: 402, owed: 0, paid: 3967 });
});
