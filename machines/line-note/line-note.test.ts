import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { held, refusal } from '../../tests/machines/held.ts';
import { lineNoteLogic } from './line-note.logic.ts';
import { noteError, notedLine, writtenNote } from './line-note.selectors.ts';
import type { LineNoteEmitted } from './line-note.types.ts';

function start() {
  const clock = new SimulatedClock();
  const save = held<CartAnswer, { itemId: number; note: string }>();
  const actor = createActor(lineNoteLogic.provide({ actors: { saveNote: save.patient } }), { clock });
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
