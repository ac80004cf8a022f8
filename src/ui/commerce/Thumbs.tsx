import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import type { Picture } from '../primitives/picture.ts';
import { more as moreClass, picture as pictureClass, thumbs } from './Thumbs.css.ts';
import { Img } from '../primitives/Img.tsx';

interface ThumbsProps {
  pictures: readonly Picture[];
  /** How many are not shown, as "+4". */
  more?: string | undefined;
}

/** A row of small product pictures. */
export function Thumbs({ pictures, more }: ThumbsProps) {
  return (
    <div className={thumbs} aria-hidden="true">
      {pictures.map(({ src, srcSet }, index) => (
        <Img
          key={`${index}-${src}`}
          className={pictureClass}
          src={src}
          srcSet={srcSet}
          sizes={pictureSizes.small}
          width={44}
          height={44}
          loading="lazy"
        />
      ))}
      {more !== undefined && <span className={moreClass}>{more}</span>}
    </div>
  );
}
