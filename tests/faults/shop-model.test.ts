import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteFromCart, updateCart, viewCart, addToCart } from '../../contract/api/shopping/cart.ts';
import { addGiftCode, removeGiftCode } from '../../contract/api/shopping/cart-gift.ts';
import { buy, prepareCheckout } from '../../contract/api/ordering/checkout.ts';
import { deleteOrder, listOrders, modifyOrder, payOrder } from '../../contract/api/ordering/order.ts';
import { selectTimeslot } from '../../contract/api/shopping/timeslot.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { createAccounts } from '../backend/create-accounts.ts';
import { chooseHome, done, fill, openSlots, plenty, product, readyToShop } from '../backend/journeys.ts';
import type { SlotChoice } from '../backend/journeys.ts';
import type { ShopClient } from '../backend/shop-client.ts';
import { openTestShop } from '../backend/test-shop.ts';
import type { TestShop } from '../backend/test-shop.ts';
import { openingStock, wrongs } from './ledger.ts';
import type { OpeningStock } from './ledger.ts';

const crowd = 3;
const slugs = ['olio-extravergine-latta-5-l', 'burrata-250-g', 'mele-annurche', 'acqua-naturale-1-5-l'];
const codes = ['GIFT5', 'BENVENUTO10', 'SCADUTO10'] as const;

/** A shop of its own with three shoppers who have chosen an address. */
interface Stage {
  readonly shop: TestShop;
  readonly opening: OpeningStock;
  readonly clients: readonly ShopClient[];
  readonly productIds: readonly number[];
  /** Two slots of two places each: three shoppers have to fight for them. */
  readonly slots: readonly SlotChoice[];
}

async function openStage(): Promise<Stage> {
  const shop = await openTestShop();
  await createAccounts(shop.database, crowd);
  const opening = await openingStock(shop.database.db);
  const clients = await Promise.all(
    Array.from({ length: crowd }, (_, at) => shop.visitor().logIn(`folla${at}`)),
  );
  const [first] = clients;
  if (first === undefined) throw new Error('nobody came');
  const productIds = await Promise.all(slugs.map(async (slug) => (await product(first, slug)).productId));
  await chooseHome(first);
  const slots = (await openSlots(first)).slice(0, 2);
  for (const { dateIso, timeslotId } of slots) {
    await first.send('/__dev/timeslot', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ dateIso, timeslotId, left: 2 }),
    });
  }
  for (const [at, client] of clients.entries()) {
    await readyToShop(client, at % slots.length);
    await fill(client, plenty);
  }
  return { shop, opening, clients, productIds, slots };
}

const oneOf = <T>(things: readonly [T, ...T[]], which: number): T =>
  things[which % things.length] ?? things[0];

async function anOrder(client: ShopClient, which: number) {
  const { orders } = await done(client.call(listOrders, { page_size: '5' }));
  return orders[which % Math.max(1, orders.length)];
}

async function pay(client: ShopClient, redirectUrl: string | null, which: number): Promise<void> {
  if (redirectUrl === null) return;
  const result = oneOf(['approve', 'decline', 'abandon'], which);
  await client.send(redirectUrl, { method: 'POST', body: new URLSearchParams({ result }) });
}

type Operation = (client: ShopClient, which: number, stage: Stage) => Promise<unknown>;

/** What a shopper, or time, may do at any moment; the number chooses among what there is. */
const effects = {
  async add(client, which, { productIds }) {
    const at = which % slugs.length;
    await client.call(addToCart, { items: [{ productId: productIds[at], quantity: [2, 1, 0.5, 6][at] }] });
  },
  async change(client, which) {
    const [line] = linesOf(await done(client.call(viewCart)));
    if (line === undefined) return;
    await client.call(updateCart, { items: [{ itemId: line.itemId, quantity: which % 4 }] });
  },
  remove: (client, which, { productIds }) =>
    client.call(deleteFromCart, { items: [{ productId: productIds[which % slugs.length] }] }),
  async slot(client, which, { slots }) {
    const slot = slots[which % slots.length];
    if (slot === undefined) return;
    await client.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId });
  },
  gift: (client, which) => client.call(addGiftCode, { code: oneOf(codes, which) }),
  noGift: (client, which) => client.call(removeGiftCode, { code: oneOf(codes, which) }),
  prepare: (client) => client.call(prepareCheckout, { terms_accepted: true }),
  async buy(client, which) {
    await client.call(prepareCheckout, { terms_accepted: true });
    const bought = await client.call(buy, { payment_type_id: oneOf([2, 12], which) });
    if (bought.status === 0) await pay(client, bought.data.redirectUrl, which);
  },
  async payAgain(client, which) {
    const order = await anOrder(client, which);
    if (order === undefined) return;
    const paid = await client.call(payOrder, { order_id: order.orderId });
    if (paid.status === 0) await pay(client, paid.data.redirectUrl, which);
  },
  async cancel(client, which) {
    const order = await anOrder(client, which);
    if (order !== undefined) await client.call(deleteOrder, { order_id: order.orderId });
  },
  async amend(client, which) {
    const order = await anOrder(client, which);
    if (order === undefined) return;
    await client.call(modifyOrder, { order_id: order.orderId, abandon: which % 3 === 0 });
  },
  async time(_, which, { shop }) {
    shop.clock.pass(oneOf([1, 35, 130], which));
    await shop.backend.jobs.runOnce();
  },
} satisfies Record<string, Operation>;

type Deed = keyof typeof effects;

interface Move {
  readonly who: number;
  readonly deed: Deed;
  readonly which: number;
}

const says = (moves: readonly Move[]) =>
  moves.map(({ who, deed, which }) => `${who} ${deed} ${which}`).join(' | ');

const move = fc.record({
  who: fc.nat(crowd - 1),
  // What leads to an order comes more often: the rest is about what becomes of it.
  deed: fc.constantFrom(
    ...(Object.keys(effects) as Deed[]),
    'add',
    'add',
    'slot',
    'slot',
    'buy',
    'buy',
    'buy',
  ),
  which: fc.nat(11),
});

const cents = (euro: number) => Math.round(euro * 100);

async function cartsThatDoNotAddUp({ clients }: Stage): Promise<string[]> {
  const found: string[] = [];
  for (const [at, client] of clients.entries()) {
    const cart = await done(client.call(viewCart));
    const items = linesOf(cart).reduce((sum, line) => sum + cents(line.grossTotal), 0);
    if (items !== cents(cart.itemsTotal)) found.push(`cart of ${at}: its lines are ${items}`);
    const { itemsTotal, giftTotal, packageTotal, deliveryFee } = cart;
    const due = Math.max(0, cents(itemsTotal) - cents(giftTotal) + cents(packageTotal) + cents(deliveryFee));
    if (due !== cents(cart.totalPrice)) found.push(`cart of ${at}: due is ${due}`);
  }
  return found;
}

async function play(rounds: readonly (readonly Move[])[]): Promise<number> {
  const stage = await openStage();
  const { shop, clients, opening } = stage;
  try {
    for (const moves of rounds) {
      await Promise.all(
        moves.map(async ({ who, deed, which }) => {
          const client = clients[who];
          const doing: Operation = effects[deed];
          if (client !== undefined) await doing(client, which, stage);
        }),
      );
      const found = [...(await wrongs(shop.database.db, opening)), ...(await cartsThatDoNotAddUp(stage))];
      expect(found, `after ${says(moves)}`).toEqual([]);
    }
    expect(shop.log.lines.filter((line) => /failed|error/.test(line))).toEqual([]);
    return shop.log.lines.filter((line) => line.includes('order.placed')).length;
  } finally {
    await shop.backend.close();
  }
}

test('whatever three shoppers and time do at once, the books are in order', async () => {
  const rounds = fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), {
    minLength: 10,
    maxLength: 40,
    size: 'max',
  });
  let placed = 0;
  const plays = fc.asyncProperty(rounds, async (some) => {
    placed += await play(some);
  });
  await fc.assert(plays, { numRuns: 6 });
  expect(placed).toBeGreaterThan(5);
}, 300_000);
