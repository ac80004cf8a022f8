import type { similarProductsActors } from '../../../machines/similar-products/similar-products.actors.ts';
import { similarProductsMachine } from '../../../machines/similar-products/similar-products.machine.ts';
import {
  areSimilarLost,
  productWithSimilar,
  similarFound,
} from '../../../machines/similar-products/similar-products.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type SimilarStep = Step<typeof similarProductsMachine, ReturnType<typeof similarProductsActors>>;
type Similar = SimilarStep['after'];

const truffle = aProduct({ productId: 8, name: 'Tartufo nero', available: 0 });
const cream = aProduct({ productId: 2, name: 'Crema di tartufo' });

const isOpen = (flow: Similar): boolean => productWithSimilar(flow) !== null;
const isLoading = (flow: Similar): boolean => flow.matches({ open: 'loading' });
const namesOf = (flow: Similar): string => (similarFound(flow) ?? []).map(({ name }) => name).join();

export const similarProductsModel = flowModel<
  typeof similarProductsMachine,
  ReturnType<typeof similarProductsActors>
>({
  name: 'similar-products',
  machine: similarProductsMachine,
  starts: [{ says: 'a list with a sold-out product is shown' }],
  cases: {
    'similar.open': [says('its tile is asked for what is like it', { product: truffle })],
    'similar.close': [says('the shopper goes back to the list')],
    'similar.retry': [says('the shopper asks again')],
    'route.entered': [says('one of the products is opened')],
    'hash.changed': [says('the cart’s day is another one')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listSimilar: {
      done: [
        says('something is like it', { products: [cream], cheaper: null }),
        says('nothing is like it', { products: [], cheaper: null }),
      ],
      failed: fails('the similar products', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: [],
  project: ({ context: { product, found } }) => [product?.productId ?? null, found?.length ?? null],
  rules: [
    {
      id: 'B-25',
      says: 'A press opens it, and asks once for what is like that product.',
      when: (step) => step.sent('similar.open') !== null && !isOpen(step.before),
      holds: (step) =>
        productWithSimilar(step.after) === step.sent('similar.open')?.product &&
        similarFound(step.after) === null &&
        step.calls('listSimilar').length === 1 &&
        step.calls('listSimilar')[0]?.productId === truffle.productId,
    },
    {
      id: 'B-25',
      says: 'What comes is shown, also that there is nothing.',
      when: (step) => step.done('listSimilar') !== null,
      holds: (step) =>
        isOpen(step.after) &&
        !isLoading(step.after) &&
        !areSimilarLost(step.after) &&
        similarFound(step.after) === step.done('listSimilar')?.output.products,
    },
    {
      id: 'B-25',
      says: 'It closes when the shopper goes back or to another page, and what was asked for is let go.',
      when: (step) =>
        isOpen(step.before) && (step.sent('similar.close') !== null || step.sent('route.entered') !== null),
      holds: (step) => !isOpen(step.after) && step.inFlight('listSimilar') === 0,
    },
    {
      id: 'B-25',
      says: 'Nothing else closes it.',
      when: (step) =>
        isOpen(step.before) && step.sent('similar.close') === null && step.sent('route.entered') === null,
      holds: (step) =>
        isOpen(step.after) && productWithSimilar(step.after) === productWithSimilar(step.before),
    },
    {
      id: 'B-28',
      says: 'Another day asks again; what is shown stays until it comes.',
      when: (step) => isOpen(step.before) && step.sent('hash.changed') !== null,
      holds: (step) =>
        isLoading(step.after) &&
        step.inFlight('listSimilar') === 1 &&
        step.calls('listSimilar').length === 1 &&
        namesOf(step.after) === namesOf(step.before),
    },
    {
      id: 'ERR-03',
      says: 'What fails or does not come is told where nothing is shown, and leaves what is.',
      when: (step) => step.failed('listSimilar') !== null || step.elapsed('answerTimeout'),
      holds: ({ before, after }) =>
        !isLoading(after) &&
        areSimilarLost(after) === (similarFound(before) === null) &&
        similarFound(after) === similarFound(before),
    },
    {
      id: 'NAV-18',
      says: 'Asking again, or the service coming back, asks once.',
      when: (step) =>
        areSimilarLost(step.before) &&
        (step.sent('similar.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('listSimilar').length === 1,
    },
    {
      id: 'B-25',
      says: 'While it is closed nothing is asked for.',
      when: (step) => !isOpen(step.after),
      holds: (step) => step.calls('listSimilar').length === 0,
    },
    offers({
      id: 'ERR-04',
      says: 'What did not come can be asked for again.',
      from: areSimilarLost,
      via: ({ id }) => id === 'similar.retry',
      to: isLoading,
    }),
    reaches({
      id: 'B-25',
      says: 'From everywhere the list can be gone back to.',
      from: () => true,
      to: (flow) => !isOpen(flow),
    }),
  ],
});
