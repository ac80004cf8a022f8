import type { ReactNode } from 'react';
import {
  chips as chipsClass,
  end as endClass,
  lead as leadClass,
  status as statusClass,
  toolbar,
} from './Toolbar.css.ts';

interface ToolbarProps {
  /** The button that opens the filters, on phones. */
  lead?: ReactNode;
  /** `ChipRemove`s of the chosen filters. */
  chips?: ReactNode;
  /** How many results there are; announced when it changes. */
  status?: ReactNode;
  /** The choice of sorting, at the row's end. */
  end?: ReactNode;
}

/** The row above a product list: filter button, chosen filters, number of results, sorting. */
export function Toolbar({ lead, chips, status, end }: ToolbarProps) {
  return (
    <div className={toolbar}>
      {lead !== undefined && <div className={leadClass}>{lead}</div>}
      <div className={chipsClass}>
        {chips}
        <span className={statusClass} role="status">
          {status}
        </span>
      </div>
      {end !== undefined && <div className={endClass}>{end}</div>}
    </div>
  );
}
