import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { AnsweredDisclaimer } from '../../contract/api/account/disclaimer.ts';
import { consentsWith } from '../../paths/fixtures/consent-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { consentsLogic } from './consents.logic.ts';
import {
  areConsentsAwaitingSession,
  changingConsent,
  consentList,
  consentsError,
  haveConsentsFailed,
} from './consents.selectors.ts';

function start() {
  const clock = new SimulatedClock();
  const list = held<AnsweredDisclaimer[]>();
  const change = held<AnsweredDisclaimer[], { legalId: number; accepted: boolean }>();
  const actor = createActor(
    consentsLogic.provide({ actors: { listConsents: list.logic, changeConsent: change.logic } }),
    { clock },
  ).start();
  return { actor, clock, list, change, at: () => actor.getSnapshot() };
}

async function shown() {
  const started = start();
  await started.list.latest().answer(consentsWith(1));
  return started;
}

const offers = { legalId: 2, accepted: true };

test('REG-19: a consent is given at once, by one call', async () => {
  const { actor, at, change } = await shown();
  actor.send({ type: 'consent.change', ...offers });
  actor.send({ type: 'consent.change', legalId: 3, accepted: true });
  expect([change.calls.map(({ input }) => input), changingConsent(at())]).toEqual([[offers], offers]);
  await change.latest().answer(consentsWith(1, 2));
  expect([consentList(at()), changingConsent(at())]).toEqual([consentsWith(1, 2), null]);
});

test('REG-19: the required one cannot be withdrawn', async () => {
  const { actor, at, change } = await shown();
  actor.send({ type: 'consent.change', legalId: 1, accepted: false });
  expect([change.calls.length, changingConsent(at())]).toEqual([0, null]);
});

test('REG-19: a refused change goes back and says why', async () => {
  const { actor, at, change } = await shown();
  actor.send({ type: 'consent.change', ...offers });
  await change.latest().fail(refusal('disclaimer.required', 'È necessario'));
  expect([consentList(at()), changingConsent(at()), consentsError(at())?.messages[0]?.text]).toEqual([
    consentsWith(1),
    null,
    'È necessario',
  ]);
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04: after a change whose answer %s the shop says what is so',
  async (how) => {
    const { actor, at, clock, list, change } = await shown();
    actor.send({ type: 'consent.change', ...offers });
    if (how === 'fails') await change.latest().fail(failed('network'));
    else clock.increment(12_000);
    await list.latest().answer(consentsWith(1, 2));
    expect([list.calls.length, consentList(at()), consentsError(at())?.failure]).toEqual([
      2,
      consentsWith(1, 2),
      how === 'fails' ? 'network' : 'timeout',
    ]);
  },
);

test.each([
  ['sessionExpired', 'session.opened'],
  ['serviceDown', 'service.resumed'],
] as const)('SES-07, SES-13, ERR-13: a change cut off by %s is made good at %s', async (kind, back) => {
  const { actor, at, list, change } = await shown();
  actor.send({ type: 'consent.change', ...offers });
  await change.latest().fail(failed(kind));
  expect([areConsentsAwaitingSession(at()), consentList(at())]).toEqual([true, null]);
  actor.send({ type: back });
  await list.latest().answer(consentsWith(1));
  expect(change.calls.map(({ input }) => input)).toEqual([offers, offers]);
  await change.latest().answer(consentsWith(1, 2));
  expect(consentList(at())).toEqual(consentsWith(1, 2));
});

test.each([{ type: 'login.dismissed' }, { type: 'session.closed', reason: 'logout' }] as const)(
  'SES-08, SES-14: after $type nothing waits',
  async (event) => {
    const { actor, at, list, change } = await shown();
    actor.send({ type: 'consent.change', ...offers });
    actor.send({ type: 'session.closed', reason: 'expired' });
    actor.send(event);
    actor.send({ type: 'session.opened' });
    await list.latest().answer(consentsWith(1));
    expect([consentList(at()), change.calls.length]).toEqual([consentsWith(1), 1]);
  },
);

test('ERR-04: a list that fails can be asked for again', async () => {
  const { actor, at, list } = start();
  await list.latest().fail(failed('network'));
  expect(haveConsentsFailed(at())).toBe(true);
  actor.send({ type: 'consents.reload' });
  await list.latest().answer(consentsWith(1));
  expect([consentList(at()), consentsError(at())]).toEqual([consentsWith(1), null]);
});
