import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import {
  alone,
  art,
  aside as asideClass,
  chips as chipsClass,
  hero,
  main,
  piece,
  text as textClass,
  title as titleClass,
} from './Hero.css.ts';
import { Img } from '../primitives/Img.tsx';

/** One image of the hero's picture; numbers are percents of the picture's box, which has the ratio 3:2. */
interface HeroPiece {
  src: string;
  left: number;
  top: number;
  width: number;
}

interface HeroProps {
  /** The page's heading. */
  title: ReactNode;
  children?: ReactNode;
  /** `ChipLink`s. */
  chips?: ReactNode;
  art?: readonly HeroPiece[] | undefined;
  /** `SlotMiniCard`. */
  aside?: ReactNode;
}

/** The hero of the home page, in the brand's arrangement. */
export function Hero({ title, children, chips, art: pieces = [], aside }: HeroProps) {
  return (
    <div className={classNames(hero, aside === undefined && alone)}>
      <section className={main}>
        <div className={art} aria-hidden="true">
          {pieces.map(({ src, left, top, width }) => (
            <Img
              key={src}
              className={piece}
              src={src}
              width={200}
              height={200}
              fetchPriority="high"
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
            />
          ))}
        </div>
        <h1 className={titleClass}>{title}</h1>
        {children !== undefined && <p className={textClass}>{children}</p>}
        {chips !== undefined && <div className={chipsClass}>{chips}</div>}
      </section>
      {aside !== undefined && <div className={asideClass}>{aside}</div>}
    </div>
  );
}
