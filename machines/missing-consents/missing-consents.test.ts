import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../../contract/api/failure.ts';
import { consentsWith } from '../../paths/fixtures/consent-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { missingConsentsLogic } from './missing-consents.logic.ts';
import type { MissingConsents, MissingConsentsEmitted } from './missing-consents.types.ts';
import {
  areMissingConsentsBusy,
  areMissingConsentsSettled,
  areMissingConsentsWaiting,
  haveMissingConsentsFailed,
  missingConsents,
  missingConsentsError,
  missingRequiredCount,
  tickedConsents,
  unansweredConsents,
} from './missing-consents.selectors.ts';

const lacking = (...accepted: readonly number[]): MissingConsents => ({
  person: { firstName: 'Paolo', lastName: 'Conti', email: 'paolo@posta.example' },
  statements: consentsWith(...accepted).filter((one) => !one.accepted),
});

function start() {
  const clock = new SimulatedClock();
  const list = held<MissingConsents>();
  const save = held<void, { answers: readonly { legalId: number; accepted: boolean }[] }>();
  const told: MissingConsentsEmitted[] = [];
  const actor = createActor(
    missingConsentsLogic.provide({ actors: { loadMissing: list.logic, saveAnswers: save.logic } }),
    { clock, input: { address: '/registration-consents', returnTo: '/cart/' } },
  );
  actor.on('consents.completed', (event) => void told.push(event));
  actor.start();
  return { actor, clock, list, save, told, at: () => actor.getSnapshot() };
}

async function asked() {
  const started = start();
  await started.list.latest().answer(lacking());
  return started;
}

async function ticked() {
  const started = await asked();
  started.actor.send({ type: 'consent.answer', legalId: 1, accepted: true });
  return started;
}

async function confirmed() {
  const started = await ticked();
  started.actor.send({ type: 'consents.confirm' });
  return started;
}

const onward: MissingConsentsEmitted = { type: 'consents.completed', returnTo: '/cart/' };

describe('what is asked', () => {
  test('REG-10, REG-04: what is missing, nothing of it ticked', async () => {
    const { at, told } = await asked();
    expect([missingConsents(at()), missingRequiredCount(at()), tickedConsents(at()), told]).toEqual([
      lacking(),
      1,
      [],
      [],
    ]);
  });

  test('REG-10: who lacks nothing that is required goes on at once', async () => {
    const { at, list, save, told } = start();
    await list.latest().answer(lacking(1));
    expect([told, save.calls.length, missingRequiredCount(at())]).toEqual([[onward], 0, 0]);
  });

  test('REG-04: a statement is ticked and ticked no more, an unknown one is not', async () => {
    const { actor, at } = await ticked();
    actor.send({ type: 'consent.answer', legalId: 9, accepted: true });
    expect(tickedConsents(at())).toEqual([1]);
    actor.send({ type: 'consent.answer', legalId: 1, accepted: false });
    expect(tickedConsents(at())).toEqual([]);
  });
});

describe('a confirmation', () => {
  test('REG-10, RULE-CONSENTS-2: pressed twice it sends all answers once, and the visit goes on', async () => {
    const { actor, at, save, told } = await confirmed();
    actor.send({ type: 'consents.confirm' });
    expect(areMissingConsentsBusy(at())).toBe(true);
    expect(save.calls.map(({ input }) => input.answers)).toEqual([
      [
        { legalId: 1, accepted: true },
        { legalId: 2, accepted: false },
        { legalId: 3, accepted: false },
      ],
    ]);
    expect(told).toEqual([]);
    await save.latest().answer();
    expect(told).toEqual([onward]);
  });

  test('REG-04, RULE-CONSENTS-3: without the required one it says so there and sends nothing', async () => {
    const { actor, at, save } = await asked();
    actor.send({ type: 'consent.answer', legalId: 2, accepted: true });
    actor.send({ type: 'consents.confirm' });
    expect([unansweredConsents(at()), tickedConsents(at()), save.calls.length]).toEqual([[1], [2], 0]);
    actor.send({ type: 'consent.answer', legalId: 1, accepted: true });
    expect(unansweredConsents(at())).toEqual([]);
  });

  test.each([
    ['is refused', 'refused'],
    ['is cut', 'network'],
    ['is never answered', 'timeout'],
  ] as const)(
    'ERR-04, RULE-CONSENTS-1: one that %s keeps the ticks and asks the shop what is missing',
    async (_, how) => {
      const { actor, at, clock, list, save, told } = await confirmed();
      if (how === 'timeout') clock.increment(12_000);
      else await save.latest().fail(how === 'refused' ? refusal('disclaimer.unknown') : failed(how));
      expect([list.calls.length, missingConsentsError(at())?.failure]).toEqual([2, how]);
      await list.latest().answer(lacking());
      expect([tickedConsents(at()), missingConsentsError(at())?.failure]).toEqual([[1], how]);
      actor.send({ type: 'consents.confirm' });
      expect([save.calls.length, missingConsentsError(at()), told]).toEqual([2, null, []]);
    },
  );

  test('ERR-04: one the shop had taken after all goes on', async () => {
    const { clock, list, told } = await confirmed();
    clock.increment(12_000);
    await list.latest().answer(lacking(1));
    expect(told).toEqual([onward]);
  });

  test.each([
    ['sessionExpired', { type: 'session.opened' }],
    ['serviceDown', { type: 'service.resumed' }],
    ['serviceDown', { type: 'consents.reload' }],
  ] as const)('SES-07, SES-13, ERR-13: one cut off by %s goes on at %j', async (kind, back) => {
    const { actor, at, save, told } = await confirmed();
    await save.latest().fail(failed(kind));
    expect([areMissingConsentsWaiting(at()), tickedConsents(at())]).toEqual([true, [1]]);
    actor.send(back);
    expect(save.calls[1]?.input).toEqual(save.calls[0]?.input);
    await save.latest().answer();
    expect(told).toEqual([onward]);
  });

  test('SES-14: with the login closed the ticks are there, and nothing is sent', async () => {
    const { actor, at, save } = await confirmed();
    await save.latest().fail(failed('sessionExpired'));
    actor.send({ type: 'login.dismissed' });
    expect([areMissingConsentsWaiting(at()), tickedConsents(at()), save.calls.length]).toEqual([
      false,
      [1],
      1,
    ]);
  });
});

describe('the list', () => {
  test.each(['network', 'timeout'] as const)(
    'ERR-04: one that ends in %s can be asked for again',
    async (how) => {
      const { actor, at, clock, list } = start();
      expect(areMissingConsentsSettled(at())).toBe(false);
      if (how === 'timeout') clock.increment(12_000);
      else await list.latest().fail(failed(how));
      expect([haveMissingConsentsFailed(at()), missingConsentsError(at())?.failure]).toEqual([true, how]);
      actor.send({ type: 'consents.reload' });
      await list.latest().answer(lacking());
      expect([areMissingConsentsSettled(at()), missingConsentsError(at())]).toEqual([true, null]);
    },
  );

  test.each(['sessionExpired', 'serviceDown'] satisfies FailureKind[])(
    'SES-07, ERR-13: after %s it waits',
    async (kind) => {
      const { actor, at, list } = start();
      await list.latest().fail(failed(kind));
      expect([areMissingConsentsWaiting(at()), list.calls.length]).toEqual([true, 1]);
      actor.send({ type: kind === 'serviceDown' ? 'service.resumed' : 'session.opened' });
      expect(list.calls.length).toBe(2);
    },
  );
});

test('SES-08: who leaves leaves nothing; an expired session keeps the ticks', async () => {
  const { actor, at } = await ticked();
  actor.send({ type: 'session.closed', reason: 'expired' });
  expect(tickedConsents(at())).toEqual([1]);
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect([missingConsents(at()), tickedConsents(at()), areMissingConsentsWaiting(at())]).toEqual([
    null,
    [],
    true,
  ]);
});

test('REG-10, RULE-CONSENTS-4: from another page nothing leads on; entered again it asks anew', async () => {
  const { actor, list, told } = await ticked();
  actor.send({ type: 'route.entered', path: '/registration-consents?returnTo=%2Fcart%2F' });
  actor.send({ type: 'route.entered', path: '/page/privacy' });
  actor.send({ type: 'session.opened' });
  expect([list.calls.length, told]).toEqual([1, []]);
  actor.send({ type: 'consents.reopen', returnTo: '/profile/orders' });
  await list.latest().answer(lacking(1));
  expect(told).toEqual([{ type: 'consents.completed', returnTo: '/profile/orders' }]);
});
