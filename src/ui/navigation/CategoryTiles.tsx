import type { ReactNode } from 'react';
import { picture as pictureClass, tile, tiles, word } from './CategoryTiles.css.ts';
import { Anchor } from './Anchor.tsx';
import { Img } from '../primitives/Img.tsx';

export interface CategoryTile {
  href: string;
  label: ReactNode;
  picture: string;
}

/** A grid of departments with pictures, in the brand's arrangement. */
export function CategoryTiles({ label, items }: { label: string; items: readonly CategoryTile[] }) {
  return (
    <nav className={tiles} aria-label={label}>
      {items.map(({ href, label: name, picture }) => (
        <Anchor key={href} className={tile} href={href}>
          <Img className={pictureClass} src={picture} width={56} height={56} />
          <span className={word}>{name}</span>
        </Anchor>
      ))}
    </nav>
  );
}
