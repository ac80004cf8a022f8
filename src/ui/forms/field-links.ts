import type { ReactNode } from 'react';

/** What every field says about itself. */
export interface FieldWords {
  label: ReactNode;
  /** The label is for assistive technology only. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong, in words; marks the field as invalid. */
  error?: string | undefined;
}

/** The attributes that tie a control to its words. */
export function fieldLinks(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}
