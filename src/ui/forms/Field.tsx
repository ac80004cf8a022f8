import type { ReactNode } from 'react';
import {
  error as errorClass,
  errorIcon,
  field,
  hint as hintClass,
  label as labelClass,
  mark,
} from './Field.css.ts';
import type { FieldWords } from './field-links.ts';
import { Icon } from '../primitives/Icon.tsx';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { visuallyHidden } from '../primitives/VisuallyHidden.css.ts';

interface FieldProps extends FieldWords {
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a field: label above, error and hint below. */
export function Field({
  id,
  label,
  labelHidden = false,
  required = false,
  hint,
  error,
  children,
}: FieldProps) {
  return (
    <div className={field}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : labelClass}>
        {label}
        {required && (
          <span className={mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A field's error, also for groups of fields. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={errorClass} id={id}>
      <span className={errorIcon}>
        <Icon of={circleAlertIcon} size="sm" />
      </span>
      <span>{children}</span>
    </p>
  );
}
