import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { count as countClass, facets as facetsClass, head, listing } from './Listing.css.ts';

interface ListingProps {
  /** `FacetHead` and `Facet`s; on phones they live in a sheet and this column is not shown. */
  facets: ReactNode;
  facetsLabel: string;
  children: ReactNode;
}

/** A list of products beside its filters. */
export function Listing({ facets, facetsLabel, children }: ListingProps) {
  return (
    <div className={listing}>
      <aside className={facetsClass} aria-label={facetsLabel}>
        {facets}
      </aside>
      <div>{children}</div>
    </div>
  );
}

/** The list's heading with how much is in it. */
export function ListingHead({ title, count }: { title: ReactNode; count?: ReactNode }) {
  return (
    <div className={head}>
      <Heading level={1}>{title}</Heading>
      {count !== undefined && <p className={countClass}>{count}</p>}
    </div>
  );
}
