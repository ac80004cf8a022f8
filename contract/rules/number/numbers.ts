import { ruleWords } from '#rule-words';
import { fieldRule } from '../validation/field-rule.ts';

/** Digits only; the value stays text, so a CAP keeps its zeros (VAL-12). */
export const numbersRule = fieldRule((value) => /^\d+$/.test(value), ruleWords.digits);
