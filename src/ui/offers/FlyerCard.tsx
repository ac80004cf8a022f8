import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import {
  badges as badgesClass,
  card,
  coverTitle,
  grid,
  link,
  note as noteClass,
  picture as pictureClass,
  rows,
  tone as tones,
  words,
} from './FlyerCard.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { Img } from '../primitives/Img.tsx';
import { DataText } from '../primitives/DataText.tsx';

/** `FlyerCard`s, as many beside one another as have room. */
export function FlyerGrid({ children }: { children: ReactNode }) {
  return <ul className={grid}>{children}</ul>;
}

/** Flyers without a cover, as rows. */
export function FlyerRows({ children }: { children: ReactNode }) {
  return <div className={rows}>{children}</div>;
}

interface FlyerCardProps {
  href: string;
  title: string;
  tone: keyof typeof tones;
  /** Address of a decorative picture, '' for none. */
  picture: string;
  /** What stands on the cover, as "12 offers". */
  note: ReactNode;
  badges?: ReactNode;
  /** When it is good for. */
  children: ReactNode;
}

/** A flyer as its cover, with its words below: one link by the flyer's title. */
export function FlyerCard({ href, title, tone, picture, note, badges, children }: FlyerCardProps) {
  return (
    <li className={card}>
      <Heading level={2} look="label">
        <Anchor className={link} href={href}>
          <DataText>{title}</DataText>
        </Anchor>
      </Heading>
      <p className={words}>{children}</p>
      {badges !== undefined && <div className={badgesClass}>{badges}</div>}
      <div className={tones[tone]}>
        <span className={coverTitle} aria-hidden="true">
          <DataText>{title}</DataText>
        </span>
        <span className={noteClass}>{note}</span>
        {picture !== '' && (
          <Img className={pictureClass} src={picture} width={240} height={240} loading="lazy" />
        )}
      </div>
    </li>
  );
}
