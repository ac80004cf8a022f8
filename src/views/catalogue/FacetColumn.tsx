import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProductList } from '../../../contract/api/shopping/product.ts';
import { listQuery } from '../../../machines/catalogue/catalogue.selectors.ts';
import { filterCount, withoutFilters } from '../../routing/list-query.ts';
import { listPath } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { FacetHead } from '../../ui/forms/Facet.tsx';
import type { CatalogueRef } from './catalogue-ref.ts';
import { Facets } from './Facets.tsx';

/** The filters beside a list, under a title that clears them (CAT-07). */
export function FacetColumn({ catalogue, list }: { catalogue: CatalogueRef; list: ProductList }) {
  const { t } = useLingui();
  const query = useSelector(catalogue, listQuery);
  return (
    <>
      <FacetHead
        title={t`Filtri`}
        clear={
          filterCount(query) > 0 ? (
            <TextLink href={listPath(withoutFilters(query))} alone>{t`Azzera`}</TextLink>
          ) : undefined
        }
      />
      <Facets catalogue={catalogue} list={list} />
    </>
  );
}
