import { lineNoteRule } from '../../../contract/rules/checkout/line-note.ts';
import { saidByRule } from '../../platform/rule-words.ts';
import { commentTooLong } from './cart.errors.ts';

/** A note to a line as it is kept: null for none or for blanks alone. Throws `cart.comment.tooLong`. */
export function lineNote(text: string | undefined): string | null {
  const note = (text ?? '').trim();
  const fault = lineNoteRule(note);
  if (fault !== null) throw commentTooLong(saidByRule(fault));
  return note === '' ? null : note;
}
