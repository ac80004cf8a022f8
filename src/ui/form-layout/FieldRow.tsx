import type { ReactNode } from 'react';
import { field, row } from './FieldRow.css.ts';

interface FieldRowProps {
  /** A button of the field's height, beside it. */
  action: ReactNode;
  /** A field without a visible label. */
  children: ReactNode;
}

/** A field with a button beside it. */
export function FieldRow({ action, children }: FieldRowProps) {
  return (
    <div className={row}>
      <div className={field}>{children}</div>
      {action}
    </div>
  );
}
