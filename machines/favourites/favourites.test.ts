import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { favouritesLogic } from './favourites.logic.ts';
import { isFavourite } from './favourites.selectors.ts';
import type { Favourites, FavouritesEmitted, HeartPress } from './favourites.types.ts';

const penne = aProduct();
const { productId } = penne;
const none: Favourites = { listId: 5, productIds: [] };
const withPenne: Favourites = { listId: 5, productIds: [productId] };

function start() {
  const clock = new SimulatedClock();
  const load = held<Favourites, { isAwaited: boolean }>();
  const set = held<Favourites, { listId: number; press: HeartPress }>();
  const actor = createActor(
    favouritesLogic.provide({ actors: { loadFavourites: load.logic, setFavourite: set.logic } }),
    { clock },
  );
  const emitted: FavouritesEmitted['type'][] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    actor,
    clock,
    load,
    set,
    emitted,
    press: () => actor.send({ type: 'favourite.toggle', product: penne }),
    isFull: () => isFavourite(actor.getSnapshot(), productId),
    sent: () => set.calls.map(({ input }) => [input.listId, input.press.wanted]),
  };
}

/** Logged in, and the list is known. */
async function loggedIn(favourites = none) {
  const hearts = start();
  hearts.actor.send({ type: 'session.opened' });
  await hearts.load.latest().answer(favourites);
  return hearts;
}

describe('a heart', () => {
  test('LIST-10: is full at the press, and stays so when the shop has it', async () => {
    const { press, isFull, set, sent } = await loggedIn();
    press();
    expect([isFull(), sent()]).toEqual([true, [[5, true]]]);
    await set.latest().answer(withPenne);
    expect([isFull(), sent().length]).toEqual([true, 1]);
  });

  test('LIST-10: is empty again when the shop refuses, with a word', async () => {
    const { press, isFull, set, load, emitted } = await loggedIn();
    press();
    await set.latest().fail(refusal('product.unknown'));
    expect([isFull(), emitted]).toEqual([false, ['failure.raised']]);
    await load.latest().answer(none);
    expect(isFull()).toBe(false);
  });

  test('LIST-10: pressed twice while the first is on its way, the last press counts', async () => {
    const { press, isFull, set, sent } = await loggedIn();
    press();
    press();
    expect([isFull(), sent()]).toEqual([false, [[5, true]]]);
    await set.latest().answer(withPenne);
    expect([isFull(), sent()]).toEqual([
      false,
      [
        [5, true],
        [5, false],
      ],
    ]);
    await set.latest().answer(none);
    expect([isFull(), sent().length]).toEqual([false, 2]);
  });

  test('SES-23: pressed by nobody asks for the login and goes on once', async () => {
    const { actor, press, isFull, load, sent, emitted } = start();
    press();
    expect([isFull(), emitted, load.calls.length]).toEqual([true, ['login.requested'], 0]);
    actor.send({ type: 'session.opened' });
    await load.latest().answer(none);
    expect([isFull(), sent()]).toEqual([true, [[5, true]]]);
  });

  test('SES-23: that is full already when somebody has logged in needs no call', async () => {
    const { actor, press, isFull, load, sent } = start();
    press();
    actor.send({ type: 'session.opened' });
    await load.latest().answer(withPenne);
    expect([isFull(), sent()]).toEqual([true, []]);
  });

  test('SES-07: keeps its press through a lost session', async () => {
    const { actor, press, isFull, set, load, sent, emitted } = await loggedIn();
    press();
    await set.latest().fail(failed('sessionExpired'));
    expect([isFull(), emitted]).toEqual([true, []]);
    actor.send({ type: 'session.opened' });
    await load.latest().answer(none);
    expect(sent().length).toBe(2);
  });
});
