import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { cartLogic } from './cart.logic.ts';
import { cartLines, lineRef, shownCart } from './cart.selectors.ts';
import type { CartEmitted } from './cart.types.ts';
import { cartLineLogic } from '../cart-line/cart-line.logic.ts';
import { wantedQuantity } from '../cart-line/cart-line.selectors.ts';
import { aCart, aCartItem, anAnonymousCart, anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';

const never = <O, I>() => fromPromise<O, I>(() => new Promise<O>(() => undefined));

const silentLine = cartLineLogic.provide({ actors: { saveLine: never(), removeLine: never() } });

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
  test('RULE-CART-4: an older answer arriving late changes nothing', () => {
    const { actor } = start();
    const first = anAnswer(withLine(1));
    const second = anAnswer(withLine(2));
    actor.send({ type: 'cart.answered', answer: second });
    actor.send({ type: 'cart.answered', answer: first });
    expect(cartLines(actor.getSnapshot()).map((line) => line.quantity)).toEqual([2]);
  });

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

  test('SES-13: after a login the cart of nobody is replaced by a loaded one', async () => {
    const { actor, load, emitted } = start();
    actor.send({ type: 'cart.answered', answer: anAnswer(anAnonymousCart()) });
    actor.send({ type: 'session.opened' });
    expect(load.calls).toHaveLength(1);
    await load.latest().answer(anAnswer(withLine(2)));
    expect(emitted.at(-1)).toMatchObject({
      type: 'cart.changed',
      summary: { isLoggedIn: true, hasLines: true },
    });
  });

  test('a cart that cannot be loaded says so, and can be asked again', async () => {
    const { actor, load, clock, emitted } = start();
    actor.send({ type: 'session.opened' });
    await load.latest().fail(failed('network'));
    expect(emitted).toEqual([{ type: 'cart.unavailable' }]);
    actor.send({ type: 'cart.reload' });
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toBe('unavailable');
    actor.send({ type: 'cart.reload' });
    await load.latest().answer(anAnswer(withLine(1)));
    expect(shownCart(actor.getSnapshot())?.cartId).toBe(7);
  });
});

describe('session', () => {
  test('RULE-SESSION-1: after a 419 nothing of the cart is shown, and unsaved numbers wait', async () => {
    const { actor, load } = start();
    actor.send({ type: 'cart.answered', answer: anAnswer(withLine(2)) });
    lineRef(actor.getSnapshot(), 101)?.send({ type: 'quantity.increase' });
    actor.send({ type: 'session.closed', reason: 'expired' });
    expect(shownCart(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'session.opened' });
    await load.latest().answer(anAnswer(withLine(2)));
    const line = actor.getSnapshot().context.lines[101];
    expect(line === undefined ? null : wantedQuantity(line.getSnapshot())).toBe(3);
  });

  test('after a login as somebody else the lines of before are gone', async () => {
    const { actor, load } = start();
    actor.send({ type: 'cart.answered', answer: anAnswer(withLine(2)) });
    const before = actor.getSnapshot().context.lines[101];
    actor.send({ type: 'session.closed', reason: 'expired' });
    actor.send({ type: 'session.opened' });
    await load.latest().answer(anAnswer(aCart({ cartItems: [aCartItem({ itemId: 555, cartItemId: 555 })] })));
    expect(before?.getSnapshot().status).toBe('done');
    expect(Object.keys(actor.getSnapshot().context.lines)).toEqual(['555']);
  });

  test('SES-13: a cart of somebody stays while it is read afresh after a login', () => {
    const { actor, load, refresh } = start();
    actor.send({ type: 'cart.answered', answer: anAnswer(withLine(2)) });
    actor.send({ type: 'session.opened' });
    expect([shownCart(actor.getSnapshot()), load.calls.length, refresh.calls.length]).toEqual([
      withLine(2),
      0,
      1,
    ]);
  });

  test('SES-05: logout drops the cart', () => {
    const { actor } = start();
    actor.send({ type: 'cart.answered', answer: anAnswer(withLine(2)) });
    actor.send({ type: 'session.closed', reason: 'logout' });
    expect(actor.getSnapshot().context.cart).toBeNull();
    expect(actor.getSnapshot().context.lines).toEqual({});
  });
});

test('a line that left the cart ends, a new one begins', () => {
  const { actor } = start();
  actor.send({ type: 'cart.answered', answer: anAnswer(withLine(2)) });
  const gone = actor.getSnapshot().context.lines[101];
  actor.send({
    type: 'cart.answered',
    answer: anAnswer(aCart({ cartItems: [aCartItem({ itemId: 102, cartItemId: 102 })] })),
  });
  expect(gone?.getSnapshot().status).toBe('done');
  expect(Object.keys(actor.getSnapshot().context.lines)).toEqual(['102']);
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

  test('CART-07: all of them are saved when it is asked for', () => {
    const cart = start({ isLive: false });
    cart.actor.send({ type: 'cart.answered', answer: anAnswer(two) });
    for (const itemId of [101, 102])
      lineRef(cart.actor.getSnapshot(), itemId)?.send({ type: 'quantity.increase' });
    cart.clock.increment(400);
    expect(linesOf(cart).map((line) => line.getSnapshot().matches('saving'))).toEqual([false, false]);
    cart.actor.send({ type: 'lines.save' });
    expect(linesOf(cart).map((line) => line.getSnapshot().matches('saving'))).toEqual([true, true]);
  });

  test('ERR-11: why the cart is not there is kept', async () => {
    const cart = start();
    cart.actor.send({ type: 'session.opened' });
    await cart.load.latest().fail(failed('network'));
    expect(cart.actor.getSnapshot().context.error).toEqual({ failure: 'network', messages: [] });
  });
});

describe('a line that wrote', () => {
  const saving = async () => {
    const save = held<{ answer: CartAnswer; quantity: number }, { itemId: number; quantity: number }>();
    const flow = start({
      cartLine: cartLineLogic.provide({ actors: { saveLine: save.logic, removeLine: never() } }),
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

  test('RULE-CART-3: keeps what is wanted since, and learns what the shop now has of its product', async () => {
    const { line, save } = await saving();
    line.send({ type: 'quantity.increase' });
    const answer = anAnswer(
      aCart({ cartItems: [aCartItem({ quantity: 3, product: aProduct({ available: 4 }) })] }),
    );
    await save.latest().answer({ answer, quantity: 3 });
    expect([wantedQuantity(line.getSnapshot()), line.getSnapshot().context.product.available]).toEqual([
      4, 4,
    ]);
  });

  test('RULE-CART-4: ends when the answer has it no more', async () => {
    const { line, save } = await saving();
    await save.latest().answer({ answer: anAnswer(aCart()), quantity: 0 });
    expect(line.getSnapshot().status).toBe('done');
  });
});
