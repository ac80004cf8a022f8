import type { ReactNode } from 'react';

/** Props of every field: label, hint and error. */
export interface FieldWords {
  label: ReactNode;
  /** The label is for assistive technology only. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Error message; marks the field as invalid. */
  error?: string | undefined;
}

/** The id and ARIA attributes that tie a control to its hint and error. */
export function fieldLinks(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}
