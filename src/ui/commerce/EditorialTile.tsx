import type { ReactNode } from 'react';
import {
  eyebrow as eyebrowClass,
  more as moreClass,
  picture as pictureClass,
  tile,
  title as titleClass,
} from './EditorialTile.css.ts';
import { Heading } from '../primitives/Heading.tsx';

interface EditorialTileProps {
  href: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  /** What the link promises. */
  more: ReactNode;
  picture?: string | undefined;
}

/** A story among the products of a list. */
export function EditorialTile({ href, eyebrow, title, more, picture }: EditorialTileProps) {
  return (
    <a className={tile[picture === undefined ? 'words' : 'pictured']} href={href}>
      {picture !== undefined && (
        <img className={pictureClass} src={picture} width={124} height={124} alt="" loading="lazy" />
      )}
      {eyebrow !== undefined && <p className={eyebrowClass}>{eyebrow}</p>}
      <div className={titleClass}>
        <Heading level={3}>{title}</Heading>
      </div>
      <span className={moreClass}>{more}</span>
    </a>
  );
}
