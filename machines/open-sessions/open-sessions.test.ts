import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { OpenSession } from '../../contract/api/account/open-sessions.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { openSessionsOf } from '../../paths/fixtures/open-session-fixtures.ts';
import { openSessionsLogic } from './open-sessions.logic.ts';
import {
  areOpenSessionsAwaitingSession,
  endingSessions,
  haveOpenSessionsFailed,
  openSessionList,
  openSessionsError,
} from './open-sessions.selectors.ts';

function start() {
  const clock = new SimulatedClock();
  const list = held<OpenSession[]>();
  const end = held<OpenSession[], readonly string[]>();
  const actor = createActor(
    openSessionsLogic.provide({ actors: { listSessions: list.logic, endSessions: end.logic } }),
    { clock },
  ).start();
  return { actor, clock, list, end, at: () => actor.getSnapshot() };
}

const all = openSessionsOf('here', 'desk', 'app');

async function shown() {
  const started = start();
  await started.list.latest().answer(all);
  return started;
}

const endDesk = { type: 'session.end', sessionId: 'desk' } as const;

test('SES-30: another login is ended by one call', async () => {
  const { actor, at, end } = await shown();
  actor.send(endDesk);
  actor.send({ type: 'others.end' });
  expect([end.calls.map(({ input }) => input), endingSessions(at())]).toEqual([[['desk']], ['desk']]);
  await end.latest().answer(openSessionsOf('here', 'app'));
  expect([openSessionList(at()), endingSessions(at())]).toEqual([openSessionsOf('here', 'app'), []]);
});

test('SES-30: all others are those that are shown', async () => {
  const { actor, at, end } = await shown();
  actor.send({ type: 'others.end' });
  expect(end.calls.map(({ input }) => input)).toEqual([['desk', 'app']]);
  await end.latest().answer(openSessionsOf('here', 'old'));
  expect(openSessionList(at())).toEqual(openSessionsOf('here', 'old'));
});

test('SES-30: neither the own login nor an unknown one is ended', async () => {
  const { actor, end } = await shown();
  actor.send({ type: 'session.end', sessionId: 'here' });
  actor.send({ type: 'session.end', sessionId: 'nobody' });
  expect(end.calls).toEqual([]);
});

test('SES-30: a refusal is said, and nothing is ended', async () => {
  const { actor, at, end } = await shown();
  actor.send(endDesk);
  await end.latest().fail(refusal('session.own', 'È l’accesso che stai usando'));
  expect([openSessionList(at()), endingSessions(at()), openSessionsError(at())?.messages[0]?.text]).toEqual([
    all,
    [],
    'È l’accesso che stai usando',
  ]);
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04: after an end whose answer %s the list says what is open',
  async (how) => {
    const { actor, at, clock, list, end } = await shown();
    actor.send(endDesk);
    if (how === 'fails') await end.latest().fail(failed('network'));
    else clock.increment(12_000);
    await list.latest().answer(openSessionsOf('here', 'app'));
    expect([
      list.calls.length,
      end.calls.length,
      openSessionList(at()),
      openSessionsError(at())?.failure,
    ]).toEqual([2, 1, openSessionsOf('here', 'app'), how === 'fails' ? 'network' : 'timeout']);
  },
);

test.each([
  ['sessionExpired', 'session.opened'],
  ['serviceDown', 'service.resumed'],
] as const)('SES-07, SES-13, ERR-13: an end cut off by %s is made good at %s', async (kind, back) => {
  const { actor, at, list, end } = await shown();
  actor.send({ type: 'others.end' });
  await end.latest().fail(failed(kind));
  expect([areOpenSessionsAwaitingSession(at()), openSessionList(at())]).toEqual([true, null]);
  actor.send({ type: back });
  await list.latest().answer(all);
  expect(end.calls.map(({ input }) => input)).toEqual([
    ['desk', 'app'],
    ['desk', 'app'],
  ]);
  await end.latest().answer(openSessionsOf('here'));
  expect(openSessionList(at())).toEqual(openSessionsOf('here'));
});

test('SES-08: somebody else who logs in meanwhile keeps their logins', async () => {
  const { actor, at, list, end } = await shown();
  actor.send({ type: 'others.end' });
  actor.send({ type: 'session.closed', reason: 'expired' });
  actor.send({ type: 'session.opened' });
  await list.latest().answer(openSessionsOf('old'));
  expect([openSessionList(at()), end.calls.length, endingSessions(at())]).toEqual([
    openSessionsOf('old'),
    1,
    [],
  ]);
});

test('SES-30: whoever comes back by the login that was to end keeps it', async () => {
  const { actor, list, end } = await shown();
  actor.send(endDesk);
  actor.send({ type: 'session.closed', reason: 'expired' });
  actor.send({ type: 'session.opened' });
  await list.latest().answer([{ ...openSessionsOf('desk')[0]!, isCurrent: true }]);
  expect(end.calls).toHaveLength(1);
});

test.each([{ type: 'login.dismissed' }, { type: 'session.closed', reason: 'logout' }] as const)(
  'SES-08, SES-14: after $type nothing waits',
  async (event) => {
    const { actor, at, list, end } = await shown();
    actor.send(endDesk);
    actor.send({ type: 'session.closed', reason: 'expired' });
    actor.send(event);
    actor.send({ type: 'session.opened' });
    await list.latest().answer(all);
    expect([openSessionList(at()), end.calls.length]).toEqual([all, 1]);
  },
);

test('ERR-04: a list that fails can be asked for again', async () => {
  const { actor, at, list } = start();
  await list.latest().fail(failed('network'));
  expect(haveOpenSessionsFailed(at())).toBe(true);
  actor.send({ type: 'sessions.reload' });
  await list.latest().answer(all);
  expect([openSessionList(at()), openSessionsError(at())]).toEqual([all, null]);
});
