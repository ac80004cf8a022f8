import type { ReactNode } from 'react';
import { head, picture as pictureClass, words } from './RecipeHead.css.ts';
import { Img } from '../primitives/Img.tsx';

interface RecipeHeadProps {
  picture?: string | undefined;
  /** The heading, and what is said of the dish. */
  children: ReactNode;
}

/** How a recipe begins: its words beside its picture. */
export const RecipeHead = ({ picture, children }: RecipeHeadProps) => (
  <div className={head}>
    <div className={words}>{children}</div>
    {picture !== undefined && <Img className={pictureClass} src={picture} width={128} height={128} />}
  </div>
);
