import type { ReactNode } from 'react';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { IconLink } from '../buttons/IconButton.tsx';
import { chevronLeftIcon } from '../icons/chevron-left.ts';
import { chevronRightIcon } from '../icons/chevron-right.ts';
import { fill, more, pages, track, words } from './Pager.css.ts';

interface PagerProgressProps {
  seen: number;
  total: number;
  /** How many were seen of how many. */
  children: ReactNode;
  /** The next page; none when all was seen. */
  next?: { href: string; label: string; onClick?: (() => void) | undefined } | undefined;
}

/** How much of a list was seen, and the link to more. */
export function PagerProgress({ seen, total, children, next }: PagerProgressProps) {
  return (
    <div className={more}>
      <p className={words}>{children}</p>
      <div className={track} aria-hidden="true">
        <span className={fill} style={{ width: `${total > 0 ? Math.min(seen / total, 1) * 100 : 100}%` }} />
      </div>
      {next && (
        <ButtonLink variant="secondary" href={next.href} onClick={next.onClick}>
          {next.label}
        </ButtonLink>
      )}
    </div>
  );
}

interface PagerProps {
  label: string;
  /** Which page of how many. */
  children: ReactNode;
  previous?: { href: string; label: string } | undefined;
  next?: { href: string; label: string } | undefined;
}

/** One page at a time. */
export function Pager({ label, children, previous, next }: PagerProps) {
  return (
    <nav className={pages} aria-label={label}>
      {previous && <IconLink variant="line" icon={chevronLeftIcon} {...previous} />}
      <span>{children}</span>
      {next && <IconLink variant="line" icon={chevronRightIcon} {...next} />}
    </nav>
  );
}
