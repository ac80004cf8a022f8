import { useId, type ComponentProps } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Field } from './Field.tsx';
import { fieldLinks, type FieldWords } from './field-links.ts';
import { area, input } from './Field.css.ts';

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className' | 'children'> {
  /** Character count, formatted; shown instead of the hint. */
  counter?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
}

/** A multi-line text field with label, hint and error. */
export function TextArea({
  id,
  label,
  labelHidden = false,
  hint,
  counter,
  error,
  onValue,
  onChange,
  ...control
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const below = counter ?? hint;
  return (
    <Field
      id={fieldId}
      label={label}
      labelHidden={labelHidden}
      required={control.required}
      hint={below}
      error={error}
    >
      <textarea
        rows={3}
        {...control}
        {...fieldLinks(fieldId, { hint: below, error })}
        className={classNames(input, area)}
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
