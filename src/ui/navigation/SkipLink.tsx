import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';
import { Anchor } from './Anchor.tsx';

/** The skip link: first tab stop of the page; `href` is the id of the main content, with `#`. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <Anchor className={skipLink} href={href}>
      {children}
    </Anchor>
  );
}
