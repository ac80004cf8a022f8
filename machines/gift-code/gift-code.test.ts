import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { giftCodeLogic } from './gift-code.logic.ts';
import type { GiftCodeEmitted } from './gift-code.machine.ts';
import { appliedCode, giftError, isGiftBusy, typedCode } from './gift-code.selectors.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

function start() {
  const clock = new SimulatedClock();
  const check = held<void, { code: string }>();
  const apply = held<CartAnswer, { code: string }>();
  const remove = held<CartAnswer, { code: string }>();
  const actor = createActor(
    giftCodeLogic.provide({
      actors: { checkCode: check.logic, applyCode: apply.logic, removeCode: remove.logic },
    }),
    { clock },
  );
  const emitted: GiftCodeEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    check,
    apply,
    remove,
    emitted,
    type: (text: string) => actor.send({ type: 'code.changed', text }),
    send: () => actor.send({ type: 'code.apply' }),
    takeOff: (code: string) => actor.send({ type: 'code.remove', code }),
    field: () => ({
      code: typedCode(actor.getSnapshot()),
      error: giftError(actor.getSnapshot()),
      isBusy: isGiftBusy(actor.getSnapshot()),
    }),
  };
}

function checking() {
  const gift = start();
  gift.type(' DONO10 ');
  gift.send();
  return gift;
}

async function applying() {
  const gift = checking();
  await gift.check.latest().answer();
  return gift;
}

test('CHK-17, LOY-05: a code that is on the cart is told until another is typed', async () => {
  const { actor, apply, type } = await applying();
  const told = () => appliedCode(actor.getSnapshot());
  expect(told()).toBeNull();
  await apply.latest().answer(anAnswer());
  expect(told()).toBe('DONO10');
  type('X');
  expect(told()).toBeNull();
});

const empty = { code: '', error: null, isBusy: false };

describe('applying a code', () => {
  test('CHK-17: asks first whether it is good, trimmed and once', async () => {
    const { check, apply, send, field } = checking();
    send();
    expect([check.calls.map(({ input }) => input), apply.calls.length, field()]).toEqual([
      [{ code: 'DONO10' }],
      0,
      { code: ' DONO10 ', error: null, isBusy: true },
    ]);
  });

  test('CHK-17, CART-09: a good one is sent once, and the cart is told; the field is empty again', async () => {
    const { apply, send, emitted, field } = await applying();
    send();
    expect([apply.calls.map(({ input }) => input), field()]).toEqual([
      [{ code: 'DONO10' }],
      { code: ' DONO10 ', error: null, isBusy: true },
    ]);
    const answer = anAnswer();
    await apply.latest().answer(answer);
    expect([emitted, field()]).toEqual([[{ type: 'cart.answered', operation: 'cartInfo', answer }], empty]);
  });

  test.each(['', '   '])('CHK-17: "%s" is not sent', (text) => {
    const { check, type, send } = start();
    type(text);
    send();
    expect(check.calls).toHaveLength(0);
  });

  test('CHK-17: a refused one stays in the field with the reason, until it is written otherwise', async () => {
    const { check, apply, type, emitted, field } = checking();
    await check.latest().fail(refusal('gift.invalid', 'Il codice non è valido: scrivilo correttamente'));
    expect([apply.calls, emitted, field()]).toEqual([
      [],
      [],
      {
        code: ' DONO10 ',
        error: {
          failure: 'refused',
          messages: [
            { code: 'gift.invalid', text: 'Il codice non è valido: scrivilo correttamente', field: null },
          ],
        },
        isBusy: false,
      },
    ]);
    type('DONO20');
    expect(field()).toEqual({ code: 'DONO20', error: null, isBusy: false });
  });

  test('CHK-17: one that is taken by another tab between the two calls says so at the field too', async () => {
    const { apply, emitted, field } = await applying();
    await apply.latest().fail(refusal('gift.used', 'Buono già usato'));
    expect([emitted, field()]).toEqual([
      [],
      {
        code: ' DONO10 ',
        error: {
          failure: 'refused',
          messages: [{ code: 'gift.used', text: 'Buono già usato', field: null }],
        },
        isBusy: false,
      },
    ]);
  });

  test.each(['check', 'apply'] as const)('one nobody answers (%s) comes back to the field', async (call) => {
    const gift = call === 'check' ? checking() : await applying();
    gift.clock.increment(12_000);
    expect([gift.field(), gift[call].latest().signal.aborted]).toEqual([
      { code: ' DONO10 ', error: { failure: 'timeout', messages: [] }, isBusy: false },
      true,
    ]);
  });

  test.each([
    ['sessionExpired', 'session.opened'],
    ['serviceDown', 'service.resumed'],
  ] as const)('SES-07, ERR-13: after %s it is sent once more at %s', async (kind, back) => {
    const { actor, check, apply, field } = await applying();
    await apply.latest().fail(failed(kind));
    expect([apply.calls.length, field().isBusy]).toEqual([1, false]);
    actor.send({ type: back });
    actor.send({ type: back });
    expect([check.calls.length, apply.calls.length]).toEqual([2, 1]);
    await check.latest().answer();
    expect(apply.calls.map(({ input }) => input)).toEqual([{ code: 'DONO10' }, { code: 'DONO10' }]);
  });

  test('SES-14, RULE-SESSION-6: once the login dialog is closed it is not sent by a later login', async () => {
    const { actor, check, field } = checking();
    await check.latest().fail(failed('sessionExpired'));
    actor.send({ type: 'login.dismissed' });
    actor.send({ type: 'session.opened' });
    expect([check.calls.length, field()]).toEqual([1, { code: ' DONO10 ', error: null, isBusy: false }]);
  });
});

describe('another shopper', () => {
  test.each(['logout', 'disowned'] as const)(
    'SES-05, SES-08: by %s the code leaves the field',
    async (reason) => {
      const { actor, apply, emitted, field } = await applying();
      actor.send({ type: 'session.closed', reason });
      expect([field(), apply.latest().signal.aborted, emitted]).toEqual([empty, true, []]);
    },
  );

  test('SES-07: a session that expired keeps it', () => {
    const { actor, type, field } = start();
    type('DONO10');
    actor.send({ type: 'session.closed', reason: 'expired' });
    expect(field()).toEqual({ code: 'DONO10', error: null, isBusy: false });
  });
});

describe('taking a code off', () => {
  test('CHK-17: names it, and the cart is told; what is being typed stays', async () => {
    const { remove, type, takeOff, emitted, field } = start();
    type('DONO2');
    takeOff('DONO10');
    expect(remove.calls.map(({ input }) => input)).toEqual([{ code: 'DONO10' }]);
    const answer = anAnswer();
    await remove.latest().answer(answer);
    expect([emitted, field()]).toEqual([
      [{ type: 'cart.answered', operation: 'cartInfo', answer }],
      { code: 'DONO2', error: null, isBusy: false },
    ]);
  });

  test.each(['is refused', 'is not answered'] as const)('ERR-11: one that %s says so', async (how) => {
    const { clock, remove, takeOff, emitted, field } = start();
    takeOff('DONO10');
    const error = refusal('gift.invalid');
    if (how === 'is refused') await remove.latest().fail(error);
    else clock.increment(12_000);
    expect([emitted, field()]).toEqual([
      [{ type: 'failure.raised', operation: 'cartInfo', error: how === 'is refused' ? error : 'timeout' }],
      empty,
    ]);
  });
});
