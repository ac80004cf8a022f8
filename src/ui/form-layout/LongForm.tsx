import type { ReactNode } from 'react';
import { form, index as indexClass, longForm } from './LongForm.css.ts';

interface LongFormProps {
  /** `SectionIndex`; not on phones. */
  index: ReactNode;
  children: ReactNode;
}

/** Layout of a long form, with the index of its sections at the side. */
export function LongForm({ index, children }: LongFormProps) {
  return (
    <div className={longForm}>
      <div className={indexClass}>{index}</div>
      <div className={form}>{children}</div>
    </div>
  );
}
