import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import {
  anchor,
  count as countClass,
  grid,
  group,
  groupTitle,
  head,
  link as linkClass,
  masonry,
  mega,
  side as sideClass,
} from './MegaMenu.css.ts';
import { Anchor } from './Anchor.tsx';

interface MenuGroup {
  title: string;
  links: readonly { href: string; label: string; count?: number | undefined }[];
}

interface MegaMenuProps {
  id: string;
  label: string;
  /** `DepartmentList`. */
  list: ReactNode;
  title: ReactNode;
  /** Link to the whole department. */
  link?: ReactNode;
  groups: readonly MenuGroup[];
  /** `MenuProducts`, below the groups. */
  products?: ReactNode;
  /** One or two tiles at the end, on wide screens. */
  side?: ReactNode;
}

/** The departments menu of wide screens: list, categories of the open one, tiles; over the page, below the header. */
export function MegaMenu({ id, label, list, title, link, groups, products, side }: MegaMenuProps) {
  return (
    <div className={anchor}>
      <nav className={mega} id={id} aria-label={label}>
        <div className={grid}>
          {list}
          <div>
            <div className={head}>
              <Heading level={2}>{title}</Heading>
              {link}
            </div>
            <div className={masonry}>
              {groups.map(({ title: word, links }) => (
                <section key={word} className={group}>
                  <div className={groupTitle}>
                    <Heading level={3} look="label">
                      {word}
                    </Heading>
                  </div>
                  {links.map(({ href, label: name, count }) => (
                    <Anchor key={href} className={linkClass} href={href}>
                      {name}
                      {count !== undefined && <span className={countClass}>{count}</span>}
                    </Anchor>
                  ))}
                </section>
              ))}
            </div>
            {products}
          </div>
          {side !== undefined && <div className={sideClass}>{side}</div>}
        </div>
      </nav>
    </div>
  );
}
