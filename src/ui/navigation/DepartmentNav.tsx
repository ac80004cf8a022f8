import type { ReactNode } from 'react';
import { end as endClass, link as linkClass, nav, spring } from './DepartmentNav.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Anchor } from './Anchor.tsx';

interface NavLink {
  href: string;
  label: ReactNode;
  icon?: IconShape | undefined;
  current?: boolean | undefined;
}

interface DepartmentNavProps {
  label: string;
  links: readonly NavLink[];
  /** At the row's end, on wide screens. */
  end?: readonly NavLink[] | undefined;
}

/** The row of department links below the header. */
export function DepartmentNav({ label, links, end = [] }: DepartmentNavProps) {
  return (
    <nav className={nav} aria-label={label}>
      {links.map((link) => (
        <Item key={link.href} {...link} className={linkClass} />
      ))}
      <span className={spring} />
      {end.map((link) => (
        <Item key={link.href} {...link} className={endClass} />
      ))}
    </nav>
  );
}

function Item({ href, label, icon, current, className }: NavLink & { className: string }) {
  return (
    <Anchor className={className} href={href} aria-current={current ? 'page' : undefined}>
      {icon && <Icon of={icon} size="sm" />}
      {label}
    </Anchor>
  );
}
