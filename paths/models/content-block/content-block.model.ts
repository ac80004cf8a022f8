import type { contentBlockActors } from '../../../machines/content-block/content-block.actors.ts';
import { contentBlockMachine } from '../../../machines/content-block/content-block.machine.ts';
import { isBlockHidden, isBlockLoading } from '../../../machines/content-block/content-block.selectors.ts';
import type { BlockData, BlockRequest } from '../../../machines/content-block/content-block.types.ts';
import type { CartSummary } from '../../../machines/cart/cart.types.ts';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import { cartSummary } from '../cart-summary-cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, says } from '../../kit/cases.ts';

const request: BlockRequest = { kind: 'menu', location: 'footer' };
const menu: BlockData = { kind: 'menu', menu: { location: 'footer', items: [] } };
const homeSlides: BlockRequest = { kind: 'slides', slidesId: 1, count: 4, deliveryServiceId: 2 };
const homeSlots: BlockRequest = { kind: 'timeslots', deliveryServiceId: 2 };
const slidesFor: Readonly<Record<DeliveryServiceId, BlockData>> = {
  1: { kind: 'slides', slides: [] },
  2: { kind: 'slides', slides: [] },
};
const slotsFor: Readonly<Record<DeliveryServiceId, BlockData>> = {
  1: { kind: 'timeslots', deliveryServiceId: 1, days: [] },
  2: { kind: 'timeslots', deliveryServiceId: 2, days: [] },
};
const dataOf = (request: BlockRequest): BlockData => {
  if (request.kind === 'slides') return slidesFor[request.deliveryServiceId];
  return request.kind === 'timeslots' ? slotsFor[request.deliveryServiceId] : menu;
};
const summaryOf = (deliveryServiceId: DeliveryServiceId): CartSummary => ({
  ...cartSummary.ready,
  deliveryServiceId,
});
const serviceOf = (asked: BlockRequest): DeliveryServiceId | null =>
  'deliveryServiceId' in asked ? asked.deliveryServiceId : null;

export const contentBlockModel = flowModel<typeof contentBlockMachine, ReturnType<typeof contentBlockActors>>(
  {
    name: 'content-block',
    machine: contentBlockMachine,
    starts: [
      { says: 'a block that loads with its page', input: () => ({ request }) },
      { says: 'a block that waits to be asked for', input: () => ({ request, isLazy: true }) },
      { says: 'the slides of home', input: () => ({ request: homeSlides }) },
      { says: 'the slots of home', input: () => ({ request: homeSlots }) },
    ],
    cases: {
      'block.load': [says('the block is asked for')],
      'cart.changed': [
        says('home delivery is chosen', { summary: summaryOf(2) }),
        says('collection is chosen', { summary: summaryOf(1) }),
      ],
    },
    facts: ['cart.changed'],
    answers: {
      loadBlock: {
        done: ({ context: { request: asked } }) => [
          says('the block is there', dataOf(asked)),
          says('the block is empty', null),
        ],
        failed: fails('the block', 'serviceDown', 'notFound', 'network'),
      },
    },
    writes: [],
    project: ({ context: { data, request: asked } }) => [data !== null, serviceOf(asked)],
    rules: [
      {
        id: 'ERR-03',
        says: 'A block that fails or does not come hides itself: nothing is shown of it, and nothing is said.',
        when: (step) => step.failed('loadBlock') !== null || step.elapsed('answerTimeout'),
        holds: ({ after }) =>
          after.hasTag('settled') && isBlockHidden(after) === (after.context.data === null),
      },
      {
        id: 'CAT-25',
        says: 'A block that is there shows; an empty one hides itself.',
        when: (step) => step.done('loadBlock') !== null,
        holds: (step) =>
          step.after.context.data === (step.done('loadBlock')?.output ?? step.before.context.data) &&
          step.after.hasTag('settled') &&
          isBlockHidden(step.after) === (step.after.context.data === null),
      },
      {
        id: 'CMS-11',
        says: 'What is asked for is the block of this place, once.',
        when: (step) => step.calls('loadBlock').length > 0,
        holds: (step) =>
          step.calls('loadBlock')[0]?.request === step.after.context.request &&
          step.inFlight('loadBlock') === 1,
      },
      {
        id: 'CAT-25',
        says: 'A block loads with its page, or waits until somebody asks.',
        when: (step) => step.isStart,
        holds: (step) => step.calls('loadBlock').length === (step.after.context.isLazy ? 0 : 1),
      },
      {
        id: 'CMS-06',
        says: 'Slides and slots are those of the chosen way of delivery, requested again for another alone; what is shown stays.',
        when: (step) => step.sent('cart.changed') !== null,
        holds: (step) => {
          const chosen = step.sent('cart.changed')?.summary.deliveryServiceId;
          const before = serviceOf(step.before.context.request);
          return (
            serviceOf(step.after.context.request) === (before === null ? null : chosen) &&
            step.calls('loadBlock').length === (before === null || before === chosen ? 0 : 1) &&
            step.after.context.data === step.before.context.data
          );
        },
      },
      {
        id: 'CAT-25',
        says: 'Asking for a block that waits or hides loads it.',
        when: (step) => step.sent('block.load') !== null && step.before.can({ type: 'block.load' }),
        holds: (step) => step.calls('loadBlock').length === 1,
      },
      offers({
        id: 'CMS-11',
        says: 'A block that is not there can be asked for, unless it is on its way.',
        from: (block) => block.context.data === null && !isBlockLoading(block),
        via: ({ id }) => id === 'block.load',
        to: isBlockLoading,
      }),
      reaches({
        id: 'CAT-25',
        says: 'Every block can come to be shown.',
        from: () => true,
        to: (block) => block.context.data !== null && block.hasTag('settled'),
      }),
    ],
  },
);
