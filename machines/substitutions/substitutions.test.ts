import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { substitutionsLogic } from './substitutions.logic.ts';
import { askedForCart, askedForLine } from './substitutions.selectors.ts';
import type { SavedChange, SentChange, SubstitutionsEmitted } from './substitutions.types.ts';

const ask: SubstitutionChange = { of: 'cart', choice: 'ask' };

function start(orderId: number | null = null) {
  const clock = new SimulatedClock();
  const save = held<SavedChange, SentChange>();
  const actor = createActor(substitutionsLogic.provide({ actors: { saveChange: save.patient } }), {
    clock,
    input: { orderId },
  });
  const emitted: SubstitutionsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    save,
    emitted,
    choose: (change: SubstitutionChange) => actor.send({ type: 'substitution.choose', change }),
    sent: () => save.calls.map(({ input }) => input.change),
    shown: () => [askedForCart(actor.getSnapshot()), askedForLine(actor.getSnapshot(), 101)],
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

test('B-18: a choice is shown and saved at once, and the answer goes to the cart', async () => {
  const { choose, save, sent, shown, emitted, isBusy } = start();
  choose(ask);
  expect([sent(), shown(), isBusy()]).toEqual([[ask], ['ask', null], true]);
  const answer = anAnswer();
  await save.latest().answer({ of: 'cart', answer });
  expect([emitted, shown(), isBusy()]).toEqual([[{ type: 'cart.answered', answer }], [null, null], false]);
});
