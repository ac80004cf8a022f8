import { Children, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { head, place, products, row } from './MenuProducts.css.ts';

interface MenuProductsProps {
  /** Absent while they are loading. */
  title?: string | undefined;
  /** `ProductTile`s, or their placeholders. */
  children: ReactNode;
}

/** One row of products below the groups of `MegaMenu`: as many as fit. */
export function MenuProducts({ title, children }: MenuProductsProps) {
  const tiles = Children.map(children, (tile) => <div className={place}>{tile}</div>);
  if (title === undefined) {
    return (
      <div className={products} aria-busy="true">
        <div className={head}>
          <Skeleton height="title" width="short" />
        </div>
        <div className={row}>{tiles}</div>
      </div>
    );
  }
  return (
    <section className={products}>
      <div className={head}>
        <Heading level={3} look="label">
          {title}
        </Heading>
      </div>
      <div className={row}>{tiles}</div>
    </section>
  );
}
