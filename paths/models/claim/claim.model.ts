import { failureOf } from '../../../contract/api/failure.ts';
import type { claimActors } from '../../../machines/claim/claim.actors.ts';
import { claimLogic } from '../../../machines/claim/claim.logic.ts';
import {
  claimedItem,
  claimedQuantity,
  claimedReason,
  claimError,
  claimRefundBefore,
  claimText,
  isAskingClaim,
  isClaimBusy,
  isClaimOpen,
  isClaimUncertain,
  isConfirmingUnwanted,
  isCountingClaim,
  isPickingClaim,
  madeClaim,
} from '../../../machines/claim/claim.selectors.ts';
import { aClaim, anOrderItem, aReplacedItem } from '../../fixtures/delivered-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ClaimStep = Step<typeof claimLogic, ReturnType<typeof claimActors>>;
type Claim = ClaimStep['after'];

const names = ['claimLine', 'readClaim'] as const;
const calls = (step: ClaimStep): number => names.reduce((sum, name) => sum + step.calls(name).length, 0);
const failureIn = (step: ClaimStep, name: (typeof names)[number]) => failureOf(step.failed(name)?.error);
const isRefused = (step: ClaimStep): boolean => failureIn(step, 'claimLine') === 'refused';
const isUnanswered = (step: ClaimStep, name: (typeof names)[number]): boolean =>
  ['network', 'timeout'].includes(failureIn(step, name));
const isClosed = (claim: Claim): boolean => claim.matches('closed');
const keepsWords = ({ before, after }: ClaimStep): boolean =>
  claimedItem(after) === claimedItem(before) &&
  claimedReason(after) === claimedReason(before) &&
  claimedQuantity(after) === claimedQuantity(before) &&
  claimText(after) === claimText(before) &&
  after.context.claimable === before.context.claimable;
const isForgotten = ({ context }: Claim): boolean =>
  context.item === null &&
  context.reason === null &&
  context.quantity === null &&
  context.text === '' &&
  context.claim === null &&
  context.error === null &&
  context.claimable === 0;
/** Where what was begun is asked about again. */
const isAskedAgain = (claim: Claim): boolean => {
  const reason = claimedReason(claim);
  if (reason === 'unwanted') return isConfirmingUnwanted(claim);
  return reason === 'damaged' || reason === 'weight'
    ? isCountingClaim(claim)
    : isAskingClaim(claim) && !isCountingClaim(claim);
};
const plain = { item: anOrderItem(), claimable: 4.18 };
const replaced = { item: aReplacedItem(), claimable: 4.18 };

export const claimModel = flowModel<typeof claimLogic, ReturnType<typeof claimActors>>({
  name: 'claim',
  machine: claimLogic,
  starts: [{ says: 'a delivered order is on screen', input: () => ({ orderId: 900 }) }],
  cases: {
    'claim.pick': [says('a product is to be claimed')],
    'claim.pickDone': [says('no more products are to be claimed')],
    'claim.open': [says('something is wrong with a line', plain)],
    'claim.decline': [says('what came instead is not wanted', replaced)],
    'claim.close': [says('the dialog is closed')],
    'claim.another': [says('another product is to be claimed')],
    'claim.back': [says('another reason is to be chosen')],
    'claim.check': [says('the order is to be asked again')],
    'reason.choose': [
      says('it did not come', { reason: 'missing' as const }),
      says('it is damaged', { reason: 'damaged' as const }),
    ],
    'quantity.increase': [says('one more of it')],
    'quantity.decrease': [says('one less of it')],
    'text.change': [says('something is written', { text: 'Era aperto' })],
    'claim.send': [says('it is sent')],
    'session.closed': [
      says('the session expires', { reason: 'expired' as const }),
      says('the shopper leaves', { reason: 'logout' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    claimLine: {
      isPatient: true,
      done: [says('the line is claimed', aClaim())],
      failed: [refuses('the claim', 'order.claim.exists'), ...patientFails('the claim', 'network')],
    },
    readClaim: {
      isPatient: true,
      done: [says('the order has the claim', aClaim()), says('the order has no claim', null)],
      failed: patientFails('the order', 'network'),
    },
  },
  writes: ['claimLine'],
  project: ({ context: { item, reason, quantity, text, claim, error } }) => ({
    item: item?.orderItemId,
    reason,
    quantity,
    text,
    isMade: claim !== null,
    hasError: error !== null,
  }),
  rules: [
    {
      id: 'B-22',
      says: 'A line is claimed from the changed lines and from the others; nothing is sent for it yet.',
      when: (step) =>
        step.sent('claim.open') !== null && (isClosed(step.before) || isPickingClaim(step.before)),
      holds: (step) =>
        isClaimOpen(step.after) &&
        isAskingClaim(step.after) &&
        !isCountingClaim(step.after) &&
        claimedItem(step.after) === step.sent('claim.open')?.item &&
        step.after.context.claimable === step.sent('claim.open')?.claimable &&
        claimedReason(step.after) === null &&
        calls(step) === 0,
    },
    {
      id: 'B-22',
      says: 'What came instead is asked about once before it is sent.',
      when: (step) =>
        step.sent('claim.decline') !== null && (isClosed(step.before) || isPickingClaim(step.before)),
      holds: (step) =>
        isConfirmingUnwanted(step.after) &&
        claimedItem(step.after) === step.sent('claim.decline')?.item &&
        claimedReason(step.after) === 'unwanted' &&
        step.after.context.claimable === step.sent('claim.decline')?.claimable &&
        calls(step) === 0,
    },
    {
      id: 'B-22',
      says: 'The refund is told before anything is sent: never more than the order may still give.',
      isOfCases: true,
      when: ({ after }) => isAskingClaim(after) || isConfirmingUnwanted(after),
      holds: ({ after }) => {
        const all = claimedReason(after) === 'unwanted' ? 220 : 198;
        const part = claimedQuantity(after);
        return claimRefundBefore(after) === (part === null ? all : part * 99);
      },
    },
    {
      id: 'B-22',
      says: 'A press that says what is wrong sends at once, of all that came; damage asks how much first.',
      when: (step) =>
        step.sent('reason.choose') !== null && isAskingClaim(step.before) && !isCountingClaim(step.before),
      holds: (step) => {
        const reason = step.sent('reason.choose')?.reason;
        const item = claimedItem(step.before);
        if (reason === 'damaged')
          return (
            isCountingClaim(step.after) &&
            claimedReason(step.after) === 'damaged' &&
            claimedQuantity(step.after) === 1 &&
            claimText(step.after) === '' &&
            claimError(step.after) === null &&
            calls(step) === 0
          );
        const [sent, ...more] = step.calls('claimLine');
        return (
          more.length === 0 &&
          sent?.orderId === step.before.context.orderId &&
          sent.orderItemId === item?.orderItemId &&
          sent.reason === 'missing' &&
          sent.quantity === null &&
          sent.text === '' &&
          claimError(step.after) === null
        );
      },
    },
    {
      id: 'B-22',
      says: 'How much of it goes from one to all that came.',
      when: (step) =>
        isCountingClaim(step.before) &&
        (step.sent('quantity.increase') !== null || step.sent('quantity.decrease') !== null),
      holds: (step) =>
        claimedQuantity(step.after) === (step.sent('quantity.increase') !== null ? 2 : 1) &&
        claimText(step.after) === claimText(step.before),
    },
    {
      id: 'B-22',
      says: 'What is written is kept.',
      when: (step) => isCountingClaim(step.before) && step.sent('text.change') !== null,
      holds: (step) =>
        claimText(step.after) === 'Era aperto' &&
        claimedQuantity(step.after) === claimedQuantity(step.before) &&
        isCountingClaim(step.after),
    },
    {
      id: 'B-22',
      says: 'Another reason can be chosen: of the one before nothing is left.',
      when: (step) => isCountingClaim(step.before) && step.sent('claim.back') !== null,
      holds: (step) =>
        isAskingClaim(step.after) &&
        !isCountingClaim(step.after) &&
        claimedReason(step.after) === null &&
        claimedQuantity(step.after) === null &&
        claimText(step.after) === '' &&
        claimError(step.after) === null &&
        claimedItem(step.after) === claimedItem(step.before) &&
        calls(step) === 0,
    },
    {
      id: 'B-22',
      says: 'What is sent is what was said: line, reason, how much, words.',
      when: (step) =>
        step.sent('claim.send') !== null &&
        (isCountingClaim(step.before) || isConfirmingUnwanted(step.before)),
      holds: (step) => {
        const { item, reason, quantity, text } = step.before.context;
        const [sent, ...more] = step.calls('claimLine');
        return (
          more.length === 0 &&
          sent?.orderItemId === item?.orderItemId &&
          sent?.reason === reason &&
          sent?.quantity === quantity &&
          sent?.text === text &&
          claimError(step.after) === null &&
          step.calls('readClaim').length === 0
        );
      },
    },
    {
      id: 'B-22',
      says: 'Nothing is sent that the shopper did not send.',
      when: (step) => step.calls('claimLine').length > 0,
      holds: (step) => step.sent('claim.send') !== null || step.sent('reason.choose') !== null,
    },
    {
      id: 'B-22',
      says: 'A claim that was taken is shown as the order has it, and the order is read anew.',
      when: (step) => step.done('claimLine') !== null || (step.done('readClaim')?.output ?? null) !== null,
      holds: (step) =>
        madeClaim(step.after) === (step.done('claimLine') ?? step.done('readClaim'))?.output &&
        isClaimOpen(step.after) &&
        !isClaimBusy(step.after) &&
        claimError(step.after) === null &&
        step.emitted('order.outdated').length === 1 &&
        step.emitted('order.outdated')[0]?.orderId === step.before.context.orderId &&
        keepsWords(step),
    },
    {
      id: 'B-22',
      says: 'A refusal is told where it was asked, nothing is lost, and the order is read anew.',
      when: isRefused,
      holds: (step) =>
        isAskedAgain(step.after) &&
        claimError(step.after)?.failure === 'refused' &&
        keepsWords(step) &&
        step.emitted('order.outdated').length === 1 &&
        calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'A claim nobody answered is looked for in the order before anything is sent again.',
      when: (step) => isUnanswered(step, 'claimLine'),
      holds: (step) => {
        const [read, ...more] = step.calls('readClaim');
        return (
          more.length === 0 &&
          read?.orderId === step.before.context.orderId &&
          read.orderItemId === claimedItem(step.before)?.orderItemId &&
          step.calls('claimLine').length === 0 &&
          keepsWords(step) &&
          isClaimBusy(step.after) &&
          claimError(step.after)?.failure === failureIn(step, 'claimLine')
        );
      },
    },
    {
      id: 'ERR-04',
      says: 'Where the order has no claim, it can be sent again as it was, with what went wrong.',
      when: (step) => step.done('readClaim')?.output === null,
      holds: (step) =>
        isAskedAgain(step.after) &&
        keepsWords(step) &&
        claimError(step.after) !== null &&
        claimError(step.after) === claimError(step.before) &&
        calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'An order that cannot be read leaves it open, and says so.',
      when: (step) => isUnanswered(step, 'readClaim'),
      holds: (step) =>
        isClaimUncertain(step.after) &&
        isClaimOpen(step.after) &&
        claimError(step.after)?.failure === failureIn(step, 'readClaim') &&
        keepsWords(step) &&
        calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'Then only the order is asked, by a press or when the service is back.',
      when: (step) =>
        isClaimUncertain(step.before) &&
        (step.sent('claim.check') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('readClaim').length === 1 && step.calls('claimLine').length === 0 && keepsWords(step),
    },
    {
      id: 'SES-14',
      says: 'Whoever dismisses the login keeps what was said; nothing is sent.',
      when: (step) => names.some((name) => failureIn(step, name) === 'dismissed'),
      holds: (step) =>
        isAskedAgain(step.after) &&
        keepsWords(step) &&
        claimError(step.after) === claimError(step.before) &&
        calls(step) === 0,
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsWords(step) && madeClaim(step.after) === madeClaim(step.before)
          : isClosed(step.after) &&
            isForgotten(step.after) &&
            names.every((name) => step.inFlight(name) === 0),
    },
    {
      id: 'B-22',
      says: 'A dialog that is closed forgets what was said and sends nothing; what may have been sent has the order read anew.',
      when: (step) =>
        step.sent('claim.close') !== null &&
        !isClosed(step.before) &&
        !isPickingClaim(step.before) &&
        !isClaimBusy(step.before),
      holds: (step) =>
        isClosed(step.after) &&
        isForgotten(step.after) &&
        calls(step) === 0 &&
        step.emitted('order.outdated').length === (isClaimUncertain(step.before) ? 1 : 0) &&
        step.emitted('order.outdated').every(({ orderId }) => orderId === step.before.context.orderId),
    },
    {
      id: 'B-22',
      says: 'A claim that is on its way is not left alone.',
      when: (step) => step.sent('claim.close') !== null && isClaimBusy(step.before),
      holds: (step) => isClaimBusy(step.after) && keepsWords(step),
    },
    {
      id: 'B-22',
      says: 'Every line can be claimed while one is picked, and not after.',
      when: (step) =>
        (step.sent('claim.pick') !== null && isClosed(step.before)) ||
        (step.sent('claim.pickDone') !== null && isPickingClaim(step.before)),
      holds: (step) => (step.sent('claim.pick') !== null ? isPickingClaim(step.after) : isClosed(step.after)),
    },
    {
      id: 'B-22',
      says: 'After a claim another can be made, of any line.',
      when: (step) => step.sent('claim.another') !== null && madeClaim(step.before) !== null,
      holds: (step) => isPickingClaim(step.after) && isForgotten(step.after) && calls(step) === 0,
    },
    offers({
      id: 'B-22',
      says: 'A reason can be chosen, and the dialog closed.',
      from: (claim: Claim) => isAskingClaim(claim) || isConfirmingUnwanted(claim),
      via: ({ id }) => id === 'claim.close',
      to: isClosed,
    }),
    reaches({
      id: 'B-22',
      says: 'From everywhere a line can come to be claimed.',
      from: () => true,
      to: (claim: Claim) => madeClaim(claim) !== null,
    }),
  ],
});
