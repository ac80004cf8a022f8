import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { substitutionsLogic } from './substitutions.logic.ts';
import { askedForCart, askedForLine } from './substitutions.selectors.ts';
import type { SavedChange, SentChange, SubstitutionsEmitted } from './substitutions.types.ts';

const ask: SubstitutionChange = { of: 'cart', choice: 'ask' };
const none: SubstitutionChange = { of: 'cart', choice: 'none' };
const call: SubstitutionChange = {
  of: 'line',
  itemId: 101,
  choice: { substitution: 'call', productId: null },
};

function start(orderId: number | null = null) {
  const clock = new SimulatedClock();
  const save = held<SavedChange, SentChange>();
  const actor = createActor(substitutionsLogic.provide({ actors: { saveChange: save.logic } }), {
    clock,
    input: { orderId },
  });
  const emitted: SubstitutionsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
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

test('B-18, B-19: one save at a time; of what is chosen meanwhile the last is shown, and saved', async () => {
  const { choose, save, sent, shown } = start();
  choose(ask);
  choose(none);
  choose(call);
  choose({ of: 'cart', choice: 'replace' });
  expect([sent(), shown()]).toEqual([[ask], ['replace', call.choice]]);
  await save.latest().answer({ of: 'cart', answer: anAnswer() });
  expect(sent()).toEqual([ask, call]);
  await save.latest().answer({ of: 'cart', answer: anAnswer() });
  await save.latest().answer({ of: 'cart', answer: anAnswer() });
  expect([sent(), shown()]).toEqual([
    [ask, call, { of: 'cart', choice: 'replace' }],
    [null, null],
  ]);
});

test.each(['is refused', 'is not answered'] as const)(
  'ERR-11: a choice that %s is taken back with a word, and what waited is saved',
  async (how) => {
    const { choose, save, sent, shown, clock, emitted } = start();
    choose(ask);
    choose(call);
    const error = how === 'is refused' ? refusal('request.parameter') : 'timeout';
    if (how === 'is refused') await save.latest().fail(error);
    else clock.increment(12_000);
    expect([emitted, shown(), sent()]).toEqual([
      [{ type: 'failure.raised', operation: 'cartInfo', error }, { type: 'cart.outcomeUnknown' }],
      [null, call.choice],
      [ask, call],
    ]);
  },
);

test.each([
  ['SES-07: an expired session', 'sessionExpired', 'session.opened'],
  ['ERR-13: a service that is down', 'serviceDown', 'service.resumed'],
] as const)('%s keeps every choice until it is back', async (_what, failure, back) => {
  const { actor, choose, save, sent, shown, emitted } = start();
  choose(ask);
  choose(call);
  await save.latest().fail(failed(failure));
  choose(none);
  expect([emitted, shown(), sent()]).toEqual([[], ['none', call.choice], [ask]]);
  actor.send({ type: back });
  await save.latest().answer({ of: 'cart', answer: anAnswer() });
  expect(sent()).toEqual([ask, call, none]);
});

test.each([{ type: 'login.dismissed' }, { type: 'session.closed', reason: 'logout' }] as const)(
  'SES-08, SES-14: after $type nothing waits',
  async (event) => {
    const { actor, choose, save, sent, shown, emitted } = start();
    choose(ask);
    await save.latest().fail(failed('sessionExpired'));
    actor.send(event);
    actor.send({ type: 'session.opened' });
    expect([sent(), shown(), emitted]).toEqual([[ask], [null, null], []]);
  },
);

test('B-19: what is chosen for an order goes to that order, and so does what fails', async () => {
  const { choose, save, shown, emitted } = start(900);
  choose(call);
  choose(none);
  expect([save.calls.map(({ input }) => input), shown()]).toEqual([
    [{ orderId: 900, change: call }],
    ['none', call.choice],
  ]);
  const order = anOrder({ orderId: 900 });
  await save.latest().answer({ of: 'order', order });
  expect(emitted).toEqual([{ type: 'order.answered', order }]);
  const error = failed('network');
  await save.latest().fail(error);
  expect([save.calls.length, shown(), emitted.slice(1)]).toEqual([
    2,
    [null, null],
    [
      { type: 'failure.raised', operation: 'orderInfos', error },
      { type: 'order.outdated', orderId: 900 },
    ],
  ]);
});
