import { ruleWords } from '#rule-words';
import { characterCount, fieldRule } from '../validation/field-rule.ts';

/** Most characters of the notes to an order (CART-17). */
export const maxOrderNotes = 1000;

/** Notes to an order: at most 1000 characters (CART-17). */
export const orderNotesRule = fieldRule(
  (value) => characterCount(value) <= maxOrderNotes,
  ruleWords.orderNotes(maxOrderNotes),
);
