import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { wishlistsLogic } from './wishlists.logic.ts';
import {
  areListsAwaitingSession,
  haveListsFailed,
  knownLists,
  listsError,
  newListName,
  newListNameError,
} from './wishlists.selectors.ts';
import type { Wishlists } from './wishlists.types.ts';

const lists: Wishlists = { own: [], shared: [] };

function opened() {
  const list = held<Wishlists>();
  const create = held<void, { name: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    wishlistsLogic.provide({ actors: { listWishlists: list.logic, createWishlist: create.logic } }),
    { clock },
  ).start();
  return { actor, at: () => actor.getSnapshot(), list, create, clock };
}

async function shown() {
  const flow = opened();
  await flow.list.latest().answer(lists);
  return flow;
}

test('LIST-01: lists that do not come in 12 s say so, and come when they are asked for again', async () => {
  const { actor, at, list, clock } = opened();
  clock.increment(12_000);
  expect([haveListsFailed(at()), listsError(at())?.failure]).toEqual([true, 'timeout']);
  actor.send({ type: 'lists.reload' });
  await list.latest().answer(lists);
  expect([knownLists(at()), list.calls.length]).toEqual([lists, 2]);
});

test('LIST-03: a name of blanks is refused at its field; a good one makes the list and reads them again', async () => {
  const { actor, at, list, create } = await shown();
  actor.send({ type: 'list.create' });
  actor.send({ type: 'name.changed', value: '   ' });
  actor.send({ type: 'name.save' });
  expect([newListNameError(at()), create.calls.length]).toEqual(['Campo obbligatorio', 0]);
  actor.send({ type: 'name.changed', value: 'Festa' });
  actor.send({ type: 'name.save' });
  expect(create.calls.map(({ input }) => input)).toEqual([{ name: 'Festa' }]);
  await create.latest().answer();
  expect([at().matches('naming'), list.calls.length]).toEqual([false, 2]);
});

test('LIST-03: a refusal that names no field is said above it', async () => {
  const { actor, at, create } = await shown();
  actor.send({ type: 'list.create' });
  actor.send({ type: 'name.changed', value: 'Festa' });
  actor.send({ type: 'name.save' });
  await create.latest().fail(refusal('wishlist.tooMany', 'Puoi avere al massimo 50 liste.'));
  expect([
    newListName(at()),
    newListNameError(at()),
    listsError(at())?.messages.map(({ text }) => text),
  ]).toEqual(['Festa', null, ['Puoi avere al massimo 50 liste.']]);
});

test('SES-07: a list whose session expired is made once the shopper is back', async () => {
  const { actor, at, create } = await shown();
  actor.send({ type: 'list.create' });
  actor.send({ type: 'name.changed', value: 'Festa' });
  actor.send({ type: 'name.save' });
  actor.send({ type: 'session.closed', reason: 'expired' });
  await create.latest().fail(failed('sessionExpired'));
  expect(areListsAwaitingSession(at())).toBe(true);
  actor.send({ type: 'session.opened' });
  expect(create.calls.map(({ input }) => input)).toEqual([{ name: 'Festa' }, { name: 'Festa' }]);
});
