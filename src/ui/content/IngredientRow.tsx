import type { ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { FocusHandoff } from '../overlays/FocusHandoff.tsx';
import type { Picture } from '../primitives/picture.ts';
import {
  action as actionClass,
  meta as metaClass,
  name as nameClass,
  note as noteClass,
  picture as pictureClass,
  price as priceClass,
  product as productClass,
  row,
  rows,
  side,
  words,
} from './IngredientRow.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { Img } from '../primitives/Img.tsx';

interface IngredientRowProps {
  /** How much of what: words, or a checkbox that says them. */
  ingredient: ReactNode;
  /** What the shop sells for it. */
  children?: ReactNode;
}

/** An ingredient of a recipe. */
export const IngredientRow = ({ ingredient, children }: IngredientRowProps) => (
  <li className={row}>
    <div className={words}>{ingredient}</div>
    {children}
  </li>
);

interface IngredientProductProps {
  name: ReactNode;
  href: string;
  picture: Picture;
  look: keyof typeof pictureClass;
  meta: ReactNode;
  price: ReactNode;
  /** A button or a stepper, which take each other's place. */
  action?: ReactNode;
  note?: { tone: keyof typeof noteClass; words: string } | undefined;
}

/** What the shop sells for an ingredient, and how much of it is bought. */
export const IngredientProduct = ({
  name,
  href,
  picture,
  look,
  meta,
  price,
  action,
  note,
}: IngredientProductProps) => (
  <div className={productClass}>
    <Img
      className={pictureClass[look]}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={pictureSizes.line}
      width={48}
      height={48}
    />
    <div>
      <Anchor className={nameClass} href={href}>
        {name}
      </Anchor>
      <span className={metaClass}>{meta}</span>
      <p className={priceClass}>{price}</p>
    </div>
    <div className={side}>
      <FocusHandoff className={actionClass}>{action}</FocusHandoff>
      {note !== undefined && <p className={noteClass[note.tone]}>{note.words}</p>}
    </div>
  </div>
);

/** Ingredients below one another. */
export const IngredientRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={rows} aria-label={label}>
    {children}
  </ul>
);
