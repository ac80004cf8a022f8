import { failureOf } from '../../../contract/api/failure.ts';
import type { SubstitutionChange } from '../../../contract/rules/checkout/line-choice.ts';
import type { SentChange } from '../../../machines/substitutions/substitutions.types.ts';
import type { substitutionsActors } from '../../../machines/substitutions/substitutions.actors.ts';
import { substitutionsLogic } from '../../../machines/substitutions/substitutions.logic.ts';
import { askedForCart, askedForLine } from '../../../machines/substitutions/substitutions.selectors.ts';
import { anAnswer } from '../../fixtures/cart-fixtures.ts';
import { anOrder } from '../../fixtures/order-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type SubstitutionsStep = Step<typeof substitutionsLogic, ReturnType<typeof substitutionsActors>>;
type Substitutions = SubstitutionsStep['after'];

const ask: SubstitutionChange = { of: 'cart', choice: 'ask' };
const none: SubstitutionChange = { of: 'cart', choice: 'none' };
const call: SubstitutionChange = {
  of: 'line',
  itemId: 101,
  choice: { substitution: 'call', productId: null },
};

const isIdle = (flow: Substitutions): boolean => flow.matches('idle');
const isSaving = (flow: Substitutions): boolean => flow.matches('saving');
const wasDismissed = (step: SubstitutionsStep): boolean =>
  failureOf(step.failed('saveChange')?.error) === 'dismissed';
const fell = (step: SubstitutionsStep): boolean => step.failed('saveChange') !== null && !wasDismissed(step);
const isGivenUp = (step: SubstitutionsStep): boolean =>
  (step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired') ||
  wasDismissed(step);
const isQuiet = (step: SubstitutionsStep): boolean =>
  answered(step).length + step.emitted('failure.raised').length + outdated(step).length === 0;
/** What is told of a change that is saved, or whose outcome nobody knows: to the cart, or to the order. */
const answered = (step: SubstitutionsStep): readonly unknown[] => [
  ...step.emitted('cart.answered').map(({ answer }) => ({ of: 'cart', answer })),
  ...step.emitted('order.answered').map(({ order }) => ({ of: 'order', order })),
];
const outdated = (step: SubstitutionsStep): readonly (number | null)[] => [
  ...step.emitted('cart.outcomeUnknown').map(() => null),
  ...step.emitted('order.outdated').map(({ orderId }) => orderId),
];
const called = (step: SubstitutionsStep): SentChange | undefined => step.calls('saveChange')[0];
const waits = (flow: Substitutions): number => flow.context.changes.length;
/** The last that is asked for of a line: there is one line. */
const ofLines = ({ context }: Substitutions): string =>
  JSON.stringify(context.changes.findLast(({ of }) => of === 'line') ?? null);
/** What is asked for of the cart and of the line. */
const asked = (flow: Substitutions): string => JSON.stringify([askedForCart(flow), ofLines(flow)]);

export const substitutionsModel = flowModel<
  typeof substitutionsLogic,
  ReturnType<typeof substitutionsActors>
>({
  name: 'substitutions',
  machine: substitutionsLogic,
  starts: [
    { says: 'the cart is shown', input: () => ({ orderId: null }) },
    { says: 'an order is shown', input: () => ({ orderId: 900 }) },
  ],
  cases: {
    'substitution.choose': [
      says('the shopper is to be asked', { change: ask }),
      says('nothing is to come instead', { change: none }),
      says('for one line a call is wanted', { change: call }),
    ],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
  },
  answers: {
    saveChange: {
      isPatient: true,
      done: ({ context: { orderId } }) => [
        orderId === null
          ? says('the cart has it', { of: 'cart', answer: anAnswer() })
          : says('the order has it', { of: 'order', order: anOrder({ orderId }) }),
      ],
      failed: [refuses('the choice', 'product.unknown'), ...patientFails('the choice', 'network')],
    },
  },
  writes: ['saveChange'],
  project: ({ context: { orderId, changes } }) => ({ orderId, changes: changes.map(({ of }) => of).join() }),
  rules: [
    {
      id: 'B-18',
      says: 'What is chosen last is what is shown.',
      when: (step) => step.sent('substitution.choose') !== null,
      holds: (step) => {
        const change = step.sent('substitution.choose')?.change;
        return change?.of === 'line'
          ? askedForLine(step.after, change.itemId) === change.choice &&
              askedForCart(step.after) === askedForCart(step.before)
          : askedForCart(step.after) === change?.choice && ofLines(step.after) === ofLines(step.before);
      },
    },
    {
      id: 'B-18',
      says: 'With nothing under way it is saved at once; with something under way it waits.',
      when: (step) => step.sent('substitution.choose') !== null,
      holds: (step) =>
        step.calls('saveChange').length === (isIdle(step.before) ? 1 : 0) &&
        (!isIdle(step.before) || called(step)?.change === step.sent('substitution.choose')?.change),
    },
    {
      id: 'B-18',
      says: 'At most one choice for the cart and one for the line wait beside what is on its way.',
      when: (step) => waits(step.after) > 0,
      holds: ({ after }) =>
        waits(after) <= (isSaving(after) ? 3 : 2) && after.hasTag('busy') && !isIdle(after),
    },
    {
      id: 'B-18',
      says: 'Every call saves the first that waits, one at a time.',
      when: (step) => step.calls('saveChange').length > 0,
      holds: (step) =>
        step.calls('saveChange').length === 1 &&
        called(step)?.change === step.after.context.changes[0] &&
        called(step)?.orderId === step.after.context.orderId &&
        step.inFlight('saveChange') === 1 &&
        isSaving(step.after) &&
        (step.sent('substitution.choose') !== null || step.done('saveChange') !== null || fell(step)),
    },
    {
      id: 'B-19',
      says: 'What is answered goes to the cart or the order, and the next that waits is saved.',
      when: (step) => step.done('saveChange') !== null,
      holds: (step) =>
        JSON.stringify(answered(step)) === JSON.stringify([step.done('saveChange')?.output]) &&
        step.emitted('failure.raised').length === 0 &&
        outdated(step).length === 0 &&
        waits(step.after) === waits(step.before) - 1 &&
        step.after.context.changes.every((change, at) => change === step.before.context.changes[at + 1]) &&
        step.calls('saveChange').length === (waits(step.after) > 0 ? 1 : 0),
    },
    {
      id: 'ERR-11',
      says: 'What fails is taken back and told once, the cart or the order is asked for anew, and the next is saved.',
      when: fell,
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.emitted('failure.raised')[0]?.operation ===
          (step.before.context.orderId === null ? 'cartInfo' : 'orderInfos') &&
        JSON.stringify(outdated(step)) === JSON.stringify([step.before.context.orderId]) &&
        answered(step).length === 0 &&
        waits(step.after) === waits(step.before) - 1 &&
        step.after.context.changes.every((change, at) => change === step.before.context.changes[at + 1]) &&
        step.calls('saveChange').length === (waits(step.after) > 0 ? 1 : 0),
    },
    {
      id: 'SES-07',
      says: 'The expiry alone changes nothing.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        isQuiet(step) &&
        asked(step.after) === asked(step.before) &&
        JSON.stringify(step.after.value) === JSON.stringify(step.before.value),
    },
    {
      id: 'SES-14',
      says: 'A login that is closed and a shopper who leaves drop it all.',
      when: isGivenUp,
      holds: (step) =>
        isQuiet(step) && isIdle(step.after) && waits(step.after) === 0 && step.inFlight('saveChange') === 0,
    },
    offers({
      id: 'B-18',
      says: 'Another choice can be made whenever it is.',
      from: () => true,
      via: ({ id }) => id === 'substitution.choose',
      to: (substitutions) => substitutions.hasTag('busy'),
    }),
    reaches({ id: 'B-18', says: 'It comes to an end from everywhere.', from: () => true, to: isIdle }),
  ],
});
