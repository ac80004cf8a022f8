import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { consentsWith } from '../../paths/fixtures/consent-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { missingConsentsLogic } from './missing-consents.logic.ts';
import type { MissingConsents, MissingConsentsEmitted } from './missing-consents.types.ts';
import { missingRequiredCount } from './missing-consents.selectors.ts';

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
    missingConsentsLogic.provide({ actors: { loadMissing: list.patient, saveAnswers: save.patient } }),
    { clock, input: { address: '/registration-consents', returnTo: '/cart/' } },
  );
  actor.on('consents.completed', (event) => void told.push(event));
  actor.start();
  return { list, save, told, at: () => actor.getSnapshot() };
}

const onward: MissingConsentsEmitted = { type: 'consents.completed', returnTo: '/cart/' };

describe('what is asked', () => {
  test('REG-10: who lacks nothing that is required goes on at once', async () => {
    const { at, list, save, told } = start();
    await list.latest().answer(lacking(1));
    expect([told, save.calls.length, missingRequiredCount(at())]).toEqual([[onward], 0, 0]);
  });
});
