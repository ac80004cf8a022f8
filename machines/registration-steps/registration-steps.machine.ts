import { sendTo, setup, type AnyActorRef } from 'xstate';
import type { RegistrationField, RegistrationStep } from '../../contract/rules/session/registration-form.ts';
import type { EventOf, GivenGuard } from '../chart.types.ts';

/** Sent to the parent, which judges: the shopper wants to go on from a step. */
export interface StepFinish {
  type: 'step.finish';
  step: RegistrationStep;
}

interface RegistrationStepsEvents {
  'step.continue': object;
  'step.back': object;
  /** From the parent: nothing is wrong with the step. */
  'step.pass': { step: RegistrationStep };
  /** Fields that are wrong, or that are looked for. */
  'faults.found': { fields: readonly RegistrationField[] };
}
export type RegistrationStepsEvent = EventOf<RegistrationStepsEvents>;

/**
 * Which part of the registration a small screen shows, one at a time: none is skipped, and what is wrong is brought
 * into sight. A wide screen shows all of them at once and has no use for it (RULE-REGISTRATION-4).
 */
export const registrationStepsMachine = setup({
  types: {
    context: {} as { parent: AnyActorRef },
    events: {} as RegistrationStepsEvent,
    input: {} as { parent: AnyActorRef },
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    sendFinish: sendTo(
      ({ context }) => context.parent,
      (_, { step }: { step: RegistrationStep }): StepFinish => ({ type: 'step.finish', step }),
    ),
  },
  guards: {
    isStep: (_, { step, shown }: { step: RegistrationStep; shown: RegistrationStep }) => step === shown,
    hasFaultIn: {} as GivenGuard<{ fields: readonly RegistrationField[]; step: RegistrationStep }>,
  },
}).createMachine({
  id: 'registrationSteps',
  context: ({ input }) => input,
  initial: 'person',
  on: {
    'faults.found': [
      {
        guard: { type: 'hasFaultIn', params: ({ event }) => ({ fields: event.fields, step: 'person' }) },
        target: '.person',
        meta: { req: ['VAL-14'] },
      },
      {
        guard: { type: 'hasFaultIn', params: ({ event }) => ({ fields: event.fields, step: 'place' }) },
        target: '.place',
        meta: { req: ['VAL-14'] },
      },
      {
        guard: { type: 'hasFaultIn', params: ({ event }) => ({ fields: event.fields, step: 'terms' }) },
        target: '.terms',
        meta: { req: ['VAL-14'] },
      },
    ],
  },
  states: {
    person: {
      description: 'Private or company, name, e-mail, password.',
      on: {
        'step.continue': {
          actions: { type: 'sendFinish', params: { step: 'person' } },
          meta: { req: ['REG-01'] },
        },
        'step.pass': {
          guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, shown: 'person' }) },
          target: 'place',
          meta: { req: ['REG-01'] },
        },
      },
    },
    place: {
      description: 'Address and store of reference.',
      on: {
        'step.continue': {
          actions: { type: 'sendFinish', params: { step: 'place' } },
          meta: { req: ['REG-01'] },
        },
        'step.pass': {
          guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, shown: 'place' }) },
          target: 'terms',
          meta: { req: ['REG-01'] },
        },
        'step.back': { target: 'person' },
      },
    },
    terms: {
      description: 'Loyalty card and consents; the form is sent from here.',
      on: { 'step.back': { target: 'place' } },
    },
  },
});
