import type { ReactNode } from 'react';
import {
  excerpt as excerptClass,
  hit,
  hits,
  kind as kindClass,
  title as titleClass,
} from './TextHits.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { DataText } from '../primitives/DataText.tsx';

interface TextHitProps {
  href: string;
  title: string;
  /** What sort of text it is. */
  kind: string;
  /** How it begins. */
  excerpt?: string | undefined;
}

/** A text of the shop that a search found; all of it is the link. */
export const TextHit = ({ href, title, kind, excerpt }: TextHitProps) => (
  <li className={hit}>
    <span className={kindClass}>{kind}</span>
    <Anchor className={titleClass} href={href}>
      <DataText>{title}</DataText>
    </Anchor>
    {excerpt !== undefined && excerpt !== '' && (
      <span className={excerptClass}>
        <DataText>{excerpt}</DataText>
      </span>
    )}
  </li>
);

/** Texts of the shop that a search found. */
export const TextHits = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={hits} aria-label={label}>
    {children}
  </ul>
);
