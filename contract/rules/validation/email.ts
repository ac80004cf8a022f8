import { ruleWords } from '#rule-words';
import { fieldRule } from './field-rule.ts';

const pattern = /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,11}$/;

/** Basic e-mail pattern with a top-level domain of 2 to 11 letters (VAL-05). */
export const emailRule = fieldRule((value) => pattern.test(value), ruleWords.email);
