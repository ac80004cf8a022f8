import { failureOf } from '../../../contract/api/failure.ts';
import type { ageDeclarationActors } from '../../../machines/age-declaration/age-declaration.actors.ts';
import { ageDeclarationLogic } from '../../../machines/age-declaration/age-declaration.logic.ts';
import { askedDeclaration } from '../../../machines/age-declaration/age-declaration.selectors.ts';
import { anAnswer } from '../../fixtures/cart-fixtures.ts';
import { patientFails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type AgeStep = Step<typeof ageDeclarationLogic, ReturnType<typeof ageDeclarationActors>>;
type Age = AgeStep['after'];

const isIdle = (flow: Age): boolean => flow.matches('idle');
const isSaving = (flow: Age): boolean => flow.matches('saving');
const wasDismissed = (step: AgeStep): boolean =>
  failureOf(step.failed('saveDeclaration')?.error) === 'dismissed';
const fell = (step: AgeStep): boolean => step.failed('saveDeclaration') !== null && !wasDismissed(step);
const isGivenUp = (step: AgeStep): boolean =>
  (step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired') ||
  wasDismissed(step);
const isQuiet = (step: AgeStep): boolean =>
  step.emitted('cart.answered').length +
    step.emitted('failure.raised').length +
    step.emitted('cart.outcomeUnknown').length ===
  0;
const isUnchanged = (step: AgeStep): boolean =>
  askedDeclaration(step.after) === askedDeclaration(step.before) &&
  JSON.stringify(step.after.value) === JSON.stringify(step.before.value);
/** What was asked for with the call that was answered. */
const wasOvertaken = ({ before }: AgeStep): boolean => before.context.asked !== before.context.sent;

export const ageDeclarationModel = flowModel<
  typeof ageDeclarationLogic,
  ReturnType<typeof ageDeclarationActors>
>({
  name: 'age-declaration',
  machine: ageDeclarationLogic,
  starts: [{ says: 'a cart with alcohol is shown' }],
  cases: {
    'age.declare': [
      says('the shopper declares to be of age', { isDeclared: true }),
      says('the declaration is taken back', { isDeclared: false }),
    ],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
  },
  answers: {
    saveDeclaration: {
      isPatient: true,
      done: [says('the cart has it', anAnswer())],
      failed: patientFails('the declaration', 'network'),
    },
  },
  writes: ['saveDeclaration'],
  project: ({ context: { asked, sent } }) => `${asked} ${sent}`,
  rules: [
    {
      id: 'B-14',
      says: 'What is ticked last is what is shown.',
      when: (step) => step.sent('age.declare') !== null,
      holds: (step) => askedDeclaration(step.after) === step.sent('age.declare')?.isDeclared && isQuiet(step),
    },
    {
      id: 'B-14',
      says: 'With nothing under way it is saved at once; with something under way it waits.',
      when: (step) => step.sent('age.declare') !== null,
      holds: (step) => step.calls('saveDeclaration').length === (isIdle(step.before) ? 1 : 0),
    },
    {
      id: 'B-14',
      says: 'Every call saves what was ticked last, one at a time.',
      when: (step) => step.calls('saveDeclaration').length > 0,
      holds: (step) =>
        step.calls('saveDeclaration').length === 1 &&
        step.calls('saveDeclaration')[0]?.isDeclared === step.after.context.asked &&
        step.after.context.sent === step.after.context.asked &&
        step.inFlight('saveDeclaration') === 1 &&
        isSaving(step.after) &&
        (step.sent('age.declare') !== null || step.done('saveDeclaration') !== null),
    },
    {
      id: 'B-14',
      says: 'What is answered goes to the cart; what was ticked meanwhile is saved next.',
      when: (step) => step.done('saveDeclaration') !== null,
      holds: (step) =>
        step.emitted('cart.answered').length === 1 &&
        step.emitted('cart.answered')[0]?.answer === step.done('saveDeclaration')?.output &&
        step.emitted('failure.raised').length + step.emitted('cart.outcomeUnknown').length === 0 &&
        (wasOvertaken(step)
          ? isSaving(step.after) && step.calls('saveDeclaration').length === 1
          : isIdle(step.after) &&
            step.after.context.asked === null &&
            step.inFlight('saveDeclaration') === 0),
    },
    {
      id: 'ERR-11',
      says: 'What fails is taken back and told once, and the cart is asked for anew.',
      when: fell,
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.emitted('failure.raised')[0]?.operation === 'cartInfo' &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        step.emitted('cart.answered').length === 0 &&
        isIdle(step.after) &&
        step.after.context.asked === null &&
        step.inFlight('saveDeclaration') === 0,
    },
    {
      id: 'SES-07',
      says: 'The expiry alone changes nothing.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) => isQuiet(step) && isUnchanged(step),
    },
    {
      id: 'SES-14',
      says: 'A login that is closed and a shopper who leaves drop it.',
      when: isGivenUp,
      holds: (step) =>
        isQuiet(step) &&
        isIdle(step.after) &&
        step.after.context.asked === null &&
        step.inFlight('saveDeclaration') === 0,
    },
    offers({
      id: 'B-14',
      says: 'It can be ticked and taken back whenever it is.',
      from: () => true,
      via: ({ id }) => id === 'age.declare',
      to: (flow) => flow.context.asked !== null,
    }),
    reaches({ id: 'B-14', says: 'It comes to an end from everywhere.', from: () => true, to: isIdle }),
  ],
});
