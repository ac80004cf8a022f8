import { useSelector } from '@xstate/react';
import { isCategoryMissing, listQuery } from '../../../machines/catalogue/catalogue.selectors.ts';
import { NotFoundView } from '../system/NotFoundView.tsx';
import type { CatalogueRef } from './catalogue-ref.ts';
import { CatalogueView } from './CatalogueView.tsx';
import { EmptyList } from './EmptyList.tsx';

/** A category, or the not-found page when there is none of that name (NAV-04, CAT-04). */
export function CategoryView({ catalogue }: { catalogue: CatalogueRef }) {
  const missing = useSelector(catalogue, isCategoryMissing);
  const query = useSelector(catalogue, listQuery);
  return missing ? (
    <NotFoundView />
  ) : (
    <CatalogueView catalogue={catalogue} empty={<EmptyList query={query} />} />
  );
}
