import type { ReactNode } from 'react';
import { chevronRightIcon } from '../icons/chevron-right.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { group, mark, name, note as noteClass, place, row, words } from './NavList.css.ts';
import { Anchor } from './Anchor.tsx';

interface NavListRow {
  label: ReactNode;
  icon: IconShape;
}

interface NavListProps {
  rows: readonly (NavListRow & { href: string; note?: string | undefined })[];
}

/** A group of ways on, each row one target. */
export function NavList({ rows }: NavListProps) {
  return (
    <ul className={group}>
      {rows.map(({ href, label, icon, note }) => (
        <li key={href} className={place}>
          <Anchor className={row} href={href}>
            <span className={mark}>
              <Icon of={icon} />
            </span>
            <span className={words}>
              <span className={name}>{label}</span>
              {note !== undefined && <span className={noteClass}>{note}</span>}
            </span>
            <span className={mark}>
              <Icon of={chevronRightIcon} size="sm" />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** A row that acts, in a group of its own. */
export function NavListButton({ label, icon, onClick }: NavListRow & { onClick: () => void }) {
  return (
    <ul className={group}>
      <li className={place}>
        <button type="button" className={row} onClick={onClick}>
          <span className={mark}>
            <Icon of={icon} />
          </span>
          <span className={name}>{label}</span>
        </button>
      </li>
    </ul>
  );
}
