import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { cartLogic } from './cart.logic.ts';
import { cartLines, lineRef } from './cart.selectors.ts';
import type { CartEmitted } from './cart.types.ts';
import { cartLineLogic } from '../cart-line/cart-line.logic.ts';
import { wantedQuantity } from '../cart-line/cart-line.selectors.ts';
import { aCart, aCartItem, anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

const never = <O, I>() => fromPromise<O, I>(() => new Promise<O>(() => undefined));

const silentLine = cartLineLogic.provide({
  actors: { saveLine: patient(never()), removeLine: patient(never()) },
});

function start({ isLive = true, cartLine = silentLine } = {}) {
  const clock = new SimulatedClock();
  const load = held<CartAnswer>();
  const refresh = held<CartAnswer>();
  const actor = createActor(
    cartLogic.provide({
      actors: {
        loadCart: load.logic,
        refreshCart: refresh.logic,
        cartLine,
      },
    }),
    { clock, input: { isLive, bypass: { address: false, timeslot: false } } },
  );
  const emitted: CartEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, load, refresh, emitted };
}

const withLine = (quantity: number) => aCart({ cartItems: [aCartItem({ quantity })] });

describe('the cart shown', () => {
  test('an answer that ran beside a write is followed by one fresh read', async () => {
    const { actor, refresh } = start();
    actor.send({ type: 'cart.answered', answer: anAnswer(withLine(1)) });
    actor.send({ type: 'cart.answered', answer: anAnswer(withLine(2), { contested: true }) });
    expect(refresh.calls).toHaveLength(1);
    await refresh.latest().answer(anAnswer(withLine(3)));
    expect(cartLines(actor.getSnapshot()).map((line) => line.quantity)).toEqual([3]);
    expect(refresh.calls).toHaveLength(1);
  });

  test('B-16: on a device whose clock is ahead the place is kept as long as anywhere, told in its own time', () => {
    const { actor, emitted } = start();
    const receivedAt = Date.parse('2026-11-21T10:30:00Z');
    actor.send({ type: 'cart.answered', answer: anAnswer(aCart(), { receivedAt }) });
    const told = emitted.at(-1);
    expect(told?.type === 'cart.changed' && told.summary.hold).toEqual({
      dateIso: '2026-11-22',
      timeslotId: 5,
      holdUntil: Date.parse('2026-11-21T12:30:00Z'),
      learntAt: receivedAt,
      isExtended: false,
    });
  });
});

describe('session', () => {
  test('SES-05: logout drops the cart', () => {
    const { actor } = start();
    actor.send({ type: 'cart.answered', answer: anAnswer(withLine(2)) });
    actor.send({ type: 'session.closed', reason: 'logout' });
    expect(actor.getSnapshot().context.cart).toBeNull();
    expect(actor.getSnapshot().context.lines).toEqual({});
  });
});

describe('a line sold by weight', () => {
  const ham = aProduct({
    productInfos: {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_SELLING: '0.1',
      STEP_SELLING: '0.1',
      WEIGHT_UNIT_SELLING: 'KG',
      WEIGHT_UNIT_BASE: 'KG',
    },
  });
  const weighing = (weight: number) =>
    aCart({ cartItems: [aCartItem({ product: ham, quantity: 0, weight })] });
  const wanted = (cart: ReturnType<typeof start>) => {
    const line = cart.actor.getSnapshot().context.lines[101];
    return line === undefined ? null : wantedQuantity(line.getSnapshot());
  };

  test('QTY-13: begins with its weight, and follows the weight the shop answers', () => {
    const cart = start();
    cart.actor.send({ type: 'cart.answered', answer: anAnswer(weighing(0.3)) });
    expect(wanted(cart)).toBe(0.3);
    cart.actor.send({ type: 'cart.answered', answer: anAnswer(weighing(0.5)) });
    expect(wanted(cart)).toBe(0.5);
  });

  test('QTY-13: follows the weight of a fresh read too', async () => {
    const cart = start();
    cart.actor.send({ type: 'cart.answered', answer: anAnswer(weighing(0.3)) });
    cart.actor.send({ type: 'cart.reload' });
    await cart.refresh.latest().answer(anAnswer(weighing(0.7)));
    expect(wanted(cart)).toBe(0.7);
  });
});

describe('the lines', () => {
  const ham = aProduct({
    productInfos: {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_SELLING: '0.1',
      STEP_SELLING: '0.1',
      WEIGHT_UNIT_SELLING: 'KG',
    },
  });
  const two = aCart({
    cartItems: [
      aCartItem(),
      aCartItem({
        itemId: 102,
        product: ham,
        quantity: 0,
        weight: 0.4,
        cartItemInfo: { accept_alternatives: 'true', customWeight: '0.2' },
      }),
    ],
  });
  const linesOf = (cart: ReturnType<typeof start>) => Object.values(cart.actor.getSnapshot().context.lines);

  test('QTY-04: step by the weight the shopper asked for', () => {
    const cart = start();
    cart.actor.send({ type: 'cart.answered', answer: anAnswer(two) });
    lineRef(cart.actor.getSnapshot(), 102)?.send({ type: 'quantity.increase' });
    expect(linesOf(cart).map((line) => wantedQuantity(line.getSnapshot()))).toEqual([2, 0.6]);
    expect(Object.keys(cart.actor.getSnapshot().children).toSorted()).toEqual(['line-101', 'line-102']);
  });
});

describe('a line that wrote', () => {
  const saving = async () => {
    const save = held<{ answer: CartAnswer; quantity: number }, { itemId: number; quantity: number }>();
    const flow = start({
      cartLine: cartLineLogic.provide({ actors: { saveLine: save.patient, removeLine: patient(never()) } }),
    });
    flow.actor.send({
      type: 'cart.answered',
      answer: anAnswer(
        aCart({ cartItems: [aCartItem({ quantity: 2 }), aCartItem({ itemId: 102, cartItemId: 102 })] }),
      ),
    });
    const line = flow.actor.getSnapshot().context.lines[101];
    if (line === undefined) throw new Error('the cart has no line');
    line.send({ type: 'quantity.increase' });
    flow.clock.increment(400);
    return { ...flow, line, save };
  };

  test('CART-06, CART-05: tells its cart, which shows the answer and says once that it changed', async () => {
    const { actor, emitted, line, save } = await saving();
    const before = emitted.length;
    const shownBefore = actor.getSnapshot().context.cart;
    await save.latest().answer({ answer: anAnswer(withLine(3)), quantity: 3 });
    expect(cartLines(actor.getSnapshot()).map(({ quantity }) => quantity)).toEqual([3]);
    expect(emitted.slice(before).map(({ type }) => type)).toEqual(['cart.written', 'cart.changed']);
    expect(emitted[before]).toEqual({ type: 'cart.written', before: shownBefore, after: withLine(3) });
    expect(wantedQuantity(line.getSnapshot())).toBe(3);
  });

  test.each([
    ['which the cart still has, is saved once the cart was read', 101, [3, 3]],
    ['which the cart of whoever logged in has not, is never saved', 7, [3]],
  ])('SES-07: a line that met a 419, %s', async (_, itemId, saved) => {
    const { actor, load, save } = await saving();
    await save.latest().fail(failed('sessionExpired'));
    actor.send({ type: 'session.closed', reason: 'expired' });
    actor.send({ type: 'session.opened' });
    expect(save.calls).toHaveLength(1);
    await load.latest().answer(anAnswer(aCart({ cartItems: [aCartItem({ itemId, quantity: 2 })] })));
    expect(save.calls.map(({ input }) => input)).toEqual(
      saved.map((quantity) => ({ itemId: 101, quantity })),
    );
  });
});
