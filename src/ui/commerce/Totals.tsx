import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import {
  label as labelClass,
  minus,
  row,
  totalLabel,
  totalRow,
  totals,
  totalValue,
  value as valueClass,
} from './Totals.css.ts';

export interface TotalsRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** The amount is a discount. */
  minus?: boolean | undefined;
}

interface TotalsProps {
  rows?: readonly TotalsRow[] | undefined;
  total?: { label: ReactNode; value: ReactNode } | undefined;
}

/** A list of amounts with their total. */
export function Totals({ rows = [], total }: TotalsProps) {
  return (
    <dl className={totals}>
      {rows.map(({ key, label, value, minus: off }) => (
        <div key={key} className={row}>
          <dt className={labelClass}>{label}</dt>
          <dd className={classNames(valueClass, off && minus)}>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={totalRow}>
          <dt className={totalLabel}>{total.label}</dt>
          <dd className={totalValue}>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
