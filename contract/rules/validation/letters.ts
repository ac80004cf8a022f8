import { ruleWords } from '#rule-words';
import { fieldRule } from './field-rule.ts';

/** Letters of any alphabet with their accents, spaces, apostrophes and hyphens (VAL-11). */
export const lettersRule = fieldRule((value) => /^[\p{L}\p{M} '’-]+$/u.test(value), ruleWords.letters);
