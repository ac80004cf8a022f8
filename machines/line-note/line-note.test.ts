import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { lineNoteLogic } from './line-note.logic.ts';
import { noteError, notedLine, writtenNote } from './line-note.selectors.ts';
import type { LineNoteEmitted } from './line-note.types.ts';

function start() {
  const clock = new SimulatedClock();
  const save = held<CartAnswer, { itemId: number; note: string }>();
  const actor = createActor(lineNoteLogic.provide({ actors: { saveNote: save.logic } }), { clock });
  const emitted: LineNoteEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const write = (text: string) => {
    actor.send({ type: 'note.open', itemId: 101, note: 'maturi' });
    actor.send({ type: 'note.type', text });
    actor.send({ type: 'note.save' });
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return { line: notedLine(snapshot), text: writtenNote(snapshot), failure: noteError(snapshot)?.failure };
  };
  return { actor, clock, save, emitted, write, seen, sent: () => save.calls.map(({ input }) => input) };
}

test('B-30: a note is saved without blanks around it, and the dialog closes on the answer', async () => {
  const { write, save, sent, seen, emitted } = start();
  write('  verdi ');
  expect([sent(), seen().line]).toEqual([[{ itemId: 101, note: 'verdi' }], 101]);
  const answer = anAnswer();
  await save.latest().answer(answer);
  expect([emitted, seen().line]).toEqual([[{ type: 'cart.answered', answer }], null]);
});

test('B-30: what is as before is not sent; a note is taken away', () => {
  const { actor, write, sent, seen } = start();
  write('maturi ');
  expect([sent(), seen().line]).toEqual([[], null]);
  actor.send({ type: 'note.open', itemId: 101, note: 'maturi' });
  actor.send({ type: 'note.remove' });
  expect(sent()).toEqual([{ itemId: 101, note: '' }]);
});

test.each(['refused', 'timeout'] as const)(
  'ERR-11: a note that is not saved (%s) stays written, with the reason',
  async (failure) => {
    const { write, save, clock, seen, emitted, actor, sent } = start();
    write('verdi');
    if (failure === 'refused') await save.latest().fail(refusal('cart.item.unknown'));
    else clock.increment(12_000);
    expect([seen(), emitted]).toEqual([
      { line: 101, text: 'verdi', failure },
      [{ type: 'cart.outcomeUnknown' }],
    ]);
    actor.send({ type: 'note.save' });
    expect([sent().length, seen().failure]).toEqual([2, undefined]);
  },
);

test.each([
  ['SES-07: an expired session', 'sessionExpired', 'session.opened'],
  ['ERR-13: a service that is down', 'serviceDown', 'service.resumed'],
] as const)('%s keeps the note until it is back', async (_what, failure, back) => {
  const { actor, write, save, sent, seen } = start();
  write('verdi');
  await save.latest().fail(failed(failure));
  expect(seen()).toEqual({ line: null, text: 'verdi', failure: undefined });
  actor.send({ type: back });
  expect(sent()).toEqual([
    { itemId: 101, note: 'verdi' },
    { itemId: 101, note: 'verdi' },
  ]);
});

test('SES-14: a login that is closed leads back to what is written; whoever leaves takes it along', async () => {
  const { actor, write, save, seen } = start();
  write('verdi');
  await save.latest().fail(failed('sessionExpired'));
  actor.send({ type: 'login.dismissed' });
  expect(seen()).toEqual({ line: 101, text: 'verdi', failure: undefined });
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect(seen()).toEqual({ line: null, text: '', failure: undefined });
});
