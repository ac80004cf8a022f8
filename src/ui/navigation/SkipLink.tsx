import type { ReactNode } from 'react';
import { productsId } from '../overlays/focus/products-id.ts';
import { productsLink, skipLink } from './SkipLink.css.ts';
import { Anchor } from './Anchor.tsx';

/** The skip link: first tab stop of the page; `href` is the id of the main content, with `#`. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <Anchor className={skipLink} href={href}>
      {children}
    </Anchor>
  );
}

/** The second skip link, past menu and filters: it leads to the page's list of products, and is hidden where none stands. */
export function ProductsSkipLink({ children }: { children: ReactNode }) {
  return (
    <Anchor className={productsLink} href={`#${productsId}`}>
      {children}
    </Anchor>
  );
}
