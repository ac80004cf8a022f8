import { failureOf } from '../../../contract/api/failure.ts';
import type { exclusionAcceptanceActors } from '../../../machines/exclusion-acceptance/exclusion-acceptance.actors.ts';
import { exclusionAcceptanceLogic } from '../../../machines/exclusion-acceptance/exclusion-acceptance.logic.ts';
import { isAcceptanceOnItsWay } from '../../../machines/exclusion-acceptance/exclusion-acceptance.selectors.ts';
import { anAnswer } from '../../fixtures/cart-fixtures.ts';
import { patientFails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type AcceptanceStep = Step<typeof exclusionAcceptanceLogic, ReturnType<typeof exclusionAcceptanceActors>>;
type Acceptance = AcceptanceStep['after'];

/** The lines that are accepted here. */
export const acceptedLines = { biscuits: 11, bread: 12 } as const;

const isIdle = (flow: Acceptance): boolean => flow.matches('idle');
const isSaving = (flow: Acceptance): boolean => flow.matches('saving');
const askedOf = (flow: Acceptance): readonly number[] =>
  flow.context.asked.filter((itemId) => isAcceptanceOnItsWay(flow, itemId));
const inOrder = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
const same = (one: readonly number[], other: readonly number[]): boolean => inOrder(one) === inOrder(other);
const wasDismissed = (step: AcceptanceStep): boolean =>
  failureOf(step.failed('acceptLines')?.error) === 'dismissed';
const fell = (step: AcceptanceStep): boolean => step.failed('acceptLines') !== null && !wasDismissed(step);
const isGivenUp = (step: AcceptanceStep): boolean =>
  (step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired') ||
  wasDismissed(step);
const isQuiet = (step: AcceptanceStep): boolean =>
  step.emitted('cart.answered').length +
    step.emitted('failure.raised').length +
    step.emitted('cart.outcomeUnknown').length ===
  0;
/** What was said yes to after the call that is answered had gone. */
const isLeft = ({ before }: AcceptanceStep): readonly number[] =>
  before.context.asked.filter((itemId) => !before.context.sent.includes(itemId));

export const exclusionAcceptanceModel = flowModel<
  typeof exclusionAcceptanceLogic,
  ReturnType<typeof exclusionAcceptanceActors>
>({
  name: 'exclusion-acceptance',
  machine: exclusionAcceptanceLogic,
  starts: [{ says: 'a cart with excluded products is shown' }],
  cases: {
    'exclusion.accept': [
      says('the biscuits stay', { itemId: acceptedLines.biscuits }),
      says('the bread stays', { itemId: acceptedLines.bread }),
    ],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
  },
  answers: {
    acceptLines: {
      isPatient: true,
      done: [says('the cart has it', anAnswer())],
      failed: patientFails('the yes', 'network'),
    },
  },
  writes: ['acceptLines'],
  project: ({ context: { asked, sent } }) => [inOrder(asked), inOrder(sent)],
  rules: [
    {
      id: 'B-23',
      says: 'A yes shows at once, for its line alone.',
      when: (step) => step.sent('exclusion.accept') !== null,
      holds: (step) =>
        same(askedOf(step.after), [
          ...new Set([...askedOf(step.before), step.sent('exclusion.accept')?.itemId ?? 0]),
        ]) && isQuiet(step),
    },
    {
      id: 'B-23',
      says: 'With nothing under way it is saved at once; with something under way it waits.',
      when: (step) => step.sent('exclusion.accept') !== null,
      holds: (step) => step.calls('acceptLines').length === (isIdle(step.before) ? 1 : 0),
    },
    {
      id: 'B-23',
      says: 'Every call saves all that was said yes to, one call at a time.',
      when: (step) => step.calls('acceptLines').length > 0,
      holds: (step) =>
        step.calls('acceptLines').length === 1 &&
        same(step.calls('acceptLines')[0]?.itemIds ?? [], askedOf(step.after)) &&
        step.inFlight('acceptLines') === 1 &&
        isSaving(step.after) &&
        (step.sent('exclusion.accept') !== null || step.done('acceptLines') !== null),
    },
    {
      id: 'B-23',
      says: 'What is answered goes to the cart; a yes that came meanwhile is saved next.',
      when: (step) => step.done('acceptLines') !== null,
      holds: (step) =>
        step.emitted('cart.answered').length === 1 &&
        step.emitted('cart.answered')[0]?.answer === step.done('acceptLines')?.output &&
        step.emitted('failure.raised').length + step.emitted('cart.outcomeUnknown').length === 0 &&
        same(askedOf(step.after), isLeft(step)) &&
        (isLeft(step).length > 0
          ? isSaving(step.after) && step.calls('acceptLines').length === 1
          : isIdle(step.after) && step.inFlight('acceptLines') === 0),
    },
    {
      id: 'ERR-11',
      says: 'What fails is taken back and told once, and the cart is asked for anew.',
      when: fell,
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.emitted('failure.raised')[0]?.operation === 'cartInfo' &&
        step.emitted('failure.raised')[0]?.error === step.failed('acceptLines')?.error &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        step.emitted('cart.answered').length === 0 &&
        isIdle(step.after) &&
        askedOf(step.after).length === 0 &&
        step.inFlight('acceptLines') === 0,
    },
    {
      id: 'SES-07',
      says: 'The expiry alone changes nothing.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        isQuiet(step) &&
        same(askedOf(step.after), askedOf(step.before)) &&
        JSON.stringify(step.after.value) === JSON.stringify(step.before.value),
    },
    {
      id: 'SES-14',
      says: 'A login that is closed and a shopper who leaves drop it.',
      when: isGivenUp,
      holds: (step) =>
        isQuiet(step) &&
        isIdle(step.after) &&
        askedOf(step.after).length === 0 &&
        step.inFlight('acceptLines') === 0,
    },
    offers({
      id: 'B-23',
      says: 'A line can be kept whenever it is.',
      from: () => true,
      via: ({ id }) => id === 'exclusion.accept',
      to: (flow) => flow.context.asked.length > 0,
    }),
    reaches({ id: 'B-23', says: 'It comes to an end from everywhere.', from: () => true, to: isIdle }),
  ],
});
