import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { searchIcon } from '../icons/search.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import {
  label as labelClass,
  message,
  panel,
  products as productsClass,
  term,
  termWords,
  terms as termsClass,
} from './SuggestPanel.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';

interface SuggestPanelProps {
  label: string;
  /** `SuggestMessage`, `SuggestLabel` and `SuggestTerm`s. */
  terms: ReactNode;
  /** `ProductRow`s, under a heading row. */
  products: ReactNode;
}

/** The search's panel of suggestions: terms on one side, products on the other. */
export function SuggestPanel({ label, terms, products }: SuggestPanelProps) {
  return (
    <div className={panel} role="group" aria-label={label}>
      <div className={termsClass}>{terms}</div>
      <div className={productsClass}>{products}</div>
    </div>
  );
}

/** A line of text among the terms, as that nothing was found. */
export function SuggestMessage({ children }: { children: ReactNode }) {
  return <p className={message}>{children}</p>;
}

/** Heading of the terms below it. */
export function SuggestLabel({ children }: { children: ReactNode }) {
  return <p className={labelClass}>{children}</p>;
}

interface SuggestTermProps {
  href: string;
  icon?: IconShape | undefined;
  children: ReactNode;
}

/** A suggested search: a link to its results. */
export function SuggestTerm({ href, icon = searchIcon, children }: SuggestTermProps) {
  return (
    <Anchor className={term} href={href}>
      <Icon of={icon} size="sm" />
      <span className={termWords}>{children}</span>
    </Anchor>
  );
}
