import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { listQuery, productList } from '../../../machines/catalogue/catalogue.selectors.ts';
import type { CatalogueRef } from './catalogue-ref.ts';
import { CatalogueView } from './CatalogueView.tsx';
import { EmptyList } from './EmptyList.tsx';

/** What a search finds, the offers, or the whole shop (NAV-02, CAT-14, CAT-18). */
export function SearchView({ catalogue }: { catalogue: CatalogueRef }) {
  const { t } = useLingui();
  const query = useSelector(catalogue, listQuery);
  const { q, promo } = query;
  const corrected = useSelector(catalogue, (snapshot) => productList(snapshot)?.didYouMean ?? null);
  const title =
    corrected !== null
      ? t`Mostriamo «${corrected}»`
      : q !== ''
        ? t`Risultati per «${q}»`
        : promo
          ? t`Offerte`
          : t`Tutti i prodotti`;
  return <CatalogueView catalogue={catalogue} title={title} empty={<EmptyList query={query} />} />;
}
