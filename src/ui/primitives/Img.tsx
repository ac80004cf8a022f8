import type { ComponentProps } from 'react';

/** Addresses as they are fetched from: the mobile app, whose pages have an origin of their own, names the shop's in its document. */
function fromShop(addresses: string | undefined): string | undefined {
  const shop = globalThis.document?.documentElement.dataset['shop'];
  return shop === undefined ? addresses : addresses?.replaceAll('/media/', `${shop}/media/`);
}

/** A picture of the shop; decorative unless it has a text. `sizes` is for those that come in several widths. */
export const Img = ({ src, srcSet, sizes, alt = '', ...rest }: ComponentProps<'img'>) => (
  // The others come first: a picture that may wait is not to be fetched before that is said.
  <img {...rest} sizes={srcSet && sizes} srcSet={fromShop(srcSet)} src={fromShop(src)} alt={alt} />
);
