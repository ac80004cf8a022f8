import { failureOf } from '../../../contract/api/failure.ts';
import type { cartEmptyingActors } from '../../../machines/cart-emptying/cart-emptying.actors.ts';
import { cartEmptyingLogic } from '../../../machines/cart-emptying/cart-emptying.logic.ts';
import {
  emptiedItems,
  isEmptyingAsked,
  isEmptyingBusy,
} from '../../../machines/cart-emptying/cart-emptying.selectors.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type EmptyingStep = Step<typeof cartEmptyingLogic, ReturnType<typeof cartEmptyingActors>>;
type Emptying = EmptyingStep['after'];

const lines = [
  { itemId: 101, item: { productId: 7, quantity: 2, infos: { accept_alternatives: 'true' } } },
  { itemId: 102, item: { productId: 8, quantity: 0.45, infos: { spessore: 'sottile' } } },
] as const;
const withWords = anAnswer(aCart(), { infos: [{ code: null, text: 'Il carrello è vuoto', field: null }] });

const stored = { userId: 5, cartId: 77, items: lines.map(({ item }) => item), left: 90_000 };
const isIdle = (emptying: Emptying): boolean => emptying.matches('idle');
const isOffering = (emptying: Emptying): boolean => emptying.matches('offering');
const wasDismissed = (step: EmptyingStep): boolean =>
  failureOf(step.failed('emptyCart')?.error) === 'dismissed';
const fell = (step: EmptyingStep): boolean => step.failed('emptyCart') !== null && !wasDismissed(step);
const isLost = (step: EmptyingStep): boolean =>
  step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired';
const isQuiet = (step: EmptyingStep): boolean =>
  step.emitted('cart.emptied').length +
    step.emitted('cart.answered').length +
    step.emitted('failure.raised').length ===
  0;

export const cartEmptyingModel = flowModel<typeof cartEmptyingLogic, ReturnType<typeof cartEmptyingActors>>({
  name: 'cart-emptying',
  machine: cartEmptyingLogic,
  starts: [{ says: 'the cart has two lines' }],
  cases: {
    'emptying.ask': [says('the cart is to be emptied')],
    'emptying.dismiss': [says('no is answered')],
    'emptying.confirm': [
      says('yes is answered', { lines }),
      says('yes is answered to a cart that is empty by now', { lines: [] }),
    ],
    'offer.recall': [says('the cart is shown')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
  },
  answers: {
    emptyCart: {
      isPatient: true,
      done: [says('the cart is empty', anAnswer(aCart())), says('the cart is empty, with a word', withWords)],
      failed: [refuses('the emptying', 'cart.item.unknown'), ...patientFails('the emptying', 'network')],
    },
    recallEmptied: {
      done: [says('nothing is stored', null), says('a cart was emptied before the page was loaded', stored)],
      failed: [says('the storage fails', new Error('no storage'))],
    },
  },
  writes: ['emptyCart'],
  effects: ['keepEmptied'],
  project: ({ context }) => [context.lines.length, context.emptied],
  rules: [
    {
      id: 'CART-14',
      says: 'One call for every line, after a yes and never else.',
      when: (step) =>
        step.calls('emptyCart').length > 0 ||
        (step.sent('emptying.confirm') !== null &&
          step.sent('emptying.confirm')?.lines.length !== 0 &&
          isEmptyingAsked(step.before)),
      holds: (step) =>
        step.calls('emptyCart').length === 1 &&
        step.calls('emptyCart')[0]?.itemIds.join() ===
          step.after.context.lines.map(({ itemId }) => itemId).join() &&
        step.after.context.lines.length === lines.length &&
        step.sent('emptying.confirm') !== null &&
        isEmptyingAsked(step.before) &&
        isEmptyingBusy(step.after),
    },
    {
      id: 'SHELL-13',
      says: 'No changes nothing, and a yes to an empty cart neither.',
      when: (step) =>
        step.sent('emptying.dismiss') !== null || step.sent('emptying.confirm')?.lines.length === 0,
      holds: (step) => isQuiet(step) && step.calls('emptyCart').length === 0 && !isEmptyingAsked(step.after),
    },
    {
      id: 'ERR-10',
      says: 'The answer goes to the cart, and it is told once with what was in it.',
      when: (step) => step.done('emptyCart') !== null,
      holds: (step) => {
        const output = step.done('emptyCart')?.output;
        const [emptied] = step.emitted('cart.emptied');
        return (
          step.emitted('cart.answered')[0]?.answer === output &&
          step.emitted('cart.emptied').length === 1 &&
          emptied?.items.length === lines.length &&
          step.before.context.lines.every(({ item }, at) => emptied.items[at] === item) &&
          emptied.hadMessages === (output?.infos.length !== 0) &&
          isOffering(step.after) &&
          step.after.context.lines.length === 0
        );
      },
    },
    {
      id: 'B-43',
      says: 'What was in the emptied cart is offered to its shopper alone, and kept for a reload.',
      when: (step) => step.done('emptyCart') !== null,
      holds: (step) => {
        const cart = step.done('emptyCart')?.output.cart ?? aCart();
        const { user, cartId } = cart;
        const offered = emptiedItems(step.after, cart);
        return (
          offered?.length === lines.length &&
          step.before.context.lines.every(({ item }, at) => offered[at] === item) &&
          emptiedItems(step.after, { cartId, user: { ...user, userId: user.userId + 1 } }) === null &&
          emptiedItems(step.after, { cartId: (cartId ?? 0) + 1, user }) === null &&
          step.after.context.emptied?.left === 600_000 &&
          step.effects('keepEmptied') === 1
        );
      },
    },
    {
      id: 'B-43',
      says: 'It stays offered through the expiry alone: its time, a new question and the logout of its shopper end it, here and for a reload.',
      when: (step) => isOffering(step.before),
      holds: (step) => {
        const isOver = step.elapsed('offerTime') || step.sent('emptying.ask') !== null || isLost(step);
        return (
          isOffering(step.after) === !isOver &&
          (step.after.context.emptied === null) === isOver &&
          step.effects('keepEmptied') === (isOver ? 1 : 0)
        );
      },
    },
    {
      id: 'B-43',
      says: 'What was stored before a reload is offered for the time left.',
      when: (step) => step.done('recallEmptied') !== null,
      holds: (step) =>
        step.after.context.emptied === step.done('recallEmptied')?.output &&
        isOffering(step.after) === (step.after.context.emptied !== null) &&
        step.effects('keepEmptied') === 0,
    },
    {
      id: 'B-43',
      says: 'Nothing is offered but what was emptied here or before the reload.',
      when: (step) => step.after.context.emptied !== null,
      holds: (step) =>
        isOffering(step.after) &&
        (isOffering(step.before) || step.done('emptyCart') !== null || step.done('recallEmptied') !== null),
    },
    {
      id: 'ERR-10',
      says: 'Nothing else says that the cart was emptied.',
      when: (step) => step.emitted('cart.emptied').length > 0,
      holds: (step) => step.done('emptyCart') !== null,
    },
    {
      id: 'ERR-11',
      says: 'What fails is told once, the cart is asked for anew, and it can be tried again.',
      when: fell,
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        isIdle(step.after) &&
        step.after.context.lines.length === 0,
    },
    {
      id: 'SES-14',
      says: 'A login that is closed and a shopper who leaves drop it.',
      when: (step) => isLost(step) || wasDismissed(step),
      holds: (step) => isQuiet(step) && isIdle(step.after) && step.after.context.lines.length === 0,
    },
    {
      id: 'SES-07',
      says: 'The expiry alone changes nothing.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        isQuiet(step) && JSON.stringify(step.after.value) === JSON.stringify(step.before.value),
    },
    offers({
      id: 'CART-14',
      says: 'It can be asked for whenever nothing is under way.',
      from: (emptying: Emptying) => !isEmptyingAsked(emptying) && !isEmptyingBusy(emptying),
      via: ({ id }) => id === 'emptying.ask',
      to: isEmptyingAsked,
    }),
    offers({
      id: 'B-43',
      says: 'The offer ends by itself.',
      from: isOffering,
      via: ({ kind, id }) => kind === 'elapsed' && id === 'offerTime',
      to: isIdle,
    }),
    reaches({
      id: 'CART-14',
      says: 'It comes to an end from everywhere.',
      from: () => true,
      to: isIdle,
    }),
  ],
});
