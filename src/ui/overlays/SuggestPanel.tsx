import type { ReactNode } from 'react';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { Icon } from '../primitives/Icon.tsx';
import { searchIcon } from '../icons/search.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import { FocusHandoff } from './FocusHandoff.tsx';
import type { Picture } from '../primitives/picture.ts';
import {
  action as actionClass,
  label as labelClass,
  message,
  meta as metaClass,
  name as nameClass,
  panel,
  picture as pictureClass,
  price as priceClass,
  product,
  products as productsClass,
  term,
  termWords,
  terms as termsClass,
  unit as unitClass,
} from './SuggestPanel.css.ts';

interface SuggestPanelProps {
  label: string;
  /** `SuggestMessage`, `SuggestLabel` and `SuggestTerm`s. */
  terms: ReactNode;
  /** `SuggestProduct`s, under a heading row. */
  products: ReactNode;
}

/** The search's panel of suggestions: terms on one side, products on the other. */
export function SuggestPanel({ label, terms, products }: SuggestPanelProps) {
  return (
    <div className={panel} role="group" aria-label={label}>
      <div className={termsClass}>{terms}</div>
      <div className={productsClass}>{products}</div>
    </div>
  );
}

/** A line of text among the terms, as that nothing was found. */
export function SuggestMessage({ children }: { children: ReactNode }) {
  return <p className={message}>{children}</p>;
}

/** Heading of the terms below it. */
export function SuggestLabel({ children }: { children: ReactNode }) {
  return <p className={labelClass}>{children}</p>;
}

interface SuggestTermProps {
  href: string;
  icon?: IconShape | undefined;
  children: ReactNode;
}

/** A suggested search: a link to its results. */
export function SuggestTerm({ href, icon = searchIcon, children }: SuggestTermProps) {
  return (
    <a className={term} href={href}>
      <Icon of={icon} size="sm" />
      <span className={termWords}>{children}</span>
    </a>
  );
}

interface SuggestProductProps {
  name: ReactNode;
  href: string;
  picture: Picture;
  meta?: ReactNode;
  price: ReactNode;
  unit?: ReactNode;
  /** `AddButton` with look "plus", or a line `Stepper`. */
  action?: ReactNode;
}

/** A suggested product: a link to its page, with its price and an add button. */
export function SuggestProduct({ name, href, picture, meta, price, unit, action }: SuggestProductProps) {
  return (
    <div className={product}>
      <img
        className={pictureClass}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet === undefined ? undefined : pictureSizes.line}
        width={56}
        height={56}
        alt=""
      />
      <div>
        <a className={nameClass} href={href}>
          {name}
        </a>
        {meta !== undefined && <span className={metaClass}>{meta}</span>}
      </div>
      <p className={priceClass}>
        {price}
        {unit !== undefined && <span className={unitClass}>{unit}</span>}
      </p>
      <FocusHandoff className={actionClass}>{action}</FocusHandoff>
    </div>
  );
}
