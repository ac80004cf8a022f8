import { failureOf } from '../../../contract/api/failure.ts';
import type { lineNoteActors } from '../../../machines/line-note/line-note.actors.ts';
import { lineNoteLogic } from '../../../machines/line-note/line-note.logic.ts';
import { notedLine, writtenNote } from '../../../machines/line-note/line-note.selectors.ts';
import { anAnswer } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type NoteStep = Step<typeof lineNoteLogic, ReturnType<typeof lineNoteActors>>;
type Note = NoteStep['after'];

const wasDismissed = (step: NoteStep): boolean => failureOf(step.failed('saveNote')?.error) === 'dismissed';
const fell = (step: NoteStep): boolean => step.failed('saveNote') !== null && !wasDismissed(step);
const isClosed = (flow: Note): boolean => flow.matches('closed');
const isAsBefore = ({ context: { text, former } }: Note): boolean => text.trim() === former;
const emits = (step: NoteStep): number =>
  step.emitted('cart.answered').length + step.emitted('cart.outcomeUnknown').length;

export const lineNoteModel = flowModel<typeof lineNoteLogic, ReturnType<typeof lineNoteActors>>({
  name: 'line-note',
  machine: lineNoteLogic,
  starts: [{ says: 'a cart is shown' }],
  cases: {
    'note.open': [
      says('a line with a note is opened', { itemId: 101, note: 'maturi' }),
      says('a line without one is opened', { itemId: 101, note: '' }),
    ],
    'note.type': [says('something is written', { text: 'verdi' })],
    'note.save': [says('the note is to be saved')],
    'note.remove': [says('the note is to go')],
    'dialog.close': [says('the dialog is closed')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
  },
  answers: {
    saveNote: {
      isPatient: true,
      done: [says('the line has it', anAnswer())],
      failed: [refuses('the note', 'cart.item.unknown'), ...patientFails('the note', 'network')],
    },
  },
  writes: ['saveNote'],
  project: ({ context: { former, text, error } }) => [former, text, error?.failure ?? ''].join('|'),
  rules: [
    {
      id: 'B-30',
      says: 'A line opens with what it says.',
      when: (step) => step.sent('note.open') !== null && isClosed(step.before),
      holds: (step) =>
        notedLine(step.after) === step.sent('note.open')?.itemId &&
        writtenNote(step.after) === step.sent('note.open')?.note,
    },
    {
      id: 'B-30',
      says: 'What is written is saved by one call; what is as before is not sent.',
      when: (step) => step.sent('note.save') !== null && step.before.matches('writing'),
      holds: (step) =>
        isAsBefore(step.before)
          ? isClosed(step.after) && step.calls('saveNote').length === 0
          : step.calls('saveNote').length === 1 &&
            step.calls('saveNote')[0]?.note === writtenNote(step.before),
    },
    {
      id: 'B-30',
      says: 'A note that is to go is saved as none.',
      when: (step) => step.sent('note.remove') !== null && step.before.matches('writing'),
      holds: (step) => step.calls('saveNote').length === 1 && step.calls('saveNote')[0]?.note === '',
    },
    {
      id: 'B-30',
      says: 'The answer goes to the cart, and the dialog closes.',
      when: (step) => step.done('saveNote') !== null,
      holds: (step) =>
        step.emitted('cart.answered').length === 1 && emits(step) === 1 && isClosed(step.after),
    },
    {
      id: 'ERR-11',
      says: 'What fails says why in the dialog, and what is written stays.',
      when: fell,
      holds: (step) =>
        step.after.matches('writing') &&
        step.after.context.error !== null &&
        writtenNote(step.after) === writtenNote(step.before) &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        emits(step) === 1,
    },
    {
      id: 'SES-14',
      says: 'A login that is closed leads back to what is written; whoever leaves takes it along.',
      when: (step) =>
        (step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired') ||
        wasDismissed(step),
      holds: (step) =>
        emits(step) === 0 &&
        (!wasDismissed(step)
          ? isClosed(step.after) && writtenNote(step.after) === ''
          : step.after.matches('writing') && writtenNote(step.after) === writtenNote(step.before)),
    },
    {
      id: 'SES-08',
      says: 'A session that expires elsewhere leaves everything as it is.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        emits(step) === 0 &&
        step.after.context === step.before.context &&
        step.after.value === step.before.value,
    },
    {
      id: 'B-30',
      says: 'What is written stands in the dialog, and nothing is sent before it is saved.',
      when: (step) => step.sent('note.type') !== null && step.before.matches('writing'),
      holds: (step) =>
        writtenNote(step.after) === step.sent('note.type')?.text && step.calls('saveNote').length === 0,
    },
    {
      id: 'B-30',
      says: 'A closed dialog holds nothing of a line.',
      when: ({ after }) => isClosed(after),
      holds: ({ after }) =>
        notedLine(after) === null && writtenNote(after) === '' && after.context.error === null,
    },
    {
      id: 'B-30',
      says: 'No old error stands while a note is saved.',
      when: (step) => step.calls('saveNote').length > 0,
      holds: ({ after }) => after.context.error === null,
    },
    reaches({ id: 'B-30', says: 'It comes to an end from everywhere.', from: () => true, to: isClosed }),
  ],
});
