import { useId, type ComponentProps, type ReactNode } from 'react';
import { check, count as countClass, group, input, mark, words } from './Checkbox.css.ts';
import { hint as hintClass } from './Field.css.ts';
import { FieldError } from './Field.tsx';
import { fieldLinks, type FieldWords } from './field-links.ts';

interface CheckboxProps
  extends Pick<FieldWords, 'hint' | 'error'>, Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> {
  label: ReactNode;
  /** How many results the choice leaves. */
  count?: ReactNode;
  /** `sm` for long lists. */
  size?: keyof typeof check | undefined;
  onChecked?: ((checked: boolean) => void) | undefined;
}

/** A checkbox with its label, and a count or an error if need be. */
export function Checkbox({
  id,
  label,
  count,
  hint,
  error,
  size = 'md',
  onChecked,
  onChange,
  ...control
}: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={group}>
      <label className={check[size]} htmlFor={fieldId}>
        <input
          {...control}
          {...fieldLinks(fieldId, { hint, error })}
          type="checkbox"
          className={input[size]}
          onChange={(event) => {
            onChange?.(event);
            onChecked?.(event.currentTarget.checked);
          }}
        />
        <span className={words}>
          {label}
          {control.required && (
            <span className={mark} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
        {count !== undefined && <span className={countClass}>{count}</span>}
      </label>
      {error !== undefined && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p className={hintClass} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
