import { useState, type ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { classNames } from '../primitives/class-names.ts';
import {
  badges as badgesClass,
  gallery,
  heart as heartClass,
  main,
  picture as pictureClass,
  single,
  thumb,
  thumbs,
} from './Gallery.css.ts';
import type { Picture } from '../primitives/picture.ts';
import { Img } from '../primitives/Img.tsx';

interface GalleryProps {
  pictures: readonly Picture[];
  /** Accessible name of the button that shows a picture, by its number from 1. */
  showLabel: (number: number) => string;
  badges?: ReactNode;
  /** `HeartButton`. */
  heart?: ReactNode;
  /** Greys the pictures. */
  isSoldOut?: boolean | undefined;
}

/** A product's pictures: one large, the others as thumbnails that show it. */
export function Gallery({ pictures, showLabel, badges, heart, isSoldOut = false }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const large = pictures[shown] ?? pictures[0];
  return (
    <div className={classNames(gallery, pictures.length < 2 && single)}>
      {pictures.length > 1 && (
        <div className={thumbs}>
          {pictures.map(({ src, srcSet }, index) => (
            <button
              key={src}
              type="button"
              className={thumb}
              aria-label={showLabel(index + 1)}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => setShown(index)}
            >
              <Img src={src} srcSet={srcSet} sizes={pictureSizes.line} width={64} height={64} />
            </button>
          ))}
        </div>
      )}
      <div className={main}>
        {large && (
          <Img
            className={pictureClass[isSoldOut ? 'soldOut' : 'rest']}
            src={large.src}
            srcSet={large.srcSet}
            sizes={pictureSizes.gallery}
            width={400}
            height={400}
            fetchPriority="high"
          />
        )}
        {badges !== undefined && <div className={badgesClass}>{badges}</div>}
        {heart !== undefined && <div className={heartClass}>{heart}</div>}
      </div>
    </div>
  );
}
