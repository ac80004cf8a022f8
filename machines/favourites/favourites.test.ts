import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
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
    load,
    set,
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
});
