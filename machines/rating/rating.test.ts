import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Note } from '../../contract/api/shopping/note.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { ratingLogic } from './rating.logic.ts';
import {
  chosenRating,
  isRatingBusy,
  isRatingKnown,
  isRatingOpen,
  isRatingUnread,
  ratingError,
  ratingText,
  savedRating,
} from './rating.selectors.ts';

const note: Note = { noteId: 5, orderId: 900, rating: 4, text: 'Bene' };

function start(noteId: number | null) {
  const clock = new SimulatedClock();
  const read = held<Note | null, { orderId: number }>();
  const rate = held<Note, { orderId: number; noteId: number | null; rating: number; text: string }>();
  const actor = createActor(
    ratingLogic.provide({ actors: { readNote: read.logic, rateOrder: rate.logic } }),
    { clock, input: { orderId: 900 } },
  );
  actor.start();
  actor.send({ type: 'order.known', noteId });
  const sent = () => rate.calls.map(({ input }) => input);
  return { actor, clock, read, rate, sent, at: () => actor.getSnapshot() };
}

function rated() {
  const flow = start(null);
  flow.actor.send({ type: 'rating.open' });
  flow.actor.send({ type: 'rating.choose', rating: 2 });
  flow.actor.send({ type: 'text.change', text: 'Mele acerbe' });
  flow.actor.send({ type: 'rating.send' });
  return flow;
}

test('ORD-10: what was rated on another device is found, and what is said here takes its place', async () => {
  const { actor, read, rate, sent, at } = rated();
  await rate.latest().fail(refusal('note.exists'));
  expect([isRatingOpen(at()), isRatingBusy(at()), read.calls.length]).toEqual([true, true, 1]);
  await read.latest().answer(note);
  expect([chosenRating(at()), ratingText(at()), savedRating(at())]).toEqual([
    2,
    'Mele acerbe',
    { rating: 4, text: 'Bene' },
  ]);
  expect(ratingError(at())?.messages[0]?.code).toBe('note.exists');
  actor.send({ type: 'rating.send' });
  expect(sent()).toEqual([
    { orderId: 900, noteId: null, rating: 2, text: 'Mele acerbe' },
    { orderId: 900, noteId: 5, rating: 2, text: 'Mele acerbe' },
  ]);
});

test('ORD-10: a draft that is given up is forgotten, what was said before is not', async () => {
  const { actor, read, sent, at } = start(5);
  expect(isRatingKnown(at())).toBe(false);
  await read.latest().answer(note);
  actor.send({ type: 'rating.open' });
  actor.send({ type: 'rating.choose', rating: 1 });
  actor.send({ type: 'rating.close' });
  expect([isRatingOpen(at()), isRatingKnown(at()), savedRating(at())]).toEqual([
    false,
    true,
    { rating: 4, text: 'Bene' },
  ]);
  actor.send({ type: 'rating.open' });
  expect([chosenRating(at()), ratingText(at()), sent()]).toEqual([4, 'Bene', []]);
});

test('SES-07: the dialog stays open while what was sent waits; what was only read opens none', async () => {
  const waiting = rated();
  await waiting.rate.latest().fail(failed('sessionExpired'));
  expect([isRatingOpen(waiting.at()), ratingError(waiting.at())]).toEqual([true, null]);
  waiting.actor.send({ type: 'session.opened' });
  expect(waiting.sent()[1]).toEqual(waiting.sent()[0]);
  const reading = start(5);
  await reading.read.latest().fail(failed('serviceDown'));
  expect([isRatingOpen(reading.at()), isRatingUnread(reading.at())]).toEqual([false, false]);
  reading.actor.send({ type: 'login.dismissed' });
  expect(isRatingUnread(reading.at())).toBe(true);
});
