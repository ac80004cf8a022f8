import type { ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import type { Picture } from '../primitives/picture.ts';
import { meta as metaClass, picture as pictureClass, summary } from './ProductSummary.css.ts';
import { Img } from '../primitives/Img.tsx';

interface ProductSummaryProps {
  picture: Picture;
  /** Brand and pack. */
  meta: ReactNode;
  /** `Price`. */
  price: ReactNode;
}

/** The product a dialog is about; its name is the dialog's title. */
export function ProductSummary({ picture: { src, srcSet }, meta, price }: ProductSummaryProps) {
  return (
    <div className={summary}>
      <Img
        className={pictureClass}
        src={src}
        srcSet={srcSet}
        sizes={pictureSizes.summary}
        width={88}
        height={88}
      />
      <div>
        <p className={metaClass}>{meta}</p>
        {price}
      </div>
    </div>
  );
}
