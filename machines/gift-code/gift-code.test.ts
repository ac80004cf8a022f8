import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { giftCodeLogic } from './gift-code.logic.ts';
import { appliedCode } from './gift-code.selectors.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';

function start() {
  const clock = new SimulatedClock();
  const check = held<void, { code: string }>();
  const apply = held<CartAnswer, { code: string }>();
  const remove = held<CartAnswer, { code: string }>();
  const actor = createActor(
    giftCodeLogic.provide({
      actors: { checkCode: check.patient, applyCode: apply.patient, removeCode: remove.patient },
    }),
    { clock },
  );

  actor.start();
  return {
    actor,
    check,
    apply,
    type: (text: string) => actor.send({ type: 'code.changed', text }),
    send: () => actor.send({ type: 'code.apply' }),
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
