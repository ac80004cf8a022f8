import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import {
  label as labelClass,
  minus,
  part,
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
  /** It is in the amount above it already. */
  part?: boolean | undefined;
}

interface TotalsProps {
  rows?: readonly TotalsRow[] | undefined;
  total?: { label: ReactNode; value: ReactNode } | undefined;
}

/** A list of amounts with their total. */
export function Totals({ rows = [], total }: TotalsProps) {
  return (
    <dl className={totals}>
      {rows.map(({ key, label, value, minus: off, part: isPart }) => (
        <div key={key} className={isPart ? part : row}>
          <dt className={labelClass}>{label}</dt>
          <dd className={classNames(!isPart && valueClass, off && minus)}>{value}</dd>
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
