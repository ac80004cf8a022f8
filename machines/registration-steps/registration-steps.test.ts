import { createActor, setup, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { registrationStepsLogic } from './registration-steps.logic.ts';
import { shownStep } from './registration-steps.selectors.ts';

/** The steps, and what they tell whoever judges them. */
function opened() {
  const told: AnyEventObject[] = [];
  const parent = createActor(
    setup({}).createMachine({ on: { '*': { actions: ({ event }) => void told.push(event) } } }),
  ).start();
  const actor = createActor(registrationStepsLogic, { input: { parent } }).start();
  return { actor, told, shown: () => shownStep(actor.getSnapshot()) };
}

test('RULE-REGISTRATION-4: going on asks first, and each step is passed once', () => {
  const { actor, told, shown } = opened();
  actor.send({ type: 'step.continue' });
  expect([shown(), told]).toEqual(['person', [{ type: 'step.finish', step: 'person' }]]);
  actor.send({ type: 'step.pass', step: 'person' });
  actor.send({ type: 'step.pass', step: 'person' });
  expect(shown()).toBe('place');
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'step.pass', step: 'place' });
  expect([shown(), told.at(-1)]).toEqual(['terms', { type: 'step.finish', step: 'place' }]);
  actor.send({ type: 'step.back' });
  actor.send({ type: 'step.back' });
  expect(shown()).toBe('person');
});

test('VAL-14: the first step with something wrong comes into sight', () => {
  const { actor, shown } = opened();
  actor.send({ type: 'faults.found', fields: ['legals'] });
  expect(shown()).toBe('terms');
  actor.send({ type: 'faults.found', fields: [] });
  expect(shown()).toBe('terms');
  actor.send({ type: 'faults.found', fields: ['legals', 'city'] });
  expect(shown()).toBe('place');
  actor.send({ type: 'faults.found', fields: ['city', 'companyName'] });
  expect(shown()).toBe('person');
});
