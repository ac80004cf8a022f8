import { ruleWords } from '#rule-words';
import { isBlank } from '../validation/field-rule.ts';
import type { FieldRule, FieldValue } from '../validation/field-rule.ts';

/** The form in which an e-mail address is compared and stored. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** The e-mail typed again: equal to the first one but for case and outer blanks (REG-03). */
export function sameEmailRule(email: FieldValue): FieldRule {
  return (value) =>
    isBlank(value) || normaliseEmail(value ?? '') === normaliseEmail(email ?? '')
      ? null
      : ruleWords.otherEmails;
}

/** A new e-mail address: another one than that of the account (REG-17). */
export function otherEmailRule(email: FieldValue): FieldRule {
  return (value) =>
    !isBlank(value) && normaliseEmail(value ?? '') === normaliseEmail(email ?? '')
      ? ruleWords.ownEmail
      : null;
}
