import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { addToCartLogic } from './add-to-cart.logic.ts';
import { isProductOnItsWay, quantityOnItsWay } from './add-to-cart.selectors.ts';
import type {
  AddToCartRequest,
  AddToCartEmitted,
  OrderRequest,
  ProductRequest,
} from './add-to-cart.types.ts';
import { summaryOf } from '../cart/cart.summary.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import { aCart, anAnonymousCart, anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

const summary = (cart: Cart, bypass = { address: false, timeslot: false }): CartSummary =>
  summaryOf({ cart, bypass, answeredAt: 0 });

const ready = summary(aCart());
const nobody = summary(anAnonymousCart());
const withoutAddress = summary(aCart({ shippingAddress: null, timeslot: null }));
const withoutSlot = summary(aCart({ timeslot: null }));

const penne: ProductRequest = {
  kind: 'product',
  requestId: 'key-penne',
  product: aProduct(),
  quantity: 1,
  chosen: {},
  acceptAlternatives: true,
};

const ham: ProductRequest = {
  ...penne,
  requestId: 'key-ham',
  product: aProduct({
    productId: 12,
    name: 'Prosciutto cotto',
    maxAcq: 2,
    selectOptions: [
      {
        name: 'Spessore',
        parameterName: 'spessore',
        values: [{ key: 'sottile', name: 'Sottile' }],
        selected: null,
      },
      {
        name: 'Confezione',
        parameterName: 'confezione',
        values: [{ key: 'carta', name: 'Carta' }],
        selected: null,
      },
    ],
  }),
};

function start(given: CartSummary | null) {
  const clock = new SimulatedClock();
  const add = held<CartAnswer, { request: AddToCartRequest }>();
  const actor = createActor(addToCartLogic.provide({ actors: { add: add.logic } }), { clock });
  const emitted: AddToCartEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  if (given !== null) actor.send({ type: 'cart.changed', summary: given });
  return {
    actor,
    clock,
    add,
    emitted,
    gates: () => emitted.flatMap((event) => (event.type === 'gate.opened' ? [event.gate] : [])),
    changed: (next: CartSummary) => actor.send({ type: 'cart.changed', summary: next }),
  };
}

describe('gates', () => {
  test('GATE-02, GATE-03: a gate whose condition holds is never shown', () => {
    const flow = start(ready);
    flow.actor.send({
      type: 'cart.add',
      request: { ...ham, chosen: { spessore: 'sottile', confezione: 'carta' } },
    });
    expect(flow.gates()).toEqual([]);
    expect(flow.add.calls).toHaveLength(1);
  });

  test('QTY-01, QTY-03, QTY-07: the quantity is chosen beside the options, as far as it can be had', () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: ham });
    const asked = () => {
      const { pending, hint } = flow.actor.getSnapshot().context;
      return [pending?.kind === 'product' ? pending.quantity : null, hint];
    };
    flow.actor.send({ type: 'quantity.increase' });
    expect(asked()).toEqual([2, null]);
    flow.actor.send({ type: 'quantity.increase' });
    expect(asked()).toEqual([2, 'errors.maxAcq']);
    flow.actor.send({ type: 'quantity.decrease' });
    flow.actor.send({ type: 'quantity.decrease' });
    expect(asked()).toEqual([1, 'errors.minAcq']);
    flow.actor.send({ type: 'quantity.entered', text: '2 pz' });
    flow.actor.send({ type: 'option.choose', parameterName: 'spessore', key: 'sottile' });
    flow.actor.send({ type: 'option.choose', parameterName: 'confezione', key: 'carta' });
    flow.actor.send({ type: 'options.confirm' });
    expect(flow.add.calls.map((call) => call.input.request)).toEqual([
      { ...ham, quantity: 2, chosen: { spessore: 'sottile', confezione: 'carta' } },
    ]);
  });

  test('QTY-11: what was said of a quantity is said of that request alone', () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: ham });
    flow.actor.send({ type: 'quantity.decrease' });
    flow.actor.send({ type: 'gate.dismiss' });
    flow.actor.send({ type: 'cart.add', request: ham });
    expect(flow.actor.getSnapshot().context.hint).toBeNull();
  });

  test.each([
    ['login', nobody],
    ['address', withoutAddress],
    ['timeslot', withoutSlot],
  ] as const)('GATE-05: closing the %s gate drops the request, with no call afterwards', (gate, given) => {
    const flow = start(given);
    flow.actor.send({ type: 'cart.add', request: penne });
    expect(flow.gates()).toEqual([gate]);
    flow.actor.send({ type: 'gate.dismiss' });
    flow.changed(ready);
    flow.actor.send({ type: 'session.opened' });
    expect(flow.actor.getSnapshot().value).toBe('idle');
    expect(flow.actor.getSnapshot().context.pending).toBeNull();
    expect(flow.add.calls).toHaveLength(0);
    expect(flow.emitted).toEqual([{ type: 'gate.opened', gate }]);
  });

  test('GATE-07, RULE-ADDTOCART-8: autoAssigned counts as not assigned unless its own bypass is on', () => {
    const cart = aCart();
    const auto = { ...cart, shippingAddress: { ...cart.shippingAddress!, autoAssigned: true } };
    expect(summary(auto).isAddressAssigned).toBe(false);
    expect(summary(auto, { address: true, timeslot: false }).isAddressAssigned).toBe(true);
    expect(summary(auto, { address: false, timeslot: true }).isAddressAssigned).toBe(false);
  });
});

describe('adding', () => {
  test('GATE-14: requests that follow quickly are sent in order and none is lost', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    flow.actor.send({
      type: 'cart.add',
      request: { ...penne, requestId: 'key-2', product: aProduct({ productId: 13 }) },
    });
    flow.actor.send({
      type: 'cart.add',
      request: { ...penne, requestId: 'key-3', product: aProduct({ productId: 14 }) },
    });
    expect(flow.add.calls).toHaveLength(1);
    await flow.add.latest().answer(anAnswer());
    await flow.add.latest().answer(anAnswer());
    await flow.add.latest().answer(anAnswer());
    expect(flow.add.calls.map((call) => call.input.request.requestId)).toEqual([
      'key-penne',
      'key-2',
      'key-3',
    ]);
    expect(flow.actor.getSnapshot().value).toBe('idle');
  });

  test('GATE-14: twenty presses are two calls, and what differs is not joined', async () => {
    const flow = start(ready);
    const press = (request: ProductRequest) => flow.actor.send({ type: 'cart.add', request });
    for (let at = 0; at < 20; at += 1) press({ ...penne, requestId: `key-${at}`, quantity: 0.1 });
    const other = { ...penne, requestId: 'key-other', acceptAlternatives: false };
    press(other);
    press({ ...penne, requestId: 'key-late', quantity: 0.2 });
    const order: OrderRequest = { kind: 'order', requestId: 'key-order', orderId: 11 };
    flow.actor.send({ type: 'cart.add', request: order });
    flow.actor.send({ type: 'cart.add', request: order });
    expect(quantityOnItsWay(flow.actor.getSnapshot(), penne.product.productId)).toBe(3.2);
    for (let at = 0; at < 5; at += 1) await flow.add.latest().answer(anAnswer());
    expect(flow.add.calls.map((call) => call.input.request)).toEqual([
      { ...penne, requestId: 'key-0', quantity: 0.1 },
      { ...penne, requestId: 'key-1', quantity: 2.1 },
      other,
      order,
      order,
    ]);
  });

  test('GATE-16: the answer goes to the cart, and success says whether the server spoke', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    const answer = anAnswer(aCart(), { warnings: [{ text: 'Solo 3', code: null, field: null }] });
    await flow.add.latest().answer(answer);
    expect(flow.emitted).toEqual([
      { type: 'cart.answered', answer, request: penne },
      { type: 'cart.added', request: penne, answer, hadMessages: true, isWhole: false },
    ]);
  });

  test('GATE-10, RULE-ADDTOCART-7: after a 419 the same request, with its key, is sent exactly once more', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    flow.actor.send({ type: 'session.closed', reason: 'expired' });
    await flow.add.latest().fail(failed('sessionExpired'));
    expect([flow.actor.getSnapshot().value, flow.gates()]).toEqual(['awaitingSession', []]);
    flow.actor.send({ type: 'session.opened' });
    flow.changed(ready);
    expect(flow.add.calls.map((call) => call.input.request)).toEqual([penne, penne]);
    await flow.add.latest().answer(anAnswer());
    flow.actor.send({ type: 'session.opened' });
    flow.changed(ready);
    expect(flow.add.calls).toHaveLength(2);
  });

  test('GATE-10, RULE-ADDTOCART-7: a session that expired for another call takes the add along, and its late answer changes nothing', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    const cut = flow.add.latest();
    flow.actor.send({ type: 'session.closed', reason: 'expired' });
    flow.actor.send({ type: 'session.opened' });
    flow.changed(ready);
    await cut.fail(failed('sessionExpired'));
    expect([cut.signal.aborted, flow.actor.getSnapshot().value]).toEqual([true, 'adding']);
    expect(flow.add.calls.map((call) => call.input.request)).toEqual([penne, penne]);
  });

  test('SES-14: a login that is given up after a 419 drops the add', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    await flow.add.latest().fail(failed('sessionExpired'));
    flow.actor.send({ type: 'gate.dismiss' });
    flow.actor.send({ type: 'session.opened' });
    flow.changed(ready);
    expect([flow.actor.getSnapshot().value, flow.add.calls.length]).toEqual(['idle', 1]);
  });

  test('decision 004: another request after an unknown outcome has a key of its own', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    await flow.add.latest().fail(failed('network'));
    flow.actor.send({ type: 'cart.add', request: { ...penne, requestId: 'key-two', quantity: 2 } });
    expect(flow.add.latest().input.request).toMatchObject({ requestId: 'key-two', quantity: 2 });
  });

  test('decision 004: the same request after an unknown outcome keeps the key, until the cart is known again', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    flow.clock.increment(12_000);
    expect(flow.emitted).toEqual([
      { type: 'failure.raised', operation: 'addToCart', subject: 11, error: 'timeout' },
      { type: 'cart.outcomeUnknown' },
    ]);
    flow.actor.send({ type: 'cart.add', request: { ...penne, requestId: 'key-again' } });
    expect(flow.add.latest().input.request.requestId).toBe('key-penne');
    await flow.add.latest().fail(failed('network'));
    flow.changed(ready);
    flow.actor.send({ type: 'cart.add', request: { ...penne, requestId: 'key-later' } });
    expect(flow.add.latest().input.request.requestId).toBe('key-later');
  });

  test('decision 004: a price that changed meanwhile makes no other request of it', async () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: penne });
    await flow.add.latest().fail(failed('network'));
    flow.actor.send({
      type: 'cart.add',
      request: { ...penne, requestId: 'key-later', product: aProduct({ priceDisplay: 1.09 }) },
    });
    expect(flow.add.latest().input.request.requestId).toBe('key-penne');
  });
});

describe('a product on its way', () => {
  const onItsWay = ({ actor }: ReturnType<typeof start>) =>
    [penne, ham].map(({ product }) => isProductOnItsWay(actor.getSnapshot(), product.productId));
  const tea: ProductRequest = {
    ...penne,
    requestId: 'key-tea',
    product: aProduct({ productId: 13, name: 'Tè' }),
  };

  test('GATE-14: is the pending one behind a gate, and none once the gate is dismissed', () => {
    const flow = start(nobody);
    flow.actor.send({ type: 'cart.add', request: penne });
    expect(onItsWay(flow)).toEqual([true, false]);
    flow.actor.send({ type: 'gate.dismiss' });
    expect(onItsWay(flow)).toEqual([false, false]);
  });

  test('GATE-14: counts as in the cart while nothing is in its way, until the add has ended', async () => {
    const shown = ({ actor }: ReturnType<typeof start>) =>
      quantityOnItsWay(actor.getSnapshot(), penne.product.productId);
    const flow = start(nobody);
    flow.actor.send({ type: 'cart.add', request: penne });
    expect(shown(flow)).toBe(0);
    const known = start(ready);
    expect(shown(known)).toBe(0);
    known.actor.send({ type: 'cart.add', request: penne });
    known.actor.send({ type: 'cart.add', request: tea });
    expect(shown(known)).toBe(1);
    known.actor.send({ type: 'session.closed', reason: 'expired' });
    expect(shown(known)).toBe(1);
    const refused = start(ready);
    refused.actor.send({ type: 'cart.add', request: penne });
    await refused.add.latest().fail(refusal('errors.maxAcq'));
    expect(shown(refused)).toBe(0);
  });

  test('GATE-18: is none of the products of an order', () => {
    const flow = start(ready);
    flow.actor.send({ type: 'cart.add', request: { kind: 'order', requestId: 'key-order', orderId: 11 } });
    expect(onItsWay(flow)).toEqual([false, false]);
  });
});
