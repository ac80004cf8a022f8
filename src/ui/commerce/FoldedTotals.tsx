import type { ReactNode } from 'react';
import { fold } from '../buttons/Fold.css.ts';
import { chevron, label, more as moreClass, rows as rowsClass, summary, value } from './FoldedTotals.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { chevronDownIcon } from '../icons/chevron-down.ts';
import { Totals, type TotalsRow } from './Totals.tsx';

interface FoldedTotalsProps {
  rows: readonly TotalsRow[];
  total: { label: ReactNode; value: ReactNode };
  /** Words beside the chevron that say what opens. */
  more: ReactNode;
}

/** The total, with a disclosure of what makes it up: in a low window it leaves the room to the products. */
export function FoldedTotals({ rows, total, more }: FoldedTotalsProps) {
  return (
    <details className={fold}>
      <summary className={summary}>
        <span className={label}>{total.label}</span>
        <span className={moreClass}>
          {more}
          <span className={chevron}>
            <Icon of={chevronDownIcon} size="sm" />
          </span>
        </span>
        <span className={value}>{total.value}</span>
      </summary>
      <div className={rowsClass}>
        <Totals rows={rows} />
      </div>
    </details>
  );
}
