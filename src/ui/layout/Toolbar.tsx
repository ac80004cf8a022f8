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
  /** `ChipRemove`s of what is chosen. */
  chips?: ReactNode;
  /** How many results there are; announced when it changes. */
  status?: ReactNode;
  /** The order, at the row's end. */
  end?: ReactNode;
}

/** Between a list's heading and its products. */
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
