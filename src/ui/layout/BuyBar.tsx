import type { ReactNode } from 'react';
import { action as actionClass, bar, lead as leadClass, note as noteClass, place } from './BuyBar.css.ts';
import { classNames } from '../primitives/class-names.ts';

interface BuyBarProps {
  /** The price, or how much is added. */
  lead: ReactNode;
  action: ReactNode;
  /** Why the action cannot be used now. */
  note?: ReactNode;
  /** Over the bottom bar, where the page has none at its very end, or at the end of what it belongs to. */
  at?: keyof typeof place | undefined;
}

/** Purchase always at hand on phones. */
export function BuyBar({ lead, action, note, at = 'onBottomBar' }: BuyBarProps) {
  return (
    <div className={classNames(bar, place[at])}>
      {note !== undefined && <p className={noteClass}>{note}</p>}
      <div className={leadClass}>{lead}</div>
      <div className={actionClass}>{action}</div>
    </div>
  );
}
