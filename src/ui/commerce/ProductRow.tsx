import type { ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { FocusHandoff } from '../overlays/FocusHandoff.tsx';
import type { Picture } from '../primitives/picture.ts';
import {
  action as actionClass,
  meta as metaClass,
  name as nameClass,
  picture as pictureClass,
  price as priceClass,
  row,
  unit as unitClass,
} from './ProductRow.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { Img } from '../primitives/Img.tsx';

interface ProductRowProps {
  /** `li` inside `ProductRows`. */
  as?: 'div' | 'li' | undefined;
  name: ReactNode;
  href: string;
  picture: Picture;
  meta?: ReactNode;
  price: ReactNode;
  unit?: ReactNode;
  /** `AddButton` with look "plus", or a line `Stepper`. */
  action?: ReactNode;
}

/** A product in a row: a link to its page, with its price and an add button. */
export function ProductRow({
  as: Tag = 'div',
  name,
  href,
  picture,
  meta,
  price,
  unit,
  action,
}: ProductRowProps) {
  return (
    <Tag className={row}>
      <Img
        className={pictureClass}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={pictureSizes.line}
        width={56}
        height={56}
      />
      <div>
        <Anchor className={nameClass} href={href}>
          {name}
        </Anchor>
        {meta !== undefined && <span className={metaClass}>{meta}</span>}
      </div>
      <p className={priceClass}>
        {price}
        {unit !== undefined && <span className={unitClass}>{unit}</span>}
      </p>
      <FocusHandoff className={actionClass}>{action}</FocusHandoff>
    </Tag>
  );
}

/** A list of `ProductRow`s. */
export function ProductRows({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}
