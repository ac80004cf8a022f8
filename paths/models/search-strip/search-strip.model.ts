import type { ProductList } from '../../../contract/api/shopping/product.ts';
import type { searchStripActors } from '../../../machines/search-strip/search-strip.actors.ts';
import { searchStripLogic } from '../../../machines/search-strip/search-strip.logic.ts';
import {
  hasStripFailed,
  isStripEmpty,
  isStripLoading,
  stripCorrection,
  stripError,
  stripProducts,
  stripSuggestions,
  stripTotal,
} from '../../../machines/search-strip/search-strip.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { aList } from '../../fixtures/catalogue-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type StripStep = Step<typeof searchStripLogic, ReturnType<typeof searchStripActors>>;
type Strip = StripStep['after'];

const word = 'mozarella';
const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-23t5';
const suggestions = ['ricotta', 'stracchino'];

const none: ProductList = {
  ...aList(1, []),
  page: { selPage: 1, totPages: 0, totItems: 0, itemsPerPage: 12 },
  didYouMean: 'mozzarella',
};
const some: ProductList = {
  ...aList(1, []),
  products: [aProduct({ productId: 21 }), aProduct({ productId: 22, available: 0 })],
  didYouMean: 'mozzarella',
};
/** What there is on Sunday. */
const fewer: ProductList = {
  ...some,
  page: { ...some.page, totItems: 1 },
  products: [aProduct({ productId: 22 })],
};

const isLeft = (strip: Strip): boolean => strip.status === 'done';
const isShown = (strip: Strip): boolean => stripProducts(strip).length > 0;
const asked = (step: StripStep) => step.calls('findProducts');
const reports = (step: StripStep) => step.told('parent', 'strip.answered');
const isOtherDay = (step: StripStep): boolean =>
  step.sent('hash.changed') !== null && step.sent('hash.changed')?.hash !== step.before.context.hash;
const isLost = (step: StripStep): boolean =>
  step.failed('findProducts') !== null ||
  (step.elapsed('answerTimeout') && step.wasInFlight('findProducts') > 0);
const isAbout = (event: object, products: readonly unknown[]): boolean =>
  JSON.stringify(event) === JSON.stringify({ type: 'strip.answered', word, products });

export const searchStripModel = flowModel<typeof searchStripLogic, ReturnType<typeof searchStripActors>>({
  name: 'search-strip',
  machine: searchStripLogic,
  starts: [
    { says: 'a word is searched for', input: ({ parent }) => ({ word, hash: noSlot, search: parent }) },
  ],
  cases: {
    'strip.retry': [says('the word is to be searched for again')],
    'strip.leave': [says('the word is taken away')],
    'hash.changed': ({ context }) => [
      says('the cart’s day is another one', { hash: context.hash === noSlot ? sunday : noSlot }),
      says('the cart’s day is the same', { hash: context.hash }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    findProducts: {
      done: ({ context: { hash } }) => [
        says('products are found', hash === sunday ? fewer : some),
        says('nothing is found', none),
      ],
      failed: fails('the products', 'serviceDown', 'network'),
    },
    suggestWords: {
      done: [says('there are words to try', suggestions)],
      failed: fails('the words to try', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['hash.changed'],
  project: (strip) => ({
    hash: strip.context.hash,
    found: strip.context.found?.products.length ?? null,
    words: stripSuggestions(strip).length,
    failure: stripError(strip)?.failure ?? null,
  }),
  rules: [
    {
      id: 'CAT-15',
      says: 'Every call is for the word on the cart’s day, one at a time.',
      when: (step) => asked(step).length > 0,
      holds: (step) =>
        asked(step).length === 1 &&
        step.inFlight('findProducts') === 1 &&
        JSON.stringify(asked(step)[0]) === JSON.stringify({ word, hash: step.after.context.hash }),
    },
    {
      id: 'CAT-15',
      says: 'A word is searched for at once.',
      when: (step) => step.isStart,
      holds: (step) =>
        asked(step).length === 1 && isStripLoading(step.after) && stripTotal(step.after) === null,
    },
    {
      id: 'CAT-15',
      says: 'Nothing is asked for but at the start, for another day, by the shopper, or when the service is back.',
      when: (step) => asked(step).length > 0 && !step.isStart,
      holds: (step) =>
        isOtherDay(step) ||
        (hasStripFailed(step.before) &&
          (step.sent('strip.retry') !== null || step.sent('service.resumed') !== null)),
    },
    {
      id: 'CAT-15',
      says: 'What is found is shown, with its count and what the word was read as, and told to the search once.',
      when: (step) => (step.done('findProducts')?.output.products.length ?? 0) > 0,
      holds: (step) =>
        stripProducts(step.after) === step.done('findProducts')?.output.products &&
        stripTotal(step.after) === step.done('findProducts')?.output.page.totItems &&
        stripCorrection(step.after) === step.done('findProducts')?.output.didYouMean &&
        !isStripLoading(step.after) &&
        stripError(step.after) === null &&
        reports(step).length === 1 &&
        reports(step).every((event) => isAbout(event, step.done('findProducts')?.output.products ?? [])),
    },
    {
      id: 'CAT-15',
      says: 'Where nothing is found words to try are asked for, and the search is told that there is nothing.',
      when: (step) => step.done('findProducts')?.output.products.length === 0,
      holds: (step) =>
        isStripEmpty(step.after) &&
        stripTotal(step.after) === 0 &&
        stripError(step.after) === null &&
        stripSuggestions(step.after).length === 0 &&
        step.calls('suggestWords').length === 1 &&
        step.calls('suggestWords')[0]?.word === word &&
        reports(step).length === 1 &&
        reports(step).every((event) => isAbout(event, [])),
    },
    {
      id: 'CAT-15',
      says: 'Words to try are offered; where they do not come nothing is said of it.',
      when: (step) =>
        step.wasInFlight('suggestWords') > step.inFlight('suggestWords') && isStripEmpty(step.after),
      holds: (step) =>
        stripSuggestions(step.after) ===
          (step.done('suggestWords')?.output ?? stripSuggestions(step.before)) &&
        stripError(step.after) === null &&
        stripCorrection(step.after) === stripCorrection(step.before) &&
        reports(step).length === 0,
    },
    {
      id: 'CAT-15',
      says: 'Words to try are asked for only where nothing was found.',
      when: (step) => step.calls('suggestWords').length > 0,
      holds: (step) => step.done('findProducts')?.output.products.length === 0,
    },
    {
      id: 'ERR-03',
      says: 'A word that could not be asked says so and is told as nothing; where products are shown they stay.',
      when: isLost,
      holds: (step) =>
        isShown(step.before)
          ? stripProducts(step.after) === stripProducts(step.before) &&
            stripError(step.after) === null &&
            reports(step).length === 0
          : hasStripFailed(step.after) &&
            stripError(step.after) !== null &&
            stripTotal(step.after) === null &&
            reports(step).length === 1 &&
            reports(step).every((event) => isAbout(event, [])),
    },
    {
      id: 'CAT-13',
      says: 'Another day asks again; products that are shown stay until the answer comes.',
      when: (step) => isOtherDay(step) && !isLeft(step.before),
      holds: (step) =>
        asked(step).length === 1 &&
        step.after.context.hash === step.sent('hash.changed')?.hash &&
        stripError(step.after) === null &&
        (isShown(step.before)
          ? stripProducts(step.after) === stripProducts(step.before)
          : isStripLoading(step.after)),
    },
    {
      id: 'CAT-13',
      says: 'The same day changes nothing.',
      when: (step) => step.sent('hash.changed') !== null && !isOtherDay(step),
      holds: (step) =>
        asked(step).length === 0 &&
        step.inFlight('findProducts') === step.wasInFlight('findProducts') &&
        step.after.context.hash === step.before.context.hash,
    },
    {
      id: 'CAT-15',
      says: 'A word that was taken away asks and tells nothing any more.',
      when: (step) => step.sent('strip.leave') !== null,
      holds: (step) =>
        isLeft(step.after) &&
        step.inFlight('findProducts') + step.inFlight('suggestWords') === 0 &&
        reports(step).length === 0,
    },
    {
      id: 'NAV-18',
      says: 'A word that could not be asked is asked once more, alone, and says nothing of the failure then.',
      when: (step) =>
        hasStripFailed(step.before) &&
        (step.sent('strip.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        asked(step).length === 1 && isStripLoading(step.after) && stripError(step.after) === null,
    },
    offers({
      id: 'ERR-04',
      says: 'A word that could not be asked can be asked again.',
      from: hasStripFailed,
      via: ({ id }) => id === 'strip.retry',
      to: isStripLoading,
    }),
    reaches({
      id: 'CAT-15',
      says: 'From everywhere but a word that is gone products can come to be shown.',
      from: (strip) => !isLeft(strip),
      to: isShown,
    }),
  ],
});
