import type { ExclusionReason } from '../../../contract/api/shopping/exclusion-reason.ts';
import type { ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import type { exclusionWarningActors } from '../../../machines/exclusion-warning/exclusion-warning.actors.ts';
import { exclusionWarningMachine } from '../../../machines/exclusion-warning/exclusion-warning.machine.ts';
import {
  areFactsComing,
  warnedAddition,
  warnedFacts,
  warnedReasons,
} from '../../../machines/exclusion-warning/exclusion-warning.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type WarningStep = Step<typeof exclusionWarningMachine, ReturnType<typeof exclusionWarningActors>>;
type Warning = WarningStep['after'];

const biscuits = aProduct({ productId: 21, name: 'Frollini al latte' });
const rice = aProduct({ productId: 22, name: 'Riso' });

/** A request as a new press makes it: with a key of its own. */
const pressed = (sentence: string, product: typeof rice) =>
  says(sentence, {
    request: {
      kind: 'product',
      requestId: crypto.randomUUID(),
      product,
      quantity: 1,
      chosen: {},
      acceptAlternatives: true,
    } satisfies ProductRequest,
  });

const gluten: ExclusionReason = { kind: 'allergen', allergen: 'gluten' };

const waits = ({ context }: Warning): readonly ProductRequest[] => context.additions;
const isWarned = (flow: Warning): boolean => warnedAddition(flow) !== null;
const isJudging = (flow: Warning): boolean => flow.matches('judging');
const cleared = (step: WarningStep): readonly ProductRequest[] =>
  step.emitted('addition.cleared').map((event) => event.request);
const keysOf = (requests: readonly ProductRequest[]): string =>
  requests.map(({ requestId }) => requestId).join();
const leaves = (step: WarningStep): boolean =>
  step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired';
/** What is said of the product that is judged, or that nothing is. */
const isFree = (step: WarningStep): boolean =>
  step.done('findReasons')?.output.length === 0 ||
  step.failed('findReasons') !== null ||
  step.elapsed('patience');
const isAnswered = (step: WarningStep): boolean =>
  isWarned(step.before) &&
  (step.sent('addition.accept') !== null ||
    step.sent('addition.drop') !== null ||
    step.sent('addition.replace') !== null);

export const exclusionWarningModel = flowModel<
  typeof exclusionWarningMachine,
  ReturnType<typeof exclusionWarningActors>
>({
  name: 'exclusion-warning',
  machine: exclusionWarningMachine,
  starts: [{ says: 'the shopper excludes some products' }],
  cases: {
    'addition.ask': ({ context: { additions } }) =>
      additions.length > 1
        ? []
        : [pressed('biscuits are to be added', biscuits), pressed('rice is to be added', rice)],
    'addition.accept': [says('the shopper adds it all the same')],
    'addition.drop': [says('the shopper adds it not')],
    'addition.replace': [pressed('the shopper takes rice instead', rice)],
    'session.closed': [
      says('the session expired', { reason: 'expired' }),
      says('the shopper has logged out', { reason: 'logout' }),
    ],
  },
  answers: {
    findReasons: {
      done: [says('it is excluded', [gluten]), says('it is not excluded', [])],
      failed: fails('the question', 'sessionExpired', 'serviceDown', 'network'),
    },
    findFacts: {
      done: [
        says('the label is there, and rice instead', {
          ingredients: 'Farina di <strong>grano</strong>',
          instead: [rice],
        }),
      ],
      failed: fails('the label', 'network'),
    },
  },
  writes: [],
  facts: ['session.closed'],
  project: ({ context: { additions, reasons, facts } }) => [
    additions.map(({ product }) => product.productId),
    reasons.length,
    facts === null,
  ],
  rules: [
    {
      id: 'B-23',
      says: 'What is to be added waits behind what was asked before it, and goes once; nothing is lost on the way.',
      when: (step) => !leaves(step) && !isAnswered(step),
      holds: (step) => {
        const asked = step.sent('addition.ask')?.request;
        const all = [...waits(step.before), ...(asked === undefined ? [] : [asked])];
        return (
          keysOf(all) === keysOf([...cleared(step), ...waits(step.after)]) &&
          cleared(step).length === (isFree(step) ? 1 : 0)
        );
      },
    },
    {
      id: 'B-23',
      says: 'Whatever is to be added is judged at once, one by one.',
      when: (step) => step.calls('findReasons').length > 0,
      holds: (step) =>
        step.calls('findReasons').length === 1 &&
        step.inFlight('findReasons') === 1 &&
        step.calls('findReasons')[0]?.productId === waits(step.after)[0]?.product.productId,
    },
    {
      id: 'B-23',
      says: 'Nothing waits that is neither judged nor warned of.',
      when: (step) => waits(step.after).length > 0,
      holds: (step) => isJudging(step.after) || isWarned(step.after),
    },
    {
      id: 'B-23',
      says: 'What is excluded is not added, but warned of, with the reasons.',
      when: (step) => (step.done('findReasons')?.output.length ?? 0) > 0,
      holds: (step) =>
        isWarned(step.after) &&
        warnedAddition(step.after) === waits(step.before)[0] &&
        warnedReasons(step.after) === step.done('findReasons')?.output,
    },
    {
      id: 'B-23',
      says: 'What is not excluded, or not known to be, is added as it was asked for.',
      when: isFree,
      holds: (step) => cleared(step)[0] === waits(step.before)[0],
    },
    {
      id: 'B-23',
      says: 'A yes adds it as wanted all the same, and nothing else.',
      when: (step) => isAnswered(step) && step.sent('addition.accept') !== null,
      holds: (step) =>
        cleared(step).length === 1 &&
        cleared(step)[0]?.requestId === waits(step.before)[0]?.requestId &&
        cleared(step)[0]?.acceptsExclusions === true &&
        keysOf(waits(step.after)) === keysOf(waits(step.before).slice(1)),
    },
    {
      id: 'B-23',
      says: 'A no adds nothing; what is taken instead goes in its place.',
      when: (step) => isAnswered(step) && step.sent('addition.accept') === null,
      holds: (step) =>
        keysOf(cleared(step)) === (step.sent('addition.replace')?.request.requestId ?? '') &&
        keysOf(waits(step.after)) === keysOf(waits(step.before).slice(1)),
    },
    {
      id: 'B-23',
      says: 'Only a yes says that it is wanted all the same.',
      when: (step) => cleared(step).some(({ acceptsExclusions }) => acceptsExclusions === true),
      holds: (step) => isAnswered(step) && step.sent('addition.accept') !== null,
    },
    {
      id: 'B-23',
      says: 'A warning brings label and alternatives, asked for once.',
      when: (step) => step.calls('findFacts').length > 0,
      holds: (step) =>
        step.calls('findFacts').length === 1 &&
        step.calls('findFacts')[0]?.product === warnedAddition(step.after)?.product &&
        areFactsComing(step.after) &&
        warnedFacts(step.after) === null &&
        (step.done('findReasons')?.output.length ?? 0) > 0,
    },
    {
      id: 'B-23',
      says: 'What was found stands in the warning it was found for.',
      when: (step) => step.done('findFacts') !== null,
      holds: (step) =>
        warnedFacts(step.after) === step.done('findFacts')?.output &&
        !areFactsComing(step.after) &&
        warnedAddition(step.after) === warnedAddition(step.before),
    },
    {
      id: 'ERR-03',
      says: 'A label that cannot be had leaves the warning as it is.',
      when: (step) => step.failed('findFacts') !== null || step.elapsed('answerTimeout'),
      holds: (step) =>
        warnedAddition(step.after) === warnedAddition(step.before) &&
        !areFactsComing(step.after) &&
        warnedFacts(step.after) === null,
    },
    {
      id: 'B-23',
      says: 'A warning that is over takes reasons and label along.',
      when: (step) => !isWarned(step.after),
      holds: (step) =>
        warnedReasons(step.after).length === 0 &&
        warnedFacts(step.after) === null &&
        step.inFlight('findFacts') === 0,
    },
    {
      id: 'SES-07',
      says: 'A session that expired changes nothing here: the add asks for the login itself.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        JSON.stringify(step.after.value) === JSON.stringify(step.before.value) &&
        step.after.context === step.before.context,
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes along what they were about to add.',
      when: leaves,
      holds: (step) =>
        waits(step.after).length === 0 && cleared(step).length === 0 && step.inFlight('findReasons') === 0,
    },
    offers({
      id: 'ERR-03',
      says: 'Every question has an end by time.',
      from: (flow: Warning) => isJudging(flow) || areFactsComing(flow),
      via: ({ kind }) => kind === 'elapsed',
    }),
    reaches({
      id: 'B-23',
      says: 'Every addition comes to an end.',
      from: () => true,
      to: (flow: Warning) => waits(flow).length === 0,
    }),
  ],
});
