import type { ReactNode } from 'react';
import {
  chips as chipsClass,
  end as endClass,
  lead as leadClass,
  scriptedLead as scriptedLeadClass,
  status as statusClass,
  toolbar,
} from './Toolbar.css.ts';

interface ToolbarProps {
  /** The button that opens the filters, on phones. */
  lead?: ReactNode;
  /** The link in its stead where no script runs. */
  plainLead?: ReactNode;
  /** `ChipRemove`s of the chosen filters. */
  chips?: ReactNode;
  /** How many results there are; announced when it changes. */
  status?: ReactNode;
  /** The choice of sorting, at the row's end. */
  end?: ReactNode;
}

/** The row above a product list: filter button, chosen filters, number of results, sorting. */
export function Toolbar({ lead, plainLead, chips, status, end }: ToolbarProps) {
  return (
    <div className={toolbar}>
      {lead !== undefined && <div className={scriptedLeadClass}>{lead}</div>}
      {plainLead !== undefined && (
        <noscript>
          <div className={leadClass}>{plainLead}</div>
        </noscript>
      )}
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
