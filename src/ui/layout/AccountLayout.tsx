import type { ReactNode } from 'react';
import { account, content, group, item, lists, nav, up as upClass } from './AccountLayout.css.ts';
import { chevronLeftIcon } from '../icons/chevron-left.ts';
import { NavList, NavListButton } from '../navigation/NavList.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Anchor } from '../navigation/Anchor.tsx';

export interface AccountLink {
  href: string;
  label: string;
  icon: IconShape;
  current?: boolean | undefined;
  /** What is known of the page it leads to, on phones. */
  note?: string | undefined;
}

interface AccountLayoutProps {
  label: string;
  groups: readonly (readonly AccountLink[])[];
  /** Logs out. */
  leave: { label: string; icon: IconShape; onClick: () => void };
  /** The page that holds the menu on phones; without one it is this page. */
  up?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/**
 * Layout of the account pages, with their menu at the side. On phones one page has the menu, as lists under its content, and the
 * others a way up to it. On each screen CSS hides the other of the two menus, for readers as well.
 */
export function AccountLayout({ label, groups, leave, up, children }: AccountLayoutProps) {
  return (
    <div className={account}>
      <nav className={nav} aria-label={label}>
        {groups.map((links) => (
          <ul key={links[0]?.href} className={group}>
            {links.map(({ href, label: name, icon, current }) => (
              <li key={href}>
                <Anchor className={item} href={href} aria-current={current ? 'page' : undefined}>
                  <Icon of={icon} />
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        ))}
        <ul className={group}>
          <li>
            <button type="button" className={item} onClick={leave.onClick}>
              <Icon of={leave.icon} />
              {leave.label}
            </button>
          </li>
        </ul>
      </nav>
      <div className={content}>
        {up && (
          <Anchor className={upClass} href={up.href}>
            <Icon of={chevronLeftIcon} size="sm" />
            {up.label}
          </Anchor>
        )}
        {children}
        {!up && (
          <nav className={lists} aria-label={label}>
            {groups.map((links) => (
              <NavList key={links[0]?.href} rows={links.filter(({ current }) => !current)} />
            ))}
            <NavListButton {...leave} />
          </nav>
        )}
      </div>
    </div>
  );
}
