import type { ProductAlternatives } from '../../../contract/api/shopping/product.ts';
import type { alternativesActors } from '../../../machines/alternatives/alternatives.actors.ts';
import { alternativesMachine } from '../../../machines/alternatives/alternatives.machine.ts';
import {
  alternativesFound,
  areAlternativesComing,
  areAlternativesLost,
} from '../../../machines/alternatives/alternatives.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';

/** The penne of the demo shops. */
const productId = 1;
const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-23t5';
const other = aProduct({ productId: 2, name: 'Fusilli' });
const thatDay: Readonly<Record<string, ProductAlternatives>> = {
  [noSlot]: { products: [other], cheaper: other },
  [sunday]: { products: [other, aProduct({ productId: 3, name: 'Rigatoni' })], cheaper: null },
};
const nothing: ProductAlternatives = { products: [], cheaper: null };

export const alternativesModel = flowModel<typeof alternativesMachine, ReturnType<typeof alternativesActors>>(
  {
    name: 'alternatives',
    machine: alternativesMachine,
    starts: [{ says: 'a product page is shown', input: () => ({ hash: noSlot }) }],
    cases: {
      'alternatives.load': [says('their place is near', { productId })],
      'alternatives.retry': [says('the alternatives are asked for again')],
      'hash.changed': ({ context }) => [
        says('the cart’s day is another one', { hash: context.hash === noSlot ? sunday : noSlot }),
        says('the cart’s day is the same', { hash: context.hash }),
      ],
      'service.resumed': [says('the service is back')],
    },
    answers: {
      listAlternatives: {
        done: ({ context: { hash } }) => [
          says('alternatives are there', thatDay[hash] ?? nothing),
          says('there are none', nothing),
        ],
        failed: fails('the alternatives', 'serviceDown', 'notFound', 'network'),
      },
    },
    writes: [],
    facts: ['hash.changed'],
    project: ({ context: { productId: asked, hash, found } }) => ({
      isAsked: asked !== null,
      hash,
      found: found?.products.length ?? null,
    }),
    rules: [
      {
        id: 'B-25',
        says: 'What comes is shown; where there is nothing, nothing is.',
        when: (step) => step.done('listAlternatives') !== null,
        holds: (step) =>
          alternativesFound(step.after).length === step.done('listAlternatives')?.output.products.length &&
          !areAlternativesComing(step.after) &&
          !areAlternativesLost(step.after),
      },
      {
        id: 'B-25',
        says: 'Nothing is asked for before its place is near.',
        when: (step) => step.isStart,
        holds: (step) => step.calls('listAlternatives').length === 0,
      },
      {
        id: 'B-25',
        says: 'What is near is asked for, once.',
        when: (step) => step.sent('alternatives.load') !== null,
        holds: (step) => step.calls('listAlternatives').length === (step.before.matches('waiting') ? 1 : 0),
      },
      {
        id: 'B-28',
        says: 'Every call asks for this product at the cart’s day.',
        when: (step) => step.calls('listAlternatives').length > 0,
        holds: (step) =>
          step.calls('listAlternatives').length === 1 &&
          step.calls('listAlternatives')[0]?.productId === productId &&
          step.calls('listAlternatives')[0]?.hash === step.after.context.hash,
      },
      {
        id: 'B-28',
        says: 'Another day asks again, in place: what is shown stays until it comes. The same day asks for nothing.',
        when: (step) => step.sent('hash.changed') !== null && !step.before.matches('waiting'),
        holds: (step) =>
          step.after.context.hash === step.sent('hash.changed')?.hash &&
          step.calls('listAlternatives').length ===
            (step.after.context.hash === step.before.context.hash ? 0 : 1) &&
          alternativesFound(step.after) === alternativesFound(step.before),
      },
      {
        id: 'B-28',
        says: 'A day that changes before its place is near is remembered.',
        when: (step) => step.sent('hash.changed') !== null && step.before.matches('waiting'),
        holds: (step) =>
          step.after.context.hash === step.sent('hash.changed')?.hash &&
          step.calls('listAlternatives').length === 0,
      },
      {
        id: 'ERR-03',
        says: 'A call that fails or does not come is told where nothing is shown, and changes nothing where something is.',
        when: (step) => step.failed('listAlternatives') !== null || step.elapsed('answerTimeout'),
        holds: ({ before, after }) =>
          areAlternativesLost(after) === areAlternativesComing(before) &&
          alternativesFound(after) === alternativesFound(before),
      },
      {
        id: 'NAV-18',
        says: 'Asking again, or the service coming back, asks once.',
        when: (step) =>
          areAlternativesLost(step.before) &&
          (step.sent('alternatives.retry') !== null || step.sent('service.resumed') !== null),
        holds: (step) => step.calls('listAlternatives').length === 1,
      },
      offers({
        id: 'ERR-04',
        says: 'What did not come can be asked for again.',
        from: areAlternativesLost,
        via: ({ id }) => id === 'alternatives.retry',
        to: areAlternativesComing,
      }),
      reaches({
        id: 'B-25',
        says: 'From everywhere alternatives can come to be shown.',
        from: () => true,
        to: (alternatives) => alternativesFound(alternatives).length > 0,
      }),
    ],
  },
);
