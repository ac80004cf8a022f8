import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { row, sum as sumClass, table, value as valueClass } from './PreauthTable.css.ts';

interface PreauthRow {
  label: ReactNode;
  value: ReactNode;
}

interface PreauthTableProps {
  /** The total and the amounts added to it. */
  rows: readonly PreauthRow[];
  /** The amount held. */
  sum: PreauthRow;
}

/** How the amount held on the card is made up. */
export function PreauthTable({ rows, sum }: PreauthTableProps) {
  return (
    <dl className={table}>
      {[...rows, sum].map((entry, index) => (
        <div key={index} className={classNames(row, entry === sum && sumClass)}>
          <dt>{entry.label}</dt>
          <dd className={valueClass}>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
