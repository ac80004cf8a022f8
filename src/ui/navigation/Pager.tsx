import type { ReactNode } from 'react';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { IconLink } from '../buttons/IconButton.tsx';
import { chevronLeftIcon } from '../icons/chevron-left.ts';
import { chevronRightIcon } from '../icons/chevron-right.ts';
import { showsMore } from '../overlays/focus/shows-more.ts';
import { fill, more, pages, track, words } from './Pager.css.ts';

interface PagerProgressProps {
  seen: number;
  total: number;
  /** As "24 of 128 products". */
  children: ReactNode;
  /** Link to the next page; none after the last. */
  next?: { href: string; label: string; onClick?: (() => void) | undefined } | undefined;
}

/** Progress through a list, with a link that shows more of it. */
export function PagerProgress({ seen, total, children, next }: PagerProgressProps) {
  return (
    <div className={more}>
      <p className={words}>{children}</p>
      <div className={track} aria-hidden="true">
        <span className={fill} style={{ width: `${total > 0 ? Math.min(seen / total, 1) * 100 : 100}%` }} />
      </div>
      {next && (
        <ButtonLink variant="secondary" href={next.href} onClick={next.onClick} {...showsMore}>
          {next.label}
        </ButtonLink>
      )}
    </div>
  );
}

interface PagerProps {
  label: string;
  /** As "2 of 6". */
  children: ReactNode;
  previous?: { href: string; label: string } | undefined;
  next?: { href: string; label: string } | undefined;
}

/** Previous and next links around the number of the page. */
export function Pager({ label, children, previous, next }: PagerProps) {
  return (
    <nav className={pages} aria-label={label}>
      {previous && <IconLink variant="line" icon={chevronLeftIcon} {...previous} />}
      <span>{children}</span>
      {next && <IconLink variant="line" icon={chevronRightIcon} {...next} />}
    </nav>
  );
}
