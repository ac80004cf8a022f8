import type { ReactNode } from 'react';
import { account, item, nav, rule } from './AccountLayout.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { stack } from './Stack.css.ts';

interface AccountLayoutProps {
  label: string;
  links: readonly { href: string; label: string; icon: IconShape; current?: boolean | undefined }[];
  /** Logs out. */
  leave?: { label: string; icon: IconShape; onClick: () => void } | undefined;
  children: ReactNode;
}

/** Layout of the account pages, with their navigation at the side; on phones it is a scrolling row on top. */
export function AccountLayout({ label, links, leave, children }: AccountLayoutProps) {
  return (
    <div className={account}>
      <nav className={nav} aria-label={label}>
        {links.map(({ href, label: name, icon, current }) => (
          <a key={href} className={item} href={href} aria-current={current ? 'page' : undefined}>
            <Icon of={icon} />
            {name}
          </a>
        ))}
        {leave && (
          <>
            <div className={rule} />
            <button type="button" className={item} onClick={leave.onClick}>
              <Icon of={leave.icon} />
              {leave.label}
            </button>
          </>
        )}
      </nav>
      <div className={stack['4']}>{children}</div>
    </div>
  );
}
