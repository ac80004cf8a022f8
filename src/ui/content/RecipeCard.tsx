import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import {
  card,
  cards,
  facts as factsClass,
  image,
  picture as pictureClass,
  text,
  title as titleClass,
  words,
} from './RecipeCard.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { Img } from '../primitives/Img.tsx';
import { DataText } from '../primitives/DataText.tsx';

interface RecipeCardProps {
  href: string;
  title: string;
  /** Without one its place stays, so that all cards are alike. */
  picture?: string | undefined;
  /** How long it takes, for how many it is. */
  facts: string;
  children?: ReactNode;
}

/** A recipe; all of it is the link. */
export const RecipeCard = ({ href, title, picture, facts, children }: RecipeCardProps) => (
  <li className={card}>
    <div className={pictureClass}>
      {picture !== undefined && <Img className={image} src={picture} width={96} height={96} loading="lazy" />}
    </div>
    <div className={words}>
      <Heading level={2} look="card">
        <Anchor className={titleClass} href={href}>
          <DataText>{title}</DataText>
        </Anchor>
      </Heading>
      {children !== undefined && (
        <p className={text}>
          <DataText>{children}</DataText>
        </p>
      )}
      <p className={factsClass}>{facts}</p>
    </div>
  </li>
);

/** Recipes side by side where there is room. */
export const RecipeCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={cards} aria-label={label}>
    {children}
  </ul>
);
