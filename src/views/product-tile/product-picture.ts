import type { Product } from '../../../contract/api/shopping/product.ts';
import type { Picture } from '../../ui/primitives/picture.ts';

const widths = [128, 240, 360, 480] as const;

/** The picture in every width it exists in; the address carries its width before the ending. */
export function productPicture({ mediaURLMedium }: Pick<Product, 'mediaURLMedium'>): Picture {
  return {
    src: mediaURLMedium,
    srcSet: widths.map((width) => `${sized(mediaURLMedium, width)} ${width}w`).join(', '),
  };
}

/** The picture of the product page. */
export function largePicture({ mediaURL }: Pick<Product, 'mediaURL'>): Picture {
  return {
    src: mediaURL,
    srcSet: [480, 960].map((width) => `${sized(mediaURL, width)} ${width}w`).join(', '),
  };
}

/** A small square of the picture, for lines and toasts. */
export const thumbPicture = ({ mediaURLMedium }: Pick<Product, 'mediaURLMedium'>): Picture => ({
  src: sized(mediaURLMedium, 128),
  srcSet: `${sized(mediaURLMedium, 64)} 64w, ${sized(mediaURLMedium, 128)} 128w`,
});

const sized = (url: string, width: number): string => url.replace(/-\d+\.webp$/, `-${width}.webp`);
