import { createActor, waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Order, OrderItem } from '../../contract/api/ordering/order.ts';
import { listNotes } from '../../contract/api/shopping/note.ts';
import { claimActors } from '../../machines/claim/claim.actors.ts';
import { claimLogic } from '../../machines/claim/claim.logic.ts';
import { claimError, madeClaim } from '../../machines/claim/claim.selectors.ts';
import { ratingActors } from '../../machines/rating/rating.actors.ts';
import { ratingLogic } from '../../machines/rating/rating.logic.ts';
import { isRatingOpen, ratingError, savedRating } from '../../machines/rating/rating.selectors.ts';
import { done } from '../backend/journeys.ts';
import { basket, deliver, itemOf, paidOrder, seen } from '../backend/ordering/deliveries.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();
const pasta = 'penne-rigate-500-g';
const chicken = 'petto-di-pollo-a-fette-450-g';

let tab: Tab;
let order: Order;
beforeEach(async () => {
  tab = await openTab();
  const { client, name } = tab.shopper;
  await client.logIn(name);
  order = await deliver(client, await paidOrder(client, basket));
});

const claimsOf = async (): Promise<(OrderItem['claim'] | undefined)[]> => {
  const { orderItems = [] } = await seen(tab.shopper.client, order.orderId);
  return orderItems.flatMap(({ claim }) => (claim === null ? [] : [claim]));
};
const givenBack = async () => (await seen(tab.shopper.client, order.orderId)).delivery?.givenBack;
/** Logs the shopper in again once the call waits for that, and lets the call know. */
async function logInAgain({ children }: AnyMachineSnapshot, call: string): Promise<void> {
  const waiting: AnyActorRef | undefined = children[call];
  if (waiting === undefined) throw new Error(`${call} is not under way`);
  await waitFor(waiting, (at: AnyMachineSnapshot) => at.matches('awaitingSession'));
  await tab.shopper.client.logIn(tab.shopper.name);
  waiting.send({ type: 'session.opened' });
}
const sentTo = (path: string) => tab.sent.filter(({ line }) => line.startsWith(path)).map(({ body }) => body);

describe('claiming a line', () => {
  const complaint = (slug: string) =>
    ({
      orderId: order.orderId,
      orderItemId: itemOf(order, slug).orderItemId,
      reason: 'damaged',
      quantity: 1,
      text: 'La vaschetta perde.',
    }) as const;

  test('B-22: answers the claim of this line as the order has it from then on', async () => {
    const { claimLine, readClaim } = claimActors(tab);
    const asked = complaint(chicken);
    const line = { orderId: asked.orderId, orderItemId: asked.orderItemId };
    expect(await outcomeOf(readClaim, line)).toBeNull();
    const claim = await outcomeOf(claimLine, asked);
    expect(claim).toMatchObject({ reason: 'damaged', quantity: 1, text: asked.text, refund: 5.4 });
    expect(await outcomeOf(readClaim, line)).toEqual(claim);
    const others = { ...line, orderItemId: itemOf(order, pasta).orderItemId };
    expect(await outcomeOf(readClaim, others)).toBeNull();
    expect(tab.sent).toMatchObject([
      { line: `GET /order/view?order_id=${asked.orderId}&show_replaced=true` },
      { line: 'POST /order/claim-line', body: asked, keepalive: true },
      {},
      {},
    ]);
  });

  test('B-22: all that came is claimed by no quantity; a second claim is refused and gives nothing more', async () => {
    const { claimLine } = claimActors(tab);
    const all = { ...complaint(chicken), quantity: null };
    expect(await outcomeOf(claimLine, all)).toMatchObject({ quantity: 2, refund: 10.8 });
    expect(sentTo('POST /order/claim-line')).toEqual([
      { orderId: all.orderId, orderItemId: all.orderItemId, reason: 'damaged', text: all.text },
    ]);
    await expect(outcomeOf(claimLine, all)).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ code: 'order.claim.exists' }],
    });
    expect(await claimsOf()).toHaveLength(1);
    expect(await givenBack()).toBe(10.8);
  });

  test('ORD-17: a line of somebody else is neither claimed nor read', async () => {
    const asked = complaint(chicken);
    const stranger = await openTab();
    await stranger.shopper.client.logIn(stranger.shopper.name);
    const { claimLine, readClaim } = claimActors(stranger);
    await expect(outcomeOf(claimLine, asked)).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ code: 'order.unknown' }],
    });
    await expect(outcomeOf(readClaim, asked)).rejects.toMatchObject({ kind: 'notFound' });
    expect(await claimsOf()).toEqual([]);
  });
});

describe('the claim as a whole', () => {
  function opened() {
    const actor = createActor(claimLogic.provide({ actors: claimActors(tab) }), {
      input: { orderId: order.orderId },
    });
    actor.start();
    actor.send({ type: 'claim.open', item: itemOf(order, pasta), claimable: order.delivery?.claimable ?? 0 });
    return actor;
  }

  test('ERR-04: an answer that is lost after the shop took the claim is found, and nothing is sent twice', async () => {
    const actor = opened();
    tab.decide((line) => (line.startsWith('POST /order/claim-line') ? 'cut after' : 'pass'));
    actor.send({ type: 'reason.choose', reason: 'missing' });
    const at = await waitFor(actor, (claim) => claim.matches('sent'));
    expect(madeClaim(at)).toEqual((await claimsOf())[0]);
    expect([claimError(at), await givenBack()]).toEqual([null, 4.95]);
    expect(tab.paths()).toEqual(['POST /order/claim-line', 'GET /order/view']);
  });

  test('ERR-04: what never reached the shop is asked about, and sent again by a press alone', async () => {
    const actor = opened();
    tab.decide((line) => (line.startsWith('POST /order/claim-line') ? 'cut' : 'pass'));
    actor.send({ type: 'reason.choose', reason: 'missing' });
    const at = await waitFor(actor, (claim) => claim.matches('choosing'));
    expect([claimError(at)?.failure, await claimsOf()]).toEqual(['network', []]);
    tab.decide(() => 'pass');
    actor.send({ type: 'reason.choose', reason: 'missing' });
    await waitFor(actor, (claim) => claim.matches('sent'));
    expect([(await claimsOf()).length, await givenBack()]).toEqual([1, 4.95]);
  });

  test('SES-07: a session that expires in the middle loses nothing, and the claim is made once', async () => {
    const actor = opened();
    actor.send({ type: 'reason.choose', reason: 'damaged' });
    actor.send({ type: 'quantity.increase' });
    actor.send({ type: 'text.change', text: 'Pacco aperto' });
    await tab.shopper.sql('DELETE FROM sessions WHERE user_id = :user');
    actor.send({ type: 'claim.send' });
    await logInAgain(actor.getSnapshot(), 'claimLine');
    const at = await waitFor(actor, (claim) => claim.matches('sent'));
    expect(madeClaim(at)).toMatchObject({
      reason: 'damaged',
      quantity: 2,
      text: 'Pacco aperto',
      refund: 1.98,
    });
    expect(await claimsOf()).toEqual([madeClaim(at)]);
    expect(tab.paths()).toEqual(['POST /order/claim-line', 'POST /order/claim-line']);
  });
});

describe('rating an order', () => {
  const notes = async () =>
    (await done(tab.shopper.client.call(listNotes, { orderId: order.orderId }))).notes.map(
      ({ rating, text }) => ({ rating, text }),
    );

  function opened() {
    const { orderId, noteId } = order;
    const actor = createActor(ratingLogic.provide({ actors: ratingActors(tab) }), { input: { orderId } });
    actor.start();
    actor.send({ type: 'order.known', noteId });
    actor.send({ type: 'rating.open' });
    actor.send({ type: 'rating.choose', rating: 4 });
    actor.send({ type: 'text.change', text: 'Tutto bene' });
    return actor;
  }

  test('ORD-10: is kept, read, and said otherwise in its place', async () => {
    const { orderId } = order;
    const { readNote, rateOrder } = ratingActors(tab);
    expect(await outcomeOf(readNote, { orderId })).toBeNull();
    const first = await outcomeOf(rateOrder, { orderId, noteId: null, rating: 4, text: 'Tutto bene' });
    expect(first).toMatchObject({ orderId, rating: 4, text: 'Tutto bene' });
    expect(await outcomeOf(readNote, { orderId })).toMatchObject(first);
    const { noteId } = first;
    const second = await outcomeOf(rateOrder, { orderId, noteId, rating: 2, text: '' });
    expect(second).toEqual({ noteId, orderId, rating: 2, text: '' });
    expect(await notes()).toEqual([{ rating: 2, text: '' }]);
  });

  test('ORD-10: an answer that is lost after the shop took it: what is said again takes its place, never a second one', async () => {
    const actor = opened();
    let isLost = false;
    tab.decide((line) => {
      if (!line.startsWith('POST') || isLost) return 'pass';
      isLost = true;
      return 'cut after';
    });
    actor.send({ type: 'rating.send' });
    const cut = await waitFor(actor, (rating) => ratingError(rating) !== null);
    expect([ratingError(cut)?.failure, isRatingOpen(cut)]).toEqual(['network', true]);
    actor.send({ type: 'rating.send' });
    const found = await waitFor(actor, (rating) => savedRating(rating) !== null && !rating.hasTag('busy'));
    expect([savedRating(found), isRatingOpen(found)]).toEqual([{ rating: 4, text: 'Tutto bene' }, true]);
    actor.send({ type: 'rating.choose', rating: 5 });
    actor.send({ type: 'rating.send' });
    await waitFor(actor, (rating) => !isRatingOpen(rating));
    expect(await notes()).toEqual([{ rating: 5, text: 'Tutto bene' }]);
  });

  test('SES-07: a session that expires in the middle keeps stars and words, and sends them once', async () => {
    const actor = opened();
    await tab.shopper.sql('DELETE FROM sessions WHERE user_id = :user');
    actor.send({ type: 'rating.send' });
    await logInAgain(actor.getSnapshot(), 'rateOrder');
    const at = await waitFor(actor, (rating) => !isRatingOpen(rating));
    expect(savedRating(at)).toEqual({ rating: 4, text: 'Tutto bene' });
    expect(await notes()).toEqual([{ rating: 4, text: 'Tutto bene' }]);
  });
});

describe('API-32: what is given up is aborted', () => {
  const line = { orderId: 900, orderItemId: 901 };
  const complaint = { ...line, reason: 'missing', quantity: null, text: '' } as const;
  test.each<[string, () => Promise<boolean[]>]>([
    ['claiming', () => givenUp(tab, claimActors(tab).claimLine, complaint)],
    ['the claim', () => givenUp(tab, claimActors(tab).readClaim, line)],
    ['the rating', () => givenUp(tab, ratingActors(tab).readNote, { orderId: 900 })],
    [
      'rating',
      () => givenUp(tab, ratingActors(tab).rateOrder, { orderId: 900, noteId: null, rating: 1, text: '' }),
    ],
  ])('%s', async (_, giveUp) => {
    expect(await giveUp()).toEqual([true]);
  });
});
