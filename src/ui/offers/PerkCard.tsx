import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Prose } from '../primitives/Prose.tsx';
import { card, grid, terms as termsClass } from './PerkCard.css.ts';
import { DataText } from '../primitives/DataText.tsx';

/** `PerkCard`s, as many beside one another as have room. */
export function PerkGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}

interface PerkCardProps {
  /** What a link to the card names. */
  id: string;
  title: ReactNode;
  /** When and for whom it is good; '' for none. */
  terms: string;
  children: ReactNode;
}

/** An advantage: what it is, and on which terms. */
export function PerkCard({ id, title, terms, children }: PerkCardProps) {
  return (
    <article id={id} className={card}>
      <Heading level={2} look="item">
        {title}
      </Heading>
      {terms !== '' && (
        <p className={termsClass}>
          <DataText>{terms}</DataText>
        </p>
      )}
      <Prose>{children}</Prose>
    </article>
  );
}
