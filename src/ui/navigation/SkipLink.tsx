import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

/** First stop of the keyboard; `href` is the id of the main content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
