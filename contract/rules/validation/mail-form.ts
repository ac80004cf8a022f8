import { ruleWords } from '#rule-words';
import { emailRule } from './email.ts';
import type { FieldRule } from './field-rule.ts';
import { maxLengthRule } from './max-length.ts';
import { phoneRule } from './phone.ts';
import { requiredRule, requiredWith } from './required.ts';

interface MailField {
  type: 'text' | 'email' | 'tel' | 'textarea' | 'checkbox';
  required: boolean;
  /** Most characters; null where nobody counts. */
  max_length: number | null;
}

/** What a field of a form of the content backend has to hold; both sides judge it alike (CMS-10, VAL-14). */
export function mailFieldRules({ type, required, max_length: most }: MailField): readonly FieldRule[] {
  if (type === 'checkbox') return required ? [requiredWith(ruleWords.checked)] : [];
  return [
    ...(required ? [requiredRule] : []),
    ...(type === 'email' ? [emailRule] : []),
    ...(type === 'tel' ? [phoneRule] : []),
    ...(most === null ? [] : [maxLengthRule(most)]),
  ];
}
