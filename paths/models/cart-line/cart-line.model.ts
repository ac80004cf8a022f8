import type { cartLineActors } from '../../../machines/cart-line/cart-line.actors.ts';
import { cartLineLogic } from '../../../machines/cart-line/cart-line.logic.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { cartLineRules } from './cart-line.rules.ts';
import { product, answer } from './cart-line.terms.ts';

const withWords = anAnswer(aCart(), { warnings: [{ code: null, text: 'Solo 4', field: null }] });

export const cartLineModel = flowModel<typeof cartLineLogic, ReturnType<typeof cartLineActors>>({
  name: 'cart-line',
  machine: cartLineLogic,
  starts: [
    {
      says: 'a line of four, saved as it changes',
      input: ({ parent }) => ({
        itemId: 101,
        cart: parent,
        product,
        customWeight: null,
        infos: { accept_alternatives: 'true' },
        saved: 4,
        isLive: true,
      }),
    },
    {
      says: 'a line of four, held until it is saved',
      input: ({ parent }) => ({
        itemId: 101,
        cart: parent,
        product,
        customWeight: null,
        infos: { accept_alternatives: 'true' },
        saved: 4,
        isLive: false,
      }),
    },
    {
      says: 'a line of four, held at eight before the page was loaded anew',
      input: ({ parent }) => ({
        itemId: 101,
        cart: parent,
        product,
        customWeight: null,
        infos: { accept_alternatives: 'true' },
        saved: 4,
        isLive: false,
        held: 8,
      }),
    },
  ],
  cases: {
    'quantity.increase': [says('plus is pressed')],
    'quantity.decrease': [says('minus is pressed')],
    'quantity.entered': [
      says('7 is typed', { text: '7' }),
      says('99 is typed', { text: '99' }),
      says('0 is typed', { text: '0' }),
      says('a word is typed', { text: 'tanto' }),
    ],
    'line.remove': [says('the bin is pressed')],
    'addition.undo': [
      says('four that were added are taken back', { quantity: 4 }),
      says('all that was added is taken back', { quantity: 40 }),
    ],
    'removal.confirm': [says('yes is answered')],
    'removal.dismiss': [says('no is answered')],
    'line.synced': [
      says('the server’s cart has eight', { product, quantity: 8, infos: { accept_alternatives: 'false' } }),
    ],
    'line.gone': [says('the server’s cart has the line no more')],
    'line.save': [says('the held quantities are saved')],
    'line.discard': [says('the held quantities are discarded')],
    'page.left': [says('the page is left')],
    'session.opened': [says('the shopper is logged in again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    saveLine: {
      done: ({ context }) => [
        says('the quantity is saved', { answer, quantity: context.sent }),
        ...(context.sent > 4
          ? [says('the server trims it to four', { answer: withWords, quantity: 4 })]
          : []),
      ],
      failed: [refuses('the save', 'errors.maxAcq'), ...fails('the save', 'network', 'timeout')],
      isPatient: true,
    },
    removeLine: {
      done: [
        says('the line is removed', { answer }),
        says('the line is removed, with a word of the server', { answer: withWords }),
      ],
      failed: [refuses('the removal', 'cart.locked'), ...fails('the removal', 'network', 'timeout')],
      isPatient: true,
    },
  },
  writes: ['saveLine', 'removeLine'],
  forwardsFacts: true,
  // Wanted, saved and sent each walk the product's grid.
  limit: 320,
  project: ({ value, context: { wanted, saved, sent, hint } }) => ({
    wanted,
    saved,
    sent: value === 'saving' ? sent : null,
    hint: hint !== null,
  }),
  rules: cartLineRules,
});
