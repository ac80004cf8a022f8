import type { ErrorCode } from '../../contract/api/error-codes.ts';
import type { FieldRule, FieldValue } from '../../contract/rules/validation/field-rule.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { RefusalError } from './domain-errors.ts';
import { saidByRule } from './rule-words.ts';
import type { Said } from './said.ts';

/** What is wrong with one field. */
export interface FieldError {
  readonly text: Said;
  readonly code: ErrorCode;
  readonly field: string;
}

/** The rules of the fields of a form, in the order their faults are told. */
export type FieldRules<Field extends string> = Readonly<Partial<Record<Field, readonly FieldRule[]>>>;

/** The faults of all fields, one per field (VAL-14, VAL-15). */
export function fieldErrorsOf<Field extends string>(
  values: Readonly<Partial<Record<NoInfer<Field>, FieldValue>>>,
  rules: FieldRules<Field>,
): FieldError[] {
  return Object.entries<readonly FieldRule[] | undefined>(rules).flatMap(([field, fieldRules = []]) => {
    const text = validate(values[field as Field], fieldRules);
    return text === null ? [] : [{ text: saidByRule(text), code: 'validation' as const, field }];
  });
}

/** A refusal told among the faults of a form. */
export const fieldErrorOf = ({ code, messages }: RefusalError, field: string): FieldError => ({
  text: messages[0].text,
  code,
  field,
});

/** Refuses with all faults at once; no fault, no refusal. */
export function throwFieldErrors(faults: readonly FieldError[]): void {
  const [first, ...others] = faults;
  if (first !== undefined) throw new RefusalError(first.code, first.text, first.field, others);
}
