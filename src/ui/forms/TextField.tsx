import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Field } from './Field.tsx';
import { fieldLinks, type FieldWords } from './field-links.ts';
import { box, input, lead, trail, withLead, withTrail } from './Field.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'children'> {
  icon?: IconShape | undefined;
  /** A small button inside the field, at its end. */
  trailing?: ReactNode;
  onValue?: ((value: string) => void) | undefined;
}

/** A single-line text field with label, hint and error. */
export function TextField({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  icon,
  trailing,
  onValue,
  onChange,
  ...control
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      labelHidden={labelHidden}
      required={control.required}
      hint={hint}
      error={error}
    >
      <div className={box}>
        {icon && (
          <span className={lead}>
            <Icon of={icon} />
          </span>
        )}
        <input
          type="text"
          {...control}
          data-autofocus={control.autoFocus === true ? '' : undefined}
          {...fieldLinks(fieldId, { hint, error })}
          className={classNames(input, icon && withLead, trailing !== undefined && withTrail)}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.currentTarget.value);
          }}
        />
        {trailing !== undefined && <span className={trail}>{trailing}</span>}
      </div>
    </Field>
  );
}
