import { useId, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { group, items, legend as legendClass, mark } from './RadioGroup.css.ts';
import { Description } from '../primitives/Description.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

interface RadioGroupProps {
  /** Accessible name of the group. */
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  columns?: keyof typeof items | undefined;
  /** Why nothing can be chosen now. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** A group of radios, shown as cards. */
export function RadioGroup({
  legend,
  legendHidden = false,
  required = false,
  error,
  columns = 1,
  disabledReason,
  children,
}: RadioGroupProps) {
  const id = useId();
  const described = [
    error !== undefined && `${id}-error`,
    disabledReason !== undefined && `${id}-off`,
  ].filter(Boolean);
  return (
    <div
      role="radiogroup"
      className={group}
      aria-labelledby={id}
      aria-required={required || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
    >
      {legendHidden ? (
        <VisuallyHidden id={id}>{legend}</VisuallyHidden>
      ) : (
        <span className={legendClass}>
          <span id={id}>{legend}</span>
          {required && (
            <span className={mark} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      )}
      <div className={items[columns]}>{children}</div>
      {disabledReason !== undefined && <Description id={`${id}-off`}>{disabledReason}</Description>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
