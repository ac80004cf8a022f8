import type { ReactNode } from 'react';
import { action as actionClass, bar, lead as leadClass, note as noteClass, place } from './BuyBar.css.ts';
import { classNames } from '../primitives/class-names.ts';

interface BuyBarProps {
  /** The price or the quantity. */
  lead: ReactNode;
  action: ReactNode;
  /** Why the action cannot be used now. */
  note?: ReactNode;
  /** Above the bottom bar, at the window's bottom on pages without one, or after the content it belongs to. */
  at?: keyof typeof place | undefined;
}

/** A bar with price and purchase button that stays visible on phones. */
export function BuyBar({ lead, action, note, at = 'onBottomBar' }: BuyBarProps) {
  return (
    <div className={classNames(bar, place[at])}>
      {note !== undefined && <p className={noteClass}>{note}</p>}
      <div className={leadClass}>{lead}</div>
      <div className={actionClass}>{action}</div>
    </div>
  );
}
