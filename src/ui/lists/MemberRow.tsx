import type { ReactNode } from 'react';
import { name as nameClass, note as noteClass, row, rows, words } from './MemberRow.css.ts';

interface MemberRowProps {
  name: string;
  note: ReactNode;
  /** A `Select` of what they may do. */
  permission?: ReactNode;
  remove: ReactNode;
}

/** Somebody, or a link, that something is shared with. */
export function MemberRow({ name, note, permission, remove }: MemberRowProps) {
  return (
    <li className={row}>
      <div className={words}>
        <span className={nameClass}>{name}</span>
        <span className={noteClass}>{note}</span>
      </div>
      {permission}
      {remove}
    </li>
  );
}

/** All of them, one under the other. */
export const MemberRows = ({ children }: { children: ReactNode }) => <ul className={rows}>{children}</ul>;
