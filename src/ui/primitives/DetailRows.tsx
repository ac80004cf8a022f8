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

/** A list of names and values, each with an action if need be. */
export function DetailRows({ children }: { children: ReactNode }) {
  return <dl className={rows}>{children}</dl>;
}

interface DetailRowProps {
  name: string;
  value: ReactNode;
  /** Smaller text below the value. */
  note?: ReactNode;
  action?: ReactNode;
  /** A message about this row, across its full width. */
  children?: ReactNode;
}

/** One name with its value, in `DetailRows`. */
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
