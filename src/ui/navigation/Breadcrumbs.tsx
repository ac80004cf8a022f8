import type { ReactNode } from 'react';
import { crumbs, item, link } from './Breadcrumbs.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { chevronRightIcon } from '../icons/chevron-right.ts';
import { Anchor } from './Anchor.tsx';

interface BreadcrumbsProps {
  label: string;
  links: readonly { href: string; label: ReactNode }[];
  /** Name of the page itself, the last crumb. */
  current: ReactNode;
}

/** Breadcrumb links to the pages above this one. */
export function Breadcrumbs({ label, links, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={crumbs}>
        {links.map(({ href, label: name }) => (
          <li key={href} className={item}>
            <Anchor className={link} href={href}>
              {name}
            </Anchor>
            <Icon of={chevronRightIcon} size="sm" />
          </li>
        ))}
        <li className={item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
