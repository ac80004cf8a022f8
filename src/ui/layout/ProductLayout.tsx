import type { ReactNode } from 'react';
import { buy as buyClass, gallery as galleryClass, info as infoClass, product } from './ProductLayout.css.ts';

interface ProductLayoutProps {
  /** `Gallery`. */
  gallery: ReactNode;
  /** Name, price, options, quantity; stays in sight. */
  buy: ReactNode;
  /** Panels of facts. */
  info: ReactNode;
}

/** A product's page: on phones gallery, purchase, facts, in this order. */
export function ProductLayout({ gallery, buy, info }: ProductLayoutProps) {
  return (
    <div className={product}>
      <div className={galleryClass}>{gallery}</div>
      <div className={buyClass}>{buy}</div>
      <div className={infoClass}>{info}</div>
    </div>
  );
}
