import type { ReactNode } from 'react';
import {
  action as actionClass,
  more,
  name as nameClass,
  note as noteClass,
  row,
  rows,
  value as valueClass,
} from './DetailRows.css.ts';

/** What is known, one under another, each with what can be done about it. */
export function DetailRows({ children }: { children: ReactNode }) {
  return <dl className={rows}>{children}</dl>;
}

interface DetailRowProps {
  name: string;
  value: ReactNode;
  /** Under the value, in smaller words. */
  note?: ReactNode;
  action?: ReactNode;
  /** What there is to say of it for now. */
  children?: ReactNode;
}

export function DetailRow({ name, value, note, action, children }: DetailRowProps) {
  return (
    <div className={row}>
      <dt className={nameClass}>{name}</dt>
      <dd className={valueClass}>
        <span>{value}</span>
        {note !== undefined && <span className={noteClass}>{note}</span>}
      </dd>
      {action !== undefined && <dd className={actionClass}>{action}</dd>}
      {children !== undefined && <dd className={more}>{children}</dd>}
    </div>
  );
}
