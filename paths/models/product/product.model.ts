import { failureOf } from '../../../contract/api/failure.ts';
import type { productActors } from '../../../machines/product/product.actors.ts';
import { productLogic } from '../../../machines/product/product.logic.ts';
import {
  chosenOptions,
  chosenQuantity,
  chosenQuantityHint,
  hasProductFailed,
  isLabelComing,
  isLabelLost,
  isProductMissing,
  shownProduct,
} from '../../../machines/product/product.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, says } from '../../kit/cases.ts';

type ProductStep = Step<typeof productLogic, ReturnType<typeof productActors>>;

/** Two of it can be had. */
const there = (slug: string) => aProduct({ slug, maxAcq: 2 });
const quantityIn = (page: ProductStep['after']): number | null => {
  const product = shownProduct(page);
  return product === null ? null : chosenQuantity(page, product);
};
const isChoosable = (page: ProductStep['after']): boolean => page.matches('shown');

const slug = 'penne-rigate-500-g';
const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-23t5';
const isRefreshing = (page: ProductStep['after']): boolean => page.matches({ shown: 'refreshing' });
/** It stands there without its label, which is asked for or did not come. */
const isPartial = (page: ProductStep['after']): boolean => isLabelComing(page) || isLabelLost(page);
const isCurrent = (page: ProductStep['after']): boolean => page.matches({ shown: 'current' });

export const productModel = flowModel<typeof productLogic, ReturnType<typeof productActors>>({
  name: 'product',
  machine: productLogic,
  starts: [
    { says: 'a product page is opened', input: () => ({ slug, hash: noSlot, listed: null }) },
    {
      says: 'a product of a list is opened',
      input: () => ({ slug, hash: noSlot, listed: there(slug) }),
    },
  ],
  cases: {
    'hash.changed': ({ context }) => [
      says('the cart’s day is another one', { hash: context.hash === noSlot ? sunday : noSlot }),
      says('the cart’s day is the same', { hash: context.hash }),
    ],
    'option.choose': [says('an option is chosen', { parameterName: 'spessore', key: 'sottile' })],
    'quantity.increase': [says('one more is wanted')],
    'quantity.decrease': [says('one less is wanted')],
    'quantity.entered': [
      says('two are typed', { text: '2' }),
      says('too many are typed', { text: '9' }),
      says('none is typed', { text: '0' }),
    ],
    'product.retry': [says('the product is asked for again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewProduct: {
      done: ({ context }) => [says('the product is there', there(context.slug))],
      failed: fails('the product', 'notFound', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['hash.changed'],
  project: (page) => {
    const { slug, hash, product, chosen, error } = page.context;
    return {
      slug,
      hash,
      isThere: product !== null,
      chosen: Object.keys(chosen),
      quantity: quantityIn(page),
      isShown: error !== null,
    };
  },
  rules: [
    {
      id: 'NAV-06',
      says: 'The product that is shown is the one of the address.',
      when: ({ after }) => shownProduct(after) !== null,
      holds: ({ after }) => shownProduct(after)?.slug === after.context.slug,
    },
    {
      id: 'CAT-23',
      says: 'A product that comes is shown, with no error left.',
      when: (step) => step.done('viewProduct') !== null,
      holds: (step) =>
        shownProduct(step.after) === step.done('viewProduct')?.output &&
        step.after.context.error === null &&
        isCurrent(step.after),
    },
    {
      id: 'CAT-13',
      says: 'Every call asks for this product at the cart’s day.',
      when: (step) => step.calls('viewProduct').length > 0,
      holds: (step) =>
        step.calls('viewProduct').length === 1 &&
        step.calls('viewProduct')[0]?.slug === step.after.context.slug &&
        step.calls('viewProduct')[0]?.hash === step.after.context.hash,
    },
    {
      id: 'CAT-13',
      says: 'Another day asks for the product again, in place: what is shown stays until it comes.',
      when: (step) =>
        step.sent('hash.changed') !== null &&
        step.sent('hash.changed')?.hash !== step.before.context.hash &&
        (shownProduct(step.before) !== null || step.wasInFlight('viewProduct') > 0),
      holds: (step) =>
        step.calls('viewProduct').length === 1 && shownProduct(step.after) === shownProduct(step.before),
    },
    {
      id: 'CAT-13',
      says: 'The day is remembered wherever the page is; the same day asks for nothing.',
      when: (step) => step.sent('hash.changed') !== null,
      holds: (step) =>
        step.after.context.hash === step.sent('hash.changed')?.hash &&
        (step.after.context.hash !== step.before.context.hash || step.calls('viewProduct').length === 0),
    },
    {
      id: 'CAT-13',
      says: 'A refresh that fails leaves what is shown, without a word.',
      when: (step) =>
        isRefreshing(step.before) && (step.failed('viewProduct') !== null || step.elapsed('answerTimeout')),
      holds: (step) =>
        shownProduct(step.after) === shownProduct(step.before) &&
        isCurrent(step.after) &&
        step.after.context.error === null,
    },
    {
      id: 'NAV-06',
      says: 'A product that does not exist is told so once.',
      when: (step) =>
        failureOf(step.failed('viewProduct')?.error) === 'notFound' && !isRefreshing(step.before),
      holds: (step) => isProductMissing(step.after) && step.emitted('page.missing').length === 1,
    },
    {
      id: 'NAV-06',
      says: 'Nothing else is told as missing.',
      when: (step) => step.emitted('page.missing').length > 0,
      holds: (step) =>
        isProductMissing(step.after) && failureOf(step.failed('viewProduct')?.error) === 'notFound',
    },
    {
      id: 'ERR-04',
      says: 'A product that cannot be loaded says why and can be asked for again.',
      when: (step) =>
        !isRefreshing(step.before) &&
        (step.elapsed('answerTimeout') ||
          (step.failed('viewProduct') !== null &&
            failureOf(step.failed('viewProduct')?.error) !== 'notFound')),
      holds: ({ before, after }) =>
        (isPartial(before) ? isLabelLost(after) : hasProductFailed(after)) &&
        after.context.error !== null &&
        after.hasTag('settled'),
    },
    {
      id: 'NAV-06',
      says: 'A product that a list shows is there at once, and stays whatever becomes of its label.',
      when: (step) => isPartial(step.after),
      holds: ({ before, after }) =>
        shownProduct(after) !== null &&
        after.hasTag('settled') &&
        shownProduct(after) === shownProduct(before),
    },
    {
      id: 'NAV-18',
      says: 'Asking again, or the service coming back, asks once.',
      when: (step) =>
        (hasProductFailed(step.before) || isLabelLost(step.before)) &&
        (step.sent('product.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('viewProduct').length === 1,
    },
    {
      id: 'GATE-03',
      says: 'A chosen option stays chosen.',
      when: (step) => step.sent('option.choose') !== null && isChoosable(step.before),
      holds: ({ after }) => chosenOptions(after)['spessore'] === 'sottile',
    },
    {
      id: 'QTY-01',
      says: 'One more is wanted at once, up to what can be had; then it is said why not.',
      when: (step) => step.sent('quantity.increase') !== null && isChoosable(step.before),
      holds: ({ before, after }) => {
        const isMost = quantityIn(before) === 2;
        return quantityIn(after) === 2 && chosenQuantityHint(after) === (isMost ? 'errors.maxAcq' : null);
      },
    },
    {
      id: 'QTY-03',
      says: 'One less is wanted at once, down to the first quantity: there is nothing to remove.',
      when: (step) => step.sent('quantity.decrease') !== null && isChoosable(step.before),
      holds: ({ before, after }) => {
        const isFirst = quantityIn(before) === 1;
        return quantityIn(after) === 1 && chosenQuantityHint(after) === (isFirst ? 'errors.minAcq' : null);
      },
    },
    {
      id: 'QTY-07',
      says: 'What is typed counts as far as it can be had; 0 changes nothing.',
      when: (step) => step.sent('quantity.entered') !== null && isChoosable(step.before),
      holds: (step) => {
        const wanted = {
          '2': [2, null],
          '9': [2, 'errors.maxAcq'],
          '0': [quantityIn(step.before), 'errors.minAcq'],
        }[step.sent('quantity.entered')?.text ?? ''];
        return (
          JSON.stringify([quantityIn(step.after), chosenQuantityHint(step.after)]) === JSON.stringify(wanted)
        );
      },
    },
    offers({
      id: 'GATE-03',
      says: 'Options can be chosen while the product is shown, also while it is refreshed.',
      from: isChoosable,
      via: ({ id }) => id === 'option.choose',
    }),
    offers({
      id: 'ERR-04',
      says: 'A label that did not come can be asked for again.',
      from: isLabelLost,
      via: ({ id }) => id === 'product.retry',
    }),
    reaches({
      id: 'NAV-18',
      says: 'A product that is not missing can be shown from everywhere.',
      from: (page) => !isProductMissing(page),
      to: isCurrent,
    }),
  ],
});
