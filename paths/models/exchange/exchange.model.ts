import { failureOf } from '../../../contract/api/failure.ts';
import { exchangeFor, undoOfExchange } from '../../../contract/rules/checkout/exchange.ts';
import type { exchangeActors } from '../../../machines/exchange/exchange.actors.ts';
import { exchangeLogic } from '../../../machines/exchange/exchange.logic.ts';
import { comingProduct, isExchanging, placedProduct } from '../../../machines/exchange/exchange.selectors.ts';
import { aCart, aCartItem, anAnswer, aProduct } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ExchangeStep = Step<typeof exchangeLogic, ReturnType<typeof exchangeActors>>;
type Exchange = ExchangeStep['after'];

const line = aCartItem();
const other = aProduct({ productId: 12, slug: 'fusilli-500-g' });
const request = exchangeFor({ line, product: other, lines: [line], key: 'key-1' });
const again = { ...request, key: 'key-2' };
const ofItself = exchangeFor({ line, product: line.product, lines: [line], key: 'key-3' });
const answer = { ...anAnswer(), cart: aCart({ cartItems: [aCartItem({ itemId: 107, product: other })] }) };
const undo = undoOfExchange(request, answer.cart);
if (undo === null) throw new Error('what is exchanged can be taken back');

const isIdle = (flow: Exchange): boolean => flow.matches('idle');
const wasDismissed = (step: ExchangeStep): boolean =>
  failureOf(step.failed('exchangeProduct')?.error) === 'dismissed';
const fell = (step: ExchangeStep): boolean => step.failed('exchangeProduct') !== null && !wasDismissed(step);
const isUndo = (step: ExchangeStep): boolean => step.sent('notice.acted')?.act.does === 'exchange';
const isQuiet = (step: ExchangeStep): boolean =>
  step.emitted('cart.answered').length +
    step.emitted('failure.raised').length +
    step.emitted('cart.outcomeUnknown').length ===
  0;
const waits = (flow: Exchange): number => flow.context.requests.length;

export const exchangeModel = flowModel<typeof exchangeLogic, ReturnType<typeof exchangeActors>>({
  name: 'exchange',
  machine: exchangeLogic,
  starts: [{ says: 'a cart is shown' }],
  cases: {
    'exchange.ask': [
      says('another product is to take the place', { request }),
      says('the same is asked again, with another key', { request: again }),
      says('a product is to take its own place', { request: ofItself }),
    ],
    'notice.acted': (flow) => [
      // A toast is pressed once; two wait at most.
      ...(waits(flow) < 2
        ? [says('the exchange is taken back', { act: { does: 'exchange' as const, request: undo } })]
        : []),
      says('something else is taken back', { act: { does: 'takeOut' as const, itemId: 101, quantity: 1 } }),
    ],
    'route.entered': [says('another page is opened')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
  },
  answers: {
    exchangeProduct: {
      isPatient: true,
      done: [says('the other product is in the cart', { answer, undo })],
      failed: [refuses('the exchange', 'product.unknown'), ...patientFails('the exchange', 'network')],
    },
  },
  writes: ['exchangeProduct'],
  project: ({ context: { requests, unconfirmed, placed } }) =>
    [requests.map(({ key }) => key).join(), unconfirmed?.key ?? '', placed ?? ''].join('|'),
  rules: [
    {
      id: 'B-25',
      says: 'With nothing under way the press makes the exchange at once, by one call.',
      when: (step) =>
        isIdle(step.before) &&
        step.sent('exchange.ask') !== null &&
        step.sent('exchange.ask')?.request !== ofItself,
      holds: (step) =>
        step.calls('exchangeProduct').length === 1 &&
        step.calls('exchangeProduct')[0]?.exchange.itemId ===
          step.sent('exchange.ask')?.request.exchange.itemId &&
        comingProduct(step.after) === step.sent('exchange.ask')?.request.product.productId &&
        placedProduct(step.after) === null &&
        isExchanging(step.after),
    },
    {
      id: 'B-25',
      says: 'What nobody knows to be done is asked again with the key it had.',
      when: (step) =>
        isIdle(step.before) &&
        step.before.context.unconfirmed?.exchange === request.exchange &&
        step.sent('exchange.ask')?.request === again,
      holds: (step) => step.calls('exchangeProduct')[0] === step.before.context.unconfirmed,
    },
    {
      id: 'B-30',
      says: 'Nothing takes its own place, and one exchange is made at a time.',
      when: (step) =>
        step.sent('exchange.ask') !== null &&
        (step.sent('exchange.ask')?.request === ofItself || !isIdle(step.before)),
      holds: (step) =>
        step.calls('exchangeProduct').length === 0 &&
        isQuiet(step) &&
        waits(step.after) === waits(step.before),
    },
    {
      id: 'ERR-08',
      says: 'What is taken back is sent at once, or follows what is under way.',
      when: isUndo,
      holds: (step) =>
        isQuiet(step) &&
        (isIdle(step.before)
          ? step.calls('exchangeProduct').length === 1 && step.calls('exchangeProduct')[0] === undo
          : step.calls('exchangeProduct').length === 0 && step.after.context.requests.at(-1) === undo),
    },
    {
      id: 'B-01',
      says: 'The line that came has no focus on the next page; what is under way goes on.',
      when: (step) => step.sent('route.entered') !== null,
      holds: (step) =>
        isQuiet(step) &&
        step.after.context.placed === null &&
        step.after.context.requests === step.before.context.requests &&
        step.after.context.unconfirmed === step.before.context.unconfirmed &&
        JSON.stringify(step.after.value) === JSON.stringify(step.before.value),
    },
    {
      id: 'ERR-08',
      says: 'What other toasts take back is not of its kind.',
      when: (step) => step.sent('notice.acted')?.act.does === 'takeOut',
      holds: (step) => isQuiet(step) && step.after.context === step.before.context,
    },
    {
      id: 'B-25',
      says: 'The answer goes to the cart with what takes the exchange back, and the line that came is known.',
      when: (step) => step.done('exchangeProduct') !== null,
      holds: (step) => {
        const [said, ...more] = step.emitted('cart.answered');
        return (
          said !== undefined &&
          more.length === 0 &&
          said.answer === step.done('exchangeProduct')?.output.answer &&
          said.undo?.does === 'exchange' &&
          said.undo.request === step.done('exchangeProduct')?.output.undo &&
          step.emitted('failure.raised').length === 0 &&
          step.after.context.unconfirmed === null &&
          step.after.context.placed === said.product.productId &&
          waits(step.after) === waits(step.before) - 1 &&
          step.calls('exchangeProduct').length === waits(step.after)
        );
      },
    },
    {
      id: 'ERR-11',
      says: 'What fails is told once, the cart is asked for anew, and only a refusal gives its key up.',
      when: fell,
      holds: (step) => {
        const isRefused = failureOf(step.failed('exchangeProduct')?.error) === 'refused';
        return (
          step.emitted('failure.raised').length === 1 &&
          step.emitted('failure.raised')[0]?.operation === 'exchange' &&
          step.emitted('cart.outcomeUnknown').length === 1 &&
          step.emitted('cart.answered').length === 0 &&
          step.after.context.unconfirmed === (isRefused ? null : step.before.context.requests[0]) &&
          waits(step.after) === waits(step.before) - 1
        );
      },
    },
    {
      id: 'SES-14',
      says: 'A login that is closed and a shopper who leaves drop it all.',
      when: (step) =>
        (step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired') ||
        wasDismissed(step),
      holds: (step) =>
        isQuiet(step) &&
        isIdle(step.after) &&
        waits(step.after) === 0 &&
        step.after.context.unconfirmed === null &&
        step.inFlight('exchangeProduct') === 0,
    },
    {
      id: 'SES-08',
      says: 'A session that expires elsewhere leaves everything as it is.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        isQuiet(step) &&
        step.after.context === step.before.context &&
        JSON.stringify(step.after.value) === JSON.stringify(step.before.value),
    },
    reaches({ id: 'B-25', says: 'It comes to an end from everywhere.', from: () => true, to: isIdle }),
  ],
});
