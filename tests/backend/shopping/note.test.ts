import { expect, test } from 'vitest';
import * as api from '../../../contract/api/shopping/note.ts';
import { listOrders, viewOrder } from '../../../contract/api/ordering/order.ts';
import { done } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const ordersOf = async (client: ShopClient) =>
  (await done(client.call(listOrders))).orders.map((order) => order.orderId);

test('O08 rates an own order once, and the order then names its note (ORD-10)', async () => {
  const demo = await shop().visitor().logIn('demo');
  const [orderId = 0] = await ordersOf(demo);
  const said = { orderId, rating: 4, text: 'Tutto fresco,\n<b>grazie</b>' };
  const added = await demo.call(api.addOrderNote, said);
  expect(added.data).toEqual({ noteId: added.data.noteId, ...said });
  expect(added.body.response.infosMessage).toEqual(['Grazie per la tua valutazione.']);
  const order = await done(demo.call(viewOrder, { order_id: orderId }));
  expect(order.noteId).toBe(added.data.noteId);
  expect((await demo.call(api.addOrderNote, said)).code).toBe('note.exists');
});

test('O08 twice at once keeps one note', async () => {
  const demo = await shop().visitor().logIn('demo');
  const orderId = (await ordersOf(demo))[1]!;
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((rating) => demo.call(api.addOrderNote, { orderId, rating })),
  );
  expect(answers.filter((answer) => answer.status === 0)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'note.exists')).toHaveLength(4);
  expect((await done(demo.call(api.listNotes, { orderId }))).notes).toHaveLength(1);
});

test('O08 knows own orders and whole ratings of 1 to 5 only', async () => {
  const demo = await shop().visitor().logIn('demo');
  const reader = await shop().visitor().logIn('lettura');
  const orderId = (await ordersOf(demo))[2]!;
  expect((await reader.call(api.addOrderNote, { orderId, rating: 5 })).code).toBe('order.unknown');
  expect((await demo.call(api.addOrderNote, { orderId: 999_999, rating: 5 })).code).toBe('order.unknown');
  for (const rating of [0, 6, 2.5, 'ottimo']) {
    const refused = await demo.call(api.addOrderNote, { orderId, rating });
    expect([refused.http, refused.field]).toEqual([422, 'rating']);
  }
  expect((await demo.call(api.addOrderNote, { orderId, rating: 5, text: 'x'.repeat(1001) })).http).toBe(422);
  const longest = await done(demo.call(api.addOrderNote, { orderId, rating: 5, text: '😀'.repeat(1000) }));
  expect(longest.text).toBe('😀'.repeat(1000));
});

test('O09 changes an own note, O10 lists own notes, newest first', async () => {
  const demo = await shop().visitor('ortavia').logIn('demo');
  const [first = 0, second = 0] = await ordersOf(demo);
  const one = await done(demo.call(api.addOrderNote, { orderId: first, rating: 2 }));
  const two = await done(demo.call(api.addOrderNote, { orderId: second, rating: 3, text: 'Bene' }));
  const changed = { noteId: one.noteId, rating: 5, text: 'Ci ho ripensato' };
  expect(await done(demo.call(api.updateOrderNote, changed))).toEqual({ ...changed, orderId: first });
  const createdAt = shop().clock.now().toISOString();
  const { notes } = await done(demo.call(api.listNotes));
  expect(notes).toEqual([
    { ...two, createdAt },
    { ...changed, orderId: first, createdAt },
  ]);
  expect((await done(demo.call(api.listNotes, { orderId: first }))).notes).toEqual([notes[1]]);
  const reader = await shop().visitor('ortavia').logIn('lettura');
  expect((await reader.call(api.updateOrderNote, changed)).code).toBe('note.unknown');
  expect((await done(reader.call(api.listNotes, { orderId: first }))).notes).toEqual([]);
  expect((await done(demo.call(api.listNotes, { orderId: first }))).notes).toEqual([notes[1]]);
});

test('O10 answers at its path with the slash too, and to no other site (T7)', async () => {
  const demo = await shop().visitor().logIn('demo');
  const asked = (headers: Record<string, string>) =>
    demo.raw('/ebsn/api/note/list/', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  expect((await asked({})).status).toBe(0);
  expect((await asked({ Origin: 'https://evil.example' })).http).toBe(403);
});
