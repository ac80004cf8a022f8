import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { accountDeletionLogic } from './account-deletion.logic.ts';
import type {
  AccountDeletionEmitted,
  DeletionForecast,
  DeletionLosses,
  DeletionOutlook,
} from './account-deletion.machine.ts';
import {
  areLossesOnTheirWay,
  deletionError,
  deletionLosses,
  hasDeletionCheckFailed,
  isAccountDeleted,
  isConfirmingDeletionRequest,
  isDeletionBlocked,
  isDeletionConfirmable,
  isDeletionLinkExpired,
  isDeletionMailed,
  isDeletionAwaitingSession,
  orderInTheWay,
} from './account-deletion.selectors.ts';

const outlook = (as: DeletionOutlook, order: DeletionForecast['order'] = null): DeletionForecast => ({
  outlook: as,
  order,
});
const losses: DeletionLosses = { points: 1284, gifts: [], lists: 3 };

const link = { login: 'giulia@posta.example', token: 'a-token' };

function start(input = { login: '', token: '' }) {
  const clock = new SimulatedClock();
  const look = held<DeletionForecast, typeof link>();
  const count = held<DeletionLosses>();
  const mail = held<void>();
  const end = held<void, typeof link>();
  const actor = createActor(
    accountDeletionLogic.provide({
      actors: {
        lookAhead: look.logic,
        countLosses: count.logic,
        requestMail: mail.logic,
        deleteAccount: end.logic,
      },
    }),
    { clock, input },
  ).start();
  const emitted: AccountDeletionEmitted[] = [];
  actor.on('account.deleted', (event) => void emitted.push(event));
  return { actor, clock, look, count, mail, end, emitted, at: () => actor.getSnapshot() };
}

async function confirmable() {
  const started = start(link);
  await started.look.latest().answer(outlook('confirmable'));
  return started;
}

test('REG-20: with an order on its way the reason stands in place of the action', async () => {
  const { actor, at, look, mail } = start();
  const order = anOrder({ orderStatusId: 7 });
  await look.latest().answer(outlook('blocked', order));
  actor.send({ type: 'deletion.request' });
  expect([isDeletionBlocked(at()), orderInTheWay(at()), mail.calls.length]).toEqual([true, order, 0]);
  actor.send({ type: 'deletion.retry' });
  expect(orderInTheWay(at())).toBeNull();
  await look.latest().answer(outlook('free'));
  expect(areLossesOnTheirWay(at())).toBe(true);
});

test('REG-21: what is lost is counted before the action, which need not wait for it', async () => {
  const { actor, at, look, count } = start();
  await look.latest().answer(outlook('free'));
  await count.latest().answer(losses);
  expect([at().matches('offered'), deletionLosses(at())]).toEqual([true, losses]);
  actor.send({ type: 'session.closed' });
  expect(deletionLosses(at())).toBeNull();
  actor.send({ type: 'session.opened' });
  await look.latest().answer(outlook('free'));
  actor.send({ type: 'deletion.request' });
  expect([isConfirmingDeletionRequest(at()), deletionLosses(at()), count.latest().signal.aborted]).toEqual([
    true,
    null,
    true,
  ]);
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04: a count that %s hides the numbers, not the action',
  async (how) => {
    const { actor, at, clock, look, count } = start();
    await look.latest().answer(outlook('free'));
    if (how === 'fails') await count.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([at().matches('offered'), deletionLosses(at()), deletionError(at())]).toEqual([true, null, null]);
    actor.send({ type: 'deletion.request' });
    expect(isConfirmingDeletionRequest(at())).toBe(true);
  },
);

test('REG-21: a mail is asked for after a question, and again without one', async () => {
  const { actor, at, look, mail } = start();
  await look.latest().answer(outlook('free'));
  actor.send({ type: 'deletion.request' });
  actor.send({ type: 'deletion.dismiss' });
  expect([isConfirmingDeletionRequest(at()), mail.calls.length]).toEqual([false, 0]);
  actor.send({ type: 'deletion.request' });
  actor.send({ type: 'deletion.confirm' });
  await mail.latest().answer();
  expect([isDeletionMailed(at()), mail.calls.length]).toEqual([true, 1]);
  actor.send({ type: 'deletion.request' });
  expect(mail.calls.length).toBe(2);
});

test('REG-21: a good link ends the account once, though the session ends on the way', async () => {
  const { actor, at, look, end, emitted } = await confirmable();
  expect(look.calls.map(({ input }) => input)).toEqual([link]);
  actor.send({ type: 'deletion.confirm' });
  expect(end.calls.map(({ input }) => input)).toEqual([link]);
  actor.send({ type: 'session.closed' });
  await end.latest().answer();
  actor.send({ type: 'session.closed' });
  expect([isAccountDeleted(at()), emitted]).toEqual([true, [{ type: 'account.deleted' }]]);
});

test('REG-21: a link that is good no more is followed by another mail', async () => {
  const { actor, at, end, emitted } = await confirmable();
  actor.send({ type: 'deletion.confirm' });
  await end.latest().fail(refusal('token.invalid'));
  expect([isDeletionLinkExpired(at()), emitted]).toEqual([true, []]);
  actor.send({ type: 'deletion.request' });
  expect(isConfirmingDeletionRequest(at())).toBe(true);
});

test('REG-20: the shop has the last word, and says why', async () => {
  const { actor, at, end } = await confirmable();
  actor.send({ type: 'deletion.confirm' });
  await end.latest().fail(refusal('account.ordersInDelivery', 'Hai ordini in corso'));
  expect([isDeletionBlocked(at()), deletionError(at())?.messages[0]?.text]).toEqual([
    true,
    'Hai ordini in corso',
  ]);
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04: the question stays where the answer %s',
  async (how) => {
    const { actor, at, clock, end } = await confirmable();
    actor.send({ type: 'deletion.confirm' });
    if (how === 'fails') await end.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([isDeletionConfirmable(at()), deletionError(at()) === null]).toEqual([true, false]);
  },
);

test.each([
  ['sessionExpired', 'session.opened'],
  ['serviceDown', 'service.resumed'],
] as const)('SES-07, ERR-13: after %s the link is looked at again at %s', async (kind, back) => {
  const { actor, at, look, end } = await confirmable();
  actor.send({ type: 'deletion.confirm' });
  await end.latest().fail(failed(kind));
  expect(isDeletionAwaitingSession(at())).toBe(true);
  actor.send({ type: back });
  await look.latest().answer(outlook('confirmable'));
  expect([isDeletionConfirmable(at()), look.calls.length, end.calls.length]).toEqual([true, 2, 1]);
});

test('ERR-04: what could not be looked up can be tried again', async () => {
  const { actor, at, look } = start();
  await look.latest().fail(failed('network'));
  expect(hasDeletionCheckFailed(at())).toBe(true);
  actor.send({ type: 'deletion.retry' });
  await look.latest().answer(outlook('free'));
  expect([areLossesOnTheirWay(at()), deletionError(at())]).toEqual([true, null]);
});
