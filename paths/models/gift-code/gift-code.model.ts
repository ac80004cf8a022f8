import { failureOf } from '../../../contract/api/failure.ts';
import type { giftCodeActors } from '../../../machines/gift-code/gift-code.actors.ts';
import { giftCodeLogic } from '../../../machines/gift-code/gift-code.logic.ts';
import {
  appliedCode,
  giftError,
  isGiftBusy,
  typedCode,
} from '../../../machines/gift-code/gift-code.selectors.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';

type GiftStep = Step<typeof giftCodeLogic, ReturnType<typeof giftCodeActors>>;
type Gift = GiftStep['after'];

const isTyping = (gift: Gift): boolean => gift.matches('typing');
const isQuiet = (step: GiftStep): boolean =>
  step.calls('checkCode').length + step.calls('applyCode').length + step.calls('removeCode').length === 0;

/** What came back of a code instead of a yes. */
const refusalIn = (step: GiftStep) => step.failed('checkCode') ?? step.failed('applyCode');
const wasDismissed = (step: GiftStep): boolean => failureOf(refusalIn(step)?.error) === 'dismissed';

export const giftCodeModel = flowModel<typeof giftCodeLogic, ReturnType<typeof giftCodeActors>>({
  name: 'gift-code',
  machine: giftCodeLogic,
  starts: [{ says: 'the field is empty' }],
  cases: {
    'code.changed': [
      says('a code is typed', { text: ' GIFT5 ' }),
      says('the field is emptied', { text: ' ' }),
    ],
    'code.apply': [says('the code is to be applied')],
    'route.entered': [says('another page is entered')],
    'code.remove': [says('a code is taken out', { code: 'GIFT5' })],
    'session.closed': [
      says('the shopper has logged out', { reason: 'logout' }),
      says('the session expired', { reason: 'expired' }),
      says('an answer was given to nobody', { reason: 'disowned' }),
    ],
  },
  answers: {
    checkCode: {
      isPatient: true,
      done: [says('the code is good', undefined)],
      failed: [refuses('the code', 'gift.invalid'), ...patientFails('the code', 'network')],
    },
    applyCode: {
      isPatient: true,
      done: [says('the code is on the cart', anAnswer(aCart()))],
      failed: [refuses('the code', 'gift.invalid'), ...patientFails('the code', 'network')],
    },
    removeCode: {
      isPatient: true,
      done: [says('the code is off the cart', anAnswer(aCart()))],
      failed: [refuses('the removal', 'gift.unknown'), ...patientFails('the removal', 'network')],
    },
  },
  writes: ['applyCode', 'removeCode'],
  facts: ['session.closed'],
  project: ({ context: { code, applied, error } }) => ({
    isTyped: code.trim() !== '',
    isTold: applied !== null,
    isShown: error !== null,
  }),
  rules: [
    {
      id: 'CHK-17',
      says: 'What was said of a code is over on the next page, and when another is taken out; the code stays.',
      when: (step) =>
        (step.sent('route.entered') !== null || step.sent('code.remove') !== null) && isTyping(step.before),
      holds: (step) => giftError(step.after) === null && typedCode(step.after) === typedCode(step.before),
    },
    {
      id: 'CHK-17',
      says: 'What is typed stands in the field, and takes an old error away.',
      when: (step) => step.sent('code.changed') !== null && isTyping(step.before),
      holds: (step) =>
        typedCode(step.after) === step.sent('code.changed')?.text && giftError(step.after) === null,
    },
    {
      id: 'CHK-17',
      says: 'A code is checked by one call, without its blanks; an empty field does nothing.',
      when: (step) => step.sent('code.apply') !== null && isTyping(step.before),
      holds: (step) => {
        const code = typedCode(step.before).trim();
        return code === ''
          ? isQuiet(step) && isTyping(step.after)
          : step.calls('checkCode')[0]?.code === code && step.calls('checkCode').length === 1;
      },
    },
    {
      id: 'CHK-17',
      says: 'A code that was found good is applied by one call, and no other ever is.',
      when: (step) => step.done('checkCode') !== null || step.calls('applyCode').length > 0,
      holds: (step) =>
        step.done('checkCode') !== null &&
        step.calls('applyCode').length === 1 &&
        step.calls('applyCode')[0]?.code === typedCode(step.before).trim() &&
        isGiftBusy(step.after),
    },
    {
      id: 'CART-09',
      says: 'The cart that answers is handed on.',
      when: (step) => step.done('applyCode') !== null || step.done('removeCode') !== null,
      holds: (step) =>
        step.emitted('cart.answered')[0]?.answer ===
          (step.done('applyCode') ?? step.done('removeCode'))?.output && isTyping(step.after),
    },
    {
      id: 'CHK-17',
      says: 'An applied code leaves the field empty; one that is taken out leaves it as it is.',
      when: (step) => step.done('applyCode') !== null || step.done('removeCode') !== null,
      holds: (step) =>
        typedCode(step.after) === (step.done('applyCode') === null ? typedCode(step.before) : '') &&
        (step.done('applyCode') === null || giftError(step.after) === null),
    },
    {
      id: 'CHK-17',
      says: 'An applied code is told to be on the cart, without its blanks, and no other is.',
      when: (step) => step.done('applyCode') !== null || appliedCode(step.after) !== appliedCode(step.before),
      holds: (step) =>
        appliedCode(step.after) === (step.done('applyCode') === null ? null : typedCode(step.before).trim()),
    },
    {
      id: 'CHK-17',
      says: 'It is told until a code is typed or taken out, another page is entered, or its owner leaves.',
      when: (step) => appliedCode(step.before) !== null,
      holds: (step) => {
        const reason = step.sent('session.closed')?.reason;
        const isOver =
          step.sent('code.changed') !== null ||
          step.sent('code.remove') !== null ||
          step.sent('route.entered') !== null ||
          (reason !== undefined && reason !== 'expired');
        return (appliedCode(step.after) === null) === isOver;
      },
    },
    {
      id: 'CHK-17',
      says: 'A code that is refused, or whose answer does not come, says so at the field and stays there.',
      when: (step) => refusalIn(step) !== null && !wasDismissed(step),
      holds: (step) =>
        isTyping(step.after) &&
        giftError(step.after) !== null &&
        typedCode(step.after) === typedCode(step.before) &&
        isQuiet(step),
    },
    {
      id: 'CHK-17',
      says: 'A code is taken out by one call for it.',
      when: (step) =>
        step.calls('removeCode').length > 0 || (step.sent('code.remove') !== null && isTyping(step.before)),
      holds: (step) =>
        step.calls('removeCode').length === 1 &&
        step.calls('removeCode')[0]?.code === step.sent('code.remove')?.code &&
        isGiftBusy(step.after),
    },
    {
      id: 'ERR-11',
      says: 'A code that cannot be taken out is told once, and the field is free.',
      when: (step) => step.failed('removeCode') !== null,
      holds: (step) => step.emitted('failure.raised').length === 1 && isTyping(step.after),
    },
    {
      id: 'SES-14',
      says: 'A dismissed login leaves the code in the field; nothing is said of it, and nothing is sent.',
      when: wasDismissed,
      holds: (step) =>
        isTyping(step.after) &&
        isQuiet(step) &&
        typedCode(step.after) === typedCode(step.before) &&
        giftError(step.after) === giftError(step.before),
    },
    {
      id: 'RULE-SESSION-6',
      says: 'A code is checked when it is to be applied, and never else.',
      when: (step) => step.calls('checkCode').length > 0,
      holds: (step) => step.sent('code.apply') !== null,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the owner gone nothing typed is kept; after a 419 it is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? typedCode(step.after) === typedCode(step.before)
          : typedCode(step.after) === '' &&
            isTyping(step.after) &&
            giftError(step.after) === null &&
            isQuiet(step),
    },
    reaches({
      id: 'CHK-17',
      says: 'From everywhere a code can be typed.',
      from: () => true,
      to: isTyping,
    }),
    offers({
      id: 'CHK-17',
      says: 'A code on the cart can be taken out while nothing is on its way.',
      from: isTyping,
      via: ({ id }) => id === 'code.remove',
      to: isGiftBusy,
    }),
  ],
});
