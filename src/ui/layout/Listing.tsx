import type { ReactNode } from 'react';
import { facets as facetsClass, listing } from './Listing.css.ts';

interface ListingProps {
  /** `FacetHead` and `Facet`s; not shown on phones, where a sheet has them. */
  facets: ReactNode;
  facetsLabel: string;
  /** For a link to them. */
  facetsId?: string | undefined;
  children: ReactNode;
}

/** Layout of a product list with its filters at the side. */
export function Listing({ facets, facetsLabel, facetsId, children }: ListingProps) {
  return (
    <div className={listing}>
      <aside id={facetsId} className={facetsClass} aria-label={facetsLabel}>
        {facets}
      </aside>
      <div>{children}</div>
    </div>
  );
}
