import type { ReactNode } from 'react';
import { facets as facetsClass, listing } from './Listing.css.ts';

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
