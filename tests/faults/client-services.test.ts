import { getRequestListener } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor, type AnyEventObject } from 'xstate';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { listOrders } from '../../contract/api/ordering/order.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { addToCartActors } from '../../machines/add-to-cart/add-to-cart.actors.ts';
import { addToCartLogic } from '../../machines/add-to-cart/add-to-cart.logic.ts';
import type { ProductRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { bagsActors } from '../../machines/bags/bags.actors.ts';
import { bagsMachine } from '../../machines/bags/bags.machine.ts';
import { checkoutActors } from '../../machines/checkout/checkout.actors.ts';
import { checkoutLogic } from '../../machines/checkout/checkout.logic.ts';
import { invoiceActors } from '../../machines/invoice/invoice.actors.ts';
import { invoiceLogic } from '../../machines/invoice/invoice.logic.ts';
import { close, listen } from '../../server/web/listen.ts';
import type { SentBuy } from '../../services/sent-buy.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { done, prepare, product } from '../backend/journeys.ts';
import { testShopOfFile } from '../backend/test-shop.ts';
import { makeFull, makeReady, realFacts } from '../../paths/models/http/shopping.ts';
import { newShopper, type Shopper } from '../../paths/kit/http/shopper.ts';
import { servicesOver } from './services-over.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';
import type { Fault } from './wire.ts';

const shop = testShopOfFile();
let server: Server;
let line: TcpProxy;
let shopper: Shopper;
let services: ShopServices;

beforeAll(async () => {
  const answer = getRequestListener((request, connection) => shop().backend.app.fetch(request, connection), {
    overrideGlobalObjects: false,
  });
  server = await listen((incoming, outgoing) => void answer(incoming, outgoing), {
    host: '127.0.0.1',
    port: 0,
  });
});

afterAll(() => close(server));

beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  line = await openTcpProxy({ host: '127.0.0.1', port });
  const { backend, database } = shop();
  shopper = await newShopper({ backend, database, close: () => Promise.resolve() });
  services = servicesOver(line.port, shopper.client.cookies);
});

afterEach(() => line.close());

const orderIds = async () =>
  (await done(shopper.client.call(listOrders))).orders.map(({ orderId }) => orderId);

const cutOrReset = ['cut', 'reset'] as const;
const moments: readonly Omit<Fault, 'brings'>[] = [
  { during: 'request', share: 0 },
  { during: 'request', share: 0.7 },
  { during: 'work', share: 0 },
  { during: 'answer', share: 0 },
  { during: 'answer', share: 0.7 },
];
const breaks: readonly Fault[] = cutOrReset.flatMap((brings) =>
  moments.map((moment) => ({ ...moment, brings })),
);
const onDelivery = { paymentTypeId: 2, authId: null } as const;
const network = { name: 'ApiFailure', kind: 'network', messages: [] };

describe('the services', () => {
  test.each(breaks)('a buy whose line breaks, %o, is bought with its key again, once', async (fault) => {
    const { cartId } = await makeFull(shopper);
    await prepare(shopper.client);
    const buy = () => services.checkout.buy(onDelivery, { idempotencyKey: 'the-key-it-kept' });
    line.strike(fault);
    await expect(buy()).rejects.toMatchObject(network);
    const { orderId } = await buy();
    expect(await buy()).toMatchObject({ orderId, redirectUrl: null });
    expect(await orderIds()).toEqual([orderId]);
    expect((await services.orders.ofCart(cartId ?? 0))?.orderId).toBe(orderId);
  });

  test('API-32: a read that is not answered is asked once more by itself, and then given up', async () => {
    await makeFull(shopper);
    const fault: Fault = { during: 'answer', share: 0, brings: 'reset' };
    line.strike(fault);
    expect((await services.cart.view()).cart.itemsTotal).toBe(59.8);
    line.strike(fault, fault);
    await expect(services.cart.view()).rejects.toMatchObject(network);
    line.strike({ ...fault, share: 0.9 });
    await expect(services.cart.view()).rejects.toMatchObject(network);
    expect((await services.cart.view()).cart.itemsTotal).toBe(59.8);
  });
});

/** The checkout of the storefront over the line, as far as the last press before the order. */
async function openCheckout() {
  const summary = realFacts(await makeFull(shopper));
  const clock = new SimulatedClock();
  const over = { services: async () => services };
  let kept: SentBuy | null = null;
  const sentBuy = {
    read: () => kept,
    keep: (buy: SentBuy) => void (kept = buy),
    forget: () => void (kept = null),
  };
  const logic = checkoutLogic.provide({
    actors: {
      ...checkoutActors({ ...over, sentBuy }),
      bags: bagsMachine.provide({ actors: bagsActors(over) }),
      invoice: invoiceLogic.provide({ actors: invoiceActors({ ...over, isInvoiceNeeded: () => false }) }),
    },
  });
  const actor = createActor(logic, { clock, input: { summary } });
  actor.start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 20_000 });
  const proceed = async () => {
    await until({ reviewing: 'ready' });
    actor.send({ type: 'terms.accept', isAccepted: true });
    actor.send({ type: 'checkout.continue' });
  };
  const place = async (key: string) => {
    await until({ choosingPayment: 'ready' });
    actor.send({ type: 'payment.choose', choice: onDelivery });
    actor.send({ type: 'order.place', key });
  };
  await proceed();
  await until({ choosingPayment: 'ready' });
  return { actor, clock, until, proceed, place };
}

const buyTimeout = 30_000;

describe('the checkout', () => {
  test.each(cutOrReset)(
    'CHK-10: a buy whose answer is %s is of unknown outcome, and is found',
    async (brings) => {
      const { actor, until, place } = await openCheckout();
      line.strike({ during: 'answer', share: 0.3, brings });
      await place('first-key');
      const { context } = await until('outcomeUnknown');
      expect(context.error).toEqual({ failure: 'network', messages: [] });
      actor.send({ type: 'outcome.check' });
      const [orderId] = await orderIds();
      expect((await until('placed')).context.placed).toEqual({ orderId, redirectUrl: null });
      expect(await orderIds()).toEqual([orderId]);
    },
  );

  test('CHK-10: a buy whose answer never comes is asked for by itself, and is found', async () => {
    const { clock, until, place } = await openCheckout();
    line.strike({ during: 'answer', share: 0, brings: 'silence' });
    const held = line.struck();
    await place('first-key');
    await held;
    clock.increment(buyTimeout);
    const [orderId] = await orderIds();
    expect((await until('placed')).context.placed).toEqual({ orderId, redirectUrl: null });
  });

  test('CHK-10: a buy that arrives after it was given up is still the only one', async () => {
    const { actor, clock, until, proceed, place } = await openCheckout();
    line.strike({ during: 'request', share: 0, brings: 'silence' });
    const held = line.struck();
    await place('first-key');
    await held;
    clock.increment(buyTimeout);
    await until({ reviewing: 'ready' });
    expect(await orderIds()).toEqual([]);
    await line.release();
    await vi.waitFor(async () => expect(await orderIds()).toHaveLength(1), 20_000);
    const ids = await orderIds();
    await proceed();
    expect(actor.getSnapshot().value).toBe('preparing');
    const { context } = await until({ reviewing: 'ready' });
    expect(context.error).toMatchObject({ failure: 'refused', messages: [{ code: 'cart.empty' }] });
    expect(await orderIds()).toEqual(ids);
    actor.stop();
  });

  test('CHK-10: a buy that arrives after another took its place buys nothing', async () => {
    const { clock, until, proceed, place } = await openCheckout();
    line.strike({ during: 'request', share: 0.4, brings: 'silence' });
    const held = line.struck();
    await place('first-key');
    await held;
    clock.increment(buyTimeout);
    await proceed();
    await place('second-key');
    const { orderId } = (await until('placed')).context.placed ?? {};
    await line.release();
    const late = services.checkout.buy(onDelivery, { idempotencyKey: 'first-key' });
    await expect(late).rejects.toMatchObject({ kind: 'refused', messages: [{ code: 'cart.empty' }] });
    expect(await orderIds()).toEqual([orderId]);
  });
});

describe('adding to the cart', () => {
  async function openAdding() {
    const summary = realFacts(await makeReady(shopper));
    const penne = await product(shopper.client, 'penne-rigate-500-g');
    const clock = new SimulatedClock();
    const actor = createActor(
      addToCartLogic.provide({ actors: addToCartActors({ services: async () => services }) }),
      { clock },
    );
    const told: AnyEventObject[] = [];
    actor.on('*', (event) => void told.push(event));
    actor.start();
    actor.send({ type: 'cart.changed', summary });
    const wish = (requestId: string) => {
      const request: ProductRequest = {
        kind: 'product',
        requestId,
        product: penne,
        quantity: 1,
        chosen: {},
        acceptAlternatives: true,
      };
      actor.send({ type: 'cart.add', request });
    };
    const idle = () => waitFor(actor, (snapshot) => snapshot.matches('idle'), { timeout: 20_000 });
    return { penne, wish, idle, clock, told };
  }

  const quantities = async () =>
    linesOf(await done(shopper.client.call(viewCart))).map(({ quantity }) => quantity);

  test.each([
    ['is cut', 'cut', expect.objectContaining(network)],
    ['never comes', 'silence', 'timeout'],
  ] as const)(
    'GATE-17: an add whose answer %s is doubted, and the same wish again adds nothing',
    async (_, brings, error) => {
      const { penne, wish, idle, clock, told } = await openAdding();
      line.strike({ during: 'answer', share: 0, brings });
      const struck = line.struck();
      wish('first-wish');
      await struck;
      if (brings === 'silence') clock.increment(12_000);
      await idle();
      expect(told).toEqual([
        { type: 'failure.raised', operation: 'addToCart', subject: penne.productId, error: error as unknown },
        { type: 'cart.outcomeUnknown' },
      ]);
      wish('second-wish');
      await idle();
      expect(told.slice(2).map(({ type }) => type)).toEqual(['cart.answered', 'cart.added']);
      expect(await quantities()).toEqual([1]);
    },
  );
});
