import { ruleWords } from '#rule-words';
import { usernamePattern } from '../../api/account/registration.ts';
import { fieldRule } from '../validation/field-rule.ts';

/** What one may log in with besides the e-mail: 3 to 40 letters without accents, digits, dots, `_`, `@` and `-` (R18). */
export const usernameRule = fieldRule(
  (value) => value.length >= 3 && value.length <= 40 && usernamePattern.test(value),
  ruleWords.username,
);
