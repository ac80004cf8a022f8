import { ruleWords } from '#rule-words';
import { characterCount, fieldRule } from '../validation/field-rule.ts';

/** Most characters of the note to one line of the cart. */
export const maxLineNote = 200;

/** A note to one line, for whoever picks its goods: at most 200 characters. */
export const lineNoteRule = fieldRule(
  (value) => characterCount(value) <= maxLineNote,
  ruleWords.orderNotes(maxLineNote),
);
