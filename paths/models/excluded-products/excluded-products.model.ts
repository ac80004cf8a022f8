import type { ExclusionReason } from '../../../contract/api/shopping/exclusion-reason.ts';
import type { excludedProductsActors } from '../../../machines/excluded-products/excluded-products.actors.ts';
import { excludedProductsMachine } from '../../../machines/excluded-products/excluded-products.machine.ts';
import {
  isHidden,
  isHidingExcluded,
  isRevealed,
  knownReasons,
  reasonsAgainst,
} from '../../../machines/excluded-products/excluded-products.selectors.ts';
import type { ReasonsOf } from '../../../machines/excluded-products/excluded-products.types.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ExclusionStep = Step<typeof excludedProductsMachine, ReturnType<typeof excludedProductsActors>>;
type Excluded = ExclusionStep['after'];
type State = 'away' | 'idle' | 'gathering' | 'asking' | 'resting';

/** The products that are looked at here. */
export const lookedAt = { biscuits: 21, rice: 22 } as const;
const both = Object.values(lookedAt);

const gluten: ExclusionReason = { kind: 'allergen', allergen: 'gluten' };
const excluded: ReasonsOf = { [lookedAt.biscuits]: [gluten] };

const at = (flow: Excluded, state: State): boolean => flow.matches(state);
const knows = (flow: Excluded, id: number): boolean => knownReasons(flow, id) !== null;
const known = ({ context }: Excluded): readonly number[] => Object.keys(context.reasons).map(Number);
/** What the shop has still to tell of. */
const open = ({ context: { unknown, asked } }: Excluded): readonly number[] => [...unknown, ...asked];
const inOrder = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
const same = (one: readonly number[], other: readonly number[]): boolean => inOrder(one) === inOrder(other);
const isLost = (step: ExclusionStep): boolean =>
  step.failed('checkProducts') !== null || step.elapsed('answerTimeout');
const leaves = (step: ExclusionStep): boolean =>
  step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired';

export const excludedProductsModel = flowModel<
  typeof excludedProductsMachine,
  ReturnType<typeof excludedProductsActors>
>({
  name: 'excluded-products',
  machine: excludedProductsMachine,
  starts: [
    { says: 'the shopper is logged in', input: () => ({ wasLoggedIn: true }) },
    { says: 'nobody is logged in', input: () => ({ wasLoggedIn: false }) },
  ],
  cases: {
    'product.look': [
      says('biscuits are on screen', { productId: lookedAt.biscuits }),
      says('rice is on screen', { productId: lookedAt.rice }),
    ],
    'hidden.show': [says('what is hidden is to show')],
    'hidden.hide': [says('what showed is to be hidden again')],
    'exclusions.changed': [says('the exclusions were changed')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session expired', { reason: 'expired' }),
      says('the shopper has logged out', { reason: 'logout' }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    checkProducts: {
      done: [
        says('biscuits are excluded, and hidden', { reasons: excluded, isHiding: true }),
        says('nothing is excluded', { reasons: {}, isHiding: false }),
      ],
      failed: fails('the question', 'sessionExpired', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['session.closed'],
  // Two products, each unknown, asked about, free or excluded, hidden or shown, in each of the states.
  limit: 400,
  project: ({ context: { wasLoggedIn, reasons, isHiding, isRevealed: shows, unknown, asked } }) => [
    wasLoggedIn,
    both.map((id) => reasons[id]?.length ?? null),
    isHiding,
    shows,
    inOrder(unknown),
    inOrder(asked),
  ],
  rules: [
    {
      id: 'B-23',
      says: 'Whoever was logged in at the start can be told at once, nobody not.',
      when: (_, trail) => trail.length <= 1,
      holds: (step) => at(step.before, 'away') !== step.before.context.wasLoggedIn,
    },
    {
      id: 'B-23',
      says: 'Of nobody the shop is asked nothing.',
      when: (step) => at(step.after, 'away'),
      holds: (step) => step.calls('checkProducts').length + step.inFlight('checkProducts') === 0,
    },
    {
      id: 'B-23',
      says: 'What comes on screen is gathered, then asked about in one call; nothing known is asked about.',
      when: (step) => step.calls('checkProducts').length > 0,
      holds: (step) =>
        step.elapsed('gatherPause') &&
        step.calls('checkProducts').length === 1 &&
        step.inFlight('checkProducts') === 1 &&
        (step.calls('checkProducts')[0]?.productIds ?? []).every((id) => !knows(step.before, id)) &&
        same(step.calls('checkProducts')[0]?.productIds ?? [], step.before.context.unknown),
    },
    {
      id: 'B-23',
      says: 'What was gathered is asked about when the pause is over; where there is nothing, nothing is asked.',
      when: (step) => step.elapsed('gatherPause'),
      holds: (step) =>
        step.calls('checkProducts').length === (step.before.context.unknown.length > 0 ? 1 : 0),
    },
    {
      id: 'SES-07',
      says: 'A session that expires takes nothing away: what is known stays, the rest waits to be asked about.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        same(known(step.after), known(step.before)) &&
        same(step.after.context.unknown, open(step.before)) &&
        step.after.context.asked.length === 0,
    },
    {
      id: 'B-23',
      says: 'A look waits for the shop where it has not told yet, once, and for nothing where it has.',
      when: (step) => step.sent('product.look') !== null,
      holds: (step) => {
        const id = step.sent('product.look')?.productId ?? 0;
        return (
          same(open(step.after), [
            ...new Set([...open(step.before), ...(knows(step.before, id) ? [] : [id])]),
          ]) && same(known(step.after), known(step.before))
        );
      },
    },
    {
      id: 'B-23',
      says: 'Where somebody is there, nothing that is looked at stays without a question under way.',
      when: (step) => !at(step.after, 'away') && !at(step.after, 'resting') && open(step.after).length > 0,
      holds: (step) => at(step.after, 'gathering') || at(step.after, 'asking'),
    },
    {
      id: 'B-23',
      says: 'When the shop has told, each product asked about has its reasons, or none; what came meanwhile waits.',
      when: (step) => step.done('checkProducts') !== null,
      holds: (step) =>
        step.before.context.asked.every(
          (id) =>
            knows(step.after, id) &&
            reasonsAgainst(step.after, id) ===
              (step.done('checkProducts')?.output.reasons[id] ?? reasonsAgainst(step.after, id)) &&
            reasonsAgainst(step.after, id).length ===
              (step.done('checkProducts')?.output.reasons[id] ?? []).length,
        ) &&
        known(step.before).every(
          (id) => reasonsAgainst(step.after, id) === reasonsAgainst(step.before, id),
        ) &&
        isHidingExcluded(step.after) === step.done('checkProducts')?.output.isHiding &&
        same(open(step.after), step.before.context.unknown),
    },
    {
      id: 'B-23',
      says: 'Hidden is what is excluded where that is wanted, until it is to show.',
      when: () => true,
      holds: ({ after }) =>
        known(after).every(
          (id) =>
            isHidden(after, id) ===
            (reasonsAgainst(after, id).length > 0 && isHidingExcluded(after) && !after.context.isRevealed),
        ) && isRevealed(after) === (isHidingExcluded(after) && after.context.isRevealed),
    },
    {
      id: 'B-23',
      says: 'What is hidden shows when that is asked for, and is hidden again; nothing else changes that.',
      when: (step) => !leaves(step),
      holds: (step) =>
        step.after.context.isRevealed ===
        (step.sent('hidden.show') !== null ||
          (step.sent('hidden.hide') === null && step.before.context.isRevealed)),
    },
    {
      id: 'ERR-03',
      says: 'What the shop does not tell says nothing: what was known stays, the rest waits.',
      when: isLost,
      holds: (step) =>
        at(step.after, 'resting') &&
        same(known(step.after), known(step.before)) &&
        same(open(step.after), open(step.before)) &&
        step.after.context.asked.length === 0,
    },
    {
      id: 'ERR-04',
      says: 'The next look, or the service when it is back, asks again.',
      when: (step) =>
        at(step.before, 'resting') &&
        (step.sent('product.look') !== null || step.sent('service.resumed') !== null),
      holds: (step) => at(step.after, 'gathering'),
    },
    {
      id: 'ERR-03',
      says: 'A shop that did not tell is left in peace until then.',
      when: (step) =>
        at(step.before, 'resting') &&
        (step.sent('hidden.show') !== null ||
          step.sent('hidden.hide') !== null ||
          step.sent('session.opened') !== null),
      holds: (step) => at(step.after, 'resting'),
    },
    {
      id: 'B-23',
      says: 'Changed exclusions are asked for anew, for all that was looked at.',
      when: (step) => step.sent('exclusions.changed') !== null && !at(step.before, 'away'),
      holds: (step) =>
        at(step.after, 'gathering') &&
        known(step.after).length === 0 &&
        same(step.after.context.unknown, [...new Set([...known(step.before), ...open(step.before)])]) &&
        step.after.context.asked.length === 0,
    },
    {
      id: 'SES-08',
      says: 'Of nobody nothing was changed.',
      when: (step) => step.sent('exclusions.changed') !== null && at(step.before, 'away'),
      holds: (step) => at(step.after, 'away') && same(known(step.after), known(step.before)),
    },
    {
      id: 'SES-08',
      says: 'Whoever comes where others were is asked for.',
      when: (step) => step.sent('session.opened') !== null && at(step.before, 'away'),
      holds: (step) =>
        at(step.after, 'gathering') &&
        known(step.after).length === 0 &&
        same(open(step.after), [...new Set([...known(step.before), ...open(step.before)])]),
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes along what they exclude.',
      when: leaves,
      holds: (step) =>
        at(step.after, 'away') &&
        known(step.after).length + open(step.after).length === 0 &&
        !isHidingExcluded(step.after) &&
        !step.after.context.isRevealed,
    },
    {
      id: 'SES-07',
      says: 'A session that expired takes nothing away.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        at(step.after, 'away') &&
        same(known(step.after), known(step.before)) &&
        same(open(step.after), open(step.before)) &&
        isHidingExcluded(step.after) === isHidingExcluded(step.before),
    },
    offers({
      id: 'ERR-03',
      says: 'The question has an end by time.',
      from: (flow: Excluded) => at(flow, 'asking'),
      via: ({ kind }) => kind === 'elapsed',
    }),
    reaches({
      id: 'B-23',
      says: 'All that is looked at can be told of.',
      from: () => true,
      to: (flow: Excluded) => at(flow, 'idle') && open(flow).length === 0,
    }),
  ],
});
