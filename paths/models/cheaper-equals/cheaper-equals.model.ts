import type { CheaperProduct } from '../../../contract/api/shopping/product.ts';
import type { cheaperEqualsActors } from '../../../machines/cheaper-equals/cheaper-equals.actors.ts';
import { cheaperEqualsMachine } from '../../../machines/cheaper-equals/cheaper-equals.machine.ts';
import {
  areCheaperComing,
  areCheaperLost,
  cheaperFound,
} from '../../../machines/cheaper-equals/cheaper-equals.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';

const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-23t5';
const carts = { first: [1], second: [1, 2] };
const found: readonly CheaperProduct[] = [
  { productId: 1, product: aProduct({ productId: 11, name: 'Penne rigate' }) },
];
const nothing: readonly CheaperProduct[] = [];

export const cheaperEqualsModel = flowModel<
  typeof cheaperEqualsMachine,
  ReturnType<typeof cheaperEqualsActors>
>({
  name: 'cheaper-equals',
  machine: cheaperEqualsMachine,
  starts: [{ says: 'a cart is shown', input: () => ({ hash: noSlot }) }],
  cases: {
    'cheaper.look': [
      says('a cart costs too much', { productIds: carts.first }),
      says('a cart with one product more does', { productIds: carts.second }),
    ],
    'cheaper.retry': [says('they are asked for again')],
    'hash.changed': ({ context }) => [
      says('the cart’s day is another one', { hash: context.hash === noSlot ? sunday : noSlot }),
      says('the cart’s day is the same', { hash: context.hash }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listCheaper: {
      done: [says('something costs less', found), says('nothing costs less', nothing)],
      failed: fails('the question', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['hash.changed'],
  project: ({ context: { productIds, hash, found: known } }) => ({
    productIds: productIds.join(),
    hash,
    found: known?.length ?? null,
  }),
  rules: [
    {
      id: 'B-36',
      says: 'Nothing is asked for while no cart costs too much.',
      when: (step) => step.isStart || step.before.matches('waiting'),
      holds: (step) => step.calls('listCheaper').length === (step.sent('cheaper.look') === null ? 0 : 1),
    },
    {
      id: 'B-36',
      says: 'Every call asks for all products of the cart, on its day.',
      when: (step) => step.calls('listCheaper').length > 0,
      holds: (step) => {
        const looked = step.sent('cheaper.look')?.productIds ?? step.before.context.productIds;
        const [asked, ...more] = step.calls('listCheaper');
        return (
          more.length === 0 &&
          asked?.productIds.join() === looked.join() &&
          asked.hash === step.after.context.hash &&
          areCheaperComing(step.after)
        );
      },
    },
    {
      id: 'B-36',
      says: 'Another cart asks again, the same one does not; what was found stays meanwhile.',
      when: (step) => step.sent('cheaper.look') !== null && !step.before.matches('waiting'),
      holds: (step) => {
        const ids = step.sent('cheaper.look')?.productIds.join();
        return (
          step.after.context.productIds.join() === ids &&
          step.calls('listCheaper').length === (ids === step.before.context.productIds.join() ? 0 : 1) &&
          cheaperFound(step.after) === cheaperFound(step.before)
        );
      },
    },
    {
      id: 'B-36',
      says: 'What comes is what is known.',
      when: (step) => step.done('listCheaper') !== null,
      holds: (step) =>
        cheaperFound(step.after) === step.done('listCheaper')?.output &&
        !areCheaperComing(step.after) &&
        !areCheaperLost(step.after),
    },
    {
      id: 'B-28',
      says: 'Another day asks again where something was asked for; the same day asks for nothing.',
      when: (step) => step.sent('hash.changed') !== null,
      holds: (step) =>
        step.after.context.hash === step.sent('hash.changed')?.hash &&
        step.calls('listCheaper').length ===
          (step.before.matches('waiting') || step.after.context.hash === step.before.context.hash ? 0 : 1),
    },
    {
      id: 'ERR-03',
      says: 'A call that fails or does not come is told, and what was found stays.',
      when: (step) => step.failed('listCheaper') !== null || step.elapsed('answerTimeout'),
      holds: (step) => areCheaperLost(step.after) && cheaperFound(step.after) === cheaperFound(step.before),
    },
    {
      id: 'ERR-04',
      says: 'Asking again, or the service coming back, asks once.',
      when: (step) =>
        areCheaperLost(step.before) &&
        (step.sent('cheaper.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('listCheaper').length === 1,
    },
    offers({
      id: 'ERR-04',
      says: 'What did not come can be asked for again.',
      from: areCheaperLost,
      via: ({ id }) => id === 'cheaper.retry',
      to: areCheaperComing,
    }),
    offers({
      id: 'ERR-03',
      says: 'The call has an end by time.',
      from: (flow) => flow.matches('loading'),
      via: ({ kind }) => kind === 'elapsed',
    }),
    reaches({
      id: 'B-36',
      says: 'From everywhere something cheaper can come to be shown.',
      from: () => true,
      to: (flow) => flow.matches('shown') && cheaperFound(flow).length > 0,
    }),
  ],
});
