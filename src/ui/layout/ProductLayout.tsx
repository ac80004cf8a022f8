import type { ReactNode } from 'react';
import { buy as buyClass, gallery as galleryClass, info as infoClass, product } from './ProductLayout.css.ts';

interface ProductLayoutProps {
  /** `Gallery`. */
  gallery: ReactNode;
  /** Name, price, options, quantity; sticky. */
  buy: ReactNode;
  /** Panels with the product's details. */
  info: ReactNode;
}

/** Layout of the product page; on phones its parts are stacked in this order. */
export function ProductLayout({ gallery, buy, info }: ProductLayoutProps) {
  return (
    <div className={product}>
      <div className={galleryClass}>{gallery}</div>
      <div className={buyClass}>{buy}</div>
      <div className={infoClass}>{info}</div>
    </div>
  );
}
