import type { ReactNode } from 'react';
import { facets as facetsClass, listing } from './Listing.css.ts';

interface ListingProps {
  /** `FacetHead` and `Facet`s; not shown on phones, where a sheet has them. */
  facets: ReactNode;
  facetsLabel: string;
  children: ReactNode;
}

/** Layout of a product list with its filters at the side. */
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
