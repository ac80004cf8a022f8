import { describe, expect, test } from 'vitest';
import { aCart } from '../paths/fixtures/cart-fixtures.ts';
import type { Cart } from '../contract/api/shopping/cart.ts';
import type { Answer } from './api-client.ts';
import { createCartLedger } from './cart-ledger.ts';

const cart = aCart();
const answer: Answer<Cart> = { data: cart, infos: [], warnings: [], answeredAt: null };

/** A call that is answered when the test says so. */
function heldCall() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof answer>();
  return { call: () => promise, answer: () => resolve(answer), fail: () => reject(new Error('cut')) };
}

const ledgerAt = (now = 1_000) => createCartLedger(() => now);
const atOnce = () => Promise.resolve(answer);

describe('the order of cart calls', () => {
  test('RULE-CART-4: counts by the start, not by the answer', async () => {
    const ledger = ledgerAt();
    const slow = heldCall();
    const first = ledger.read(slow.call);
    const second = await ledger.read(atOnce);
    slow.answer();
    expect([(await first).order, second.order]).toEqual([1, 2]);
  });

  test('a lone answer carries the cart, its messages and its time, uncontested', async () => {
    const warning = { text: 'Ne restano 3', code: null, field: null };
    const ledger = ledgerAt(77);
    const stamped = await ledger.write(() => Promise.resolve({ ...answer, warnings: [warning] }));
    expect(stamped).toEqual({
      cart,
      order: 1,
      contested: false,
      answeredAt: 77,
      receivedAt: 77,
      infos: [],
      warnings: [warning],
    });
  });

  test('CART-23, B-16: where the shop says its time that counts, whatever the device takes it for', async () => {
    const { answeredAt, receivedAt } = await ledgerAt(1_900).read(() =>
      Promise.resolve({ ...answer, answeredAt: 100 }),
    );
    expect([answeredAt, receivedAt]).toEqual([100, 1_900]);
  });

  test.each([
    ['a write that was on its way before', 'write', 'read'],
    ['a write that was on its way before', 'write', 'write'],
  ] as const)('RULE-CART-4: %s contests a %s and a %s beside it', async (_what, one, other) => {
    const ledger = ledgerAt();
    const slow = heldCall();
    const running = ledger[one](slow.call);
    expect((await ledger[other](atOnce)).contested).toBe(true);
    slow.answer();
    expect((await running).contested).toBe(other === 'write');
  });

  test('a write that came and went while a read was on its way contests it', async () => {
    const ledger = ledgerAt();
    const slow = heldCall();
    const read = ledger.read(slow.call);
    await ledger.write(atOnce);
    slow.answer();
    expect((await read).contested).toBe(true);
  });

  test('reads contest nobody', async () => {
    const ledger = ledgerAt();
    const slow = heldCall();
    const read = ledger.read(slow.call);
    expect((await ledger.write(atOnce)).contested).toBe(false);
    slow.answer();
    await read;
  });
});

describe('the quiet between writes', () => {
  test('CART-08: comes when the last one has ended, failed or not, and at once without any', async () => {
    const ledger = ledgerAt();
    const told: string[] = [];
    const [one, other] = [heldCall(), heldCall()];
    await ledger.quiet().then(() => told.push('quiet at first'));
    const first = ledger.write(one.call);
    const second = ledger.write(other.call).catch(() => undefined);
    const quiet = ledger.quiet().then(() => told.push('quiet again'));
    one.answer();
    await first;
    told.push('one ended');
    other.fail();
    await Promise.all([second, quiet]);
    expect(told).toEqual(['quiet at first', 'one ended', 'quiet again']);
  });
});
