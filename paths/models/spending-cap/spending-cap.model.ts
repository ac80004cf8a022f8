import { failureOf } from '../../../contract/api/failure.ts';
import type { spendingCapActors } from '../../../machines/spending-cap/spending-cap.actors.ts';
import { spendingCapLogic } from '../../../machines/spending-cap/spending-cap.logic.ts';
import {
  hasFormerCap,
  isCapBusy,
  isCapEdited,
  isCapWrong,
  typedCap,
} from '../../../machines/spending-cap/spending-cap.selectors.ts';
import { anAnswer } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type CapStep = Step<typeof spendingCapLogic, ReturnType<typeof spendingCapActors>>;
type Cap = CapStep['after'];

/** The cap that is kept at first, and the one that is typed instead, in cents. */
const kept = 8000;
const typed = 9050;

const wasDismissed = (step: CapStep): boolean => failureOf(step.failed('saveCap')?.error) === 'dismissed';
const fell = (step: CapStep): boolean => step.failed('saveCap') !== null && !wasDismissed(step);
const isIdle = (flow: Cap): boolean => flow.matches('idle');
const isEditing = (flow: Cap): boolean => flow.matches('editing');
const emits = (step: CapStep): number =>
  step.emitted('cart.answered').length + step.emitted('cart.outcomeUnknown').length;
const asks = (step: CapStep): readonly (number | null)[] => step.calls('saveCap').map(({ cents }) => cents);
const isSent = (step: CapStep, cents: number | null): boolean =>
  step.sent('cap.save') !== null && isEditing(step.before) && step.sent('cap.save')?.cents === cents;
const keepsText = (step: CapStep): boolean => typedCap(step.after) === typedCap(step.before);

export const spendingCapModel = flowModel<typeof spendingCapLogic, ReturnType<typeof spendingCapActors>>({
  name: 'spending-cap',
  machine: spendingCapLogic,
  starts: [{ says: 'a cart is shown' }],
  cases: {
    'cap.open': [
      says('a cap is to be changed', { cents: kept, text: '80,00' }),
      says('a cap is to be set', { cents: null, text: '' }),
    ],
    'cap.type': [says('an amount is typed', { text: '90,50' })],
    'cap.save': [
      says('the amount is to be saved', { cents: typed }),
      says('the cap there was is to be saved', { cents: kept }),
      says('what is no amount is to be saved', { cents: null }),
      says('an amount below the least is to be saved', { cents: 99 }),
    ],
    'cap.remove': [says('the cap is to go')],
    'form.close': [says('the form is closed')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
  },
  answers: {
    saveCap: {
      isPatient: true,
      done: [says('the cart has it', anAnswer())],
      failed: [
        refuses('the cap', 'cart.spendingCap.bounds', 'spending_cap'),
        ...patientFails('the cap', 'network'),
      ],
    },
  },
  writes: ['saveCap'],
  project: ({ context: { former, text, asked, isWrong, error } }) =>
    [former, text, asked, isWrong, error?.failure ?? ''].join('|'),
  rules: [
    {
      id: 'B-36',
      says: 'The form opens with the cap there is, and with no fault of another time.',
      when: (step) => step.sent('cap.open') !== null && isIdle(step.before),
      holds: (step) =>
        isCapEdited(step.after) &&
        typedCap(step.after) === step.sent('cap.open')?.text &&
        hasFormerCap(step.after) === (step.sent('cap.open')?.cents !== null) &&
        !isCapWrong(step.after) &&
        step.after.context.error === null,
    },
    {
      id: 'B-36',
      says: 'What is typed stands in the form, and is wrong only once it is to be saved.',
      when: (step) => step.sent('cap.type') !== null && isEditing(step.before),
      holds: (step) =>
        typedCap(step.after) === step.sent('cap.type')?.text &&
        !isCapWrong(step.after) &&
        step.calls('saveCap').length === 0,
    },
    {
      id: 'B-36',
      says: 'Another amount is saved by one call; the one there was is not sent.',
      when: (step) => isSent(step, typed) || isSent(step, kept),
      holds: (step) => {
        const cents = step.sent('cap.save')?.cents ?? null;
        return cents === step.before.context.former
          ? isIdle(step.after) && typedCap(step.after) === '' && asks(step).length === 0
          : asks(step).length === 1 &&
              asks(step)[0] === cents &&
              isCapBusy(step.after) &&
              !isCapWrong(step.after) &&
              step.after.context.error === null;
      },
    },
    {
      id: 'B-36',
      says: 'What is no amount of a cap is not sent: it stays typed, and is said to be wrong.',
      when: (step) => isSent(step, null) || isSent(step, 99),
      holds: (step) =>
        asks(step).length === 0 &&
        isEditing(step.after) &&
        isCapWrong(step.after) &&
        step.after.context.error === null &&
        keepsText(step),
    },
    {
      id: 'B-36',
      says: 'A cap that is to go is saved as none.',
      when: (step) => step.sent('cap.remove') !== null && isEditing(step.before),
      holds: (step) =>
        asks(step).length === 1 &&
        asks(step)[0] === null &&
        keepsText(step) &&
        !isCapWrong(step.after) &&
        step.after.context.error === null,
    },
    {
      id: 'B-36',
      says: 'The answer goes to the cart, and the form closes.',
      when: (step) => step.done('saveCap') !== null,
      holds: (step) =>
        step.emitted('cart.answered').length === 1 &&
        step.emitted('cart.answered')[0]?.answer === step.done('saveCap')?.output &&
        emits(step) === 1 &&
        isIdle(step.after) &&
        typedCap(step.after) === '',
    },
    {
      id: 'B-36',
      says: 'A form that is closed asks for nothing, and keeps nothing.',
      when: (step) => step.sent('form.close') !== null && isEditing(step.before),
      holds: (step) =>
        isIdle(step.after) && typedCap(step.after) === '' && asks(step).length === 0 && emits(step) === 0,
    },
    {
      id: 'ERR-11',
      says: 'What fails says why at the form, and the amount stays typed.',
      when: fell,
      holds: (step) =>
        isEditing(step.after) &&
        step.after.context.error !== null &&
        keepsText(step) &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        emits(step) === 1,
    },
    {
      id: 'SES-14',
      says: 'A login that is dismissed leads back to what is typed, and nothing is said.',
      when: wasDismissed,
      holds: (step) =>
        isEditing(step.after) && keepsText(step) && step.after.context.error === null && emits(step) === 0,
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes along what is typed.',
      when: (step) =>
        step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired',
      holds: (step) =>
        emits(step) === 0 &&
        isIdle(step.after) &&
        typedCap(step.after) === '' &&
        step.inFlight('saveCap') === 0,
    },
    {
      id: 'SES-08',
      says: 'A session that expires elsewhere leaves everything as it is.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        step.after.value === step.before.value &&
        step.after.context === step.before.context &&
        asks(step).length === 0 &&
        emits(step) === 0,
    },
    reaches({ id: 'B-36', says: 'It comes to an end from everywhere.', from: () => true, to: isIdle }),
  ],
});
