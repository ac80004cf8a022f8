import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProductList } from '../../../contract/api/shopping/product.ts';
import { listQuery } from '../../../machines/catalogue/catalogue.selectors.ts';
import { filterCount, withoutFilters } from '../../routing/list-query.ts';
import { listPath } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { CatalogueRef } from './catalogue-ref.ts';
import { Facets } from './Facets.tsx';

interface FacetSheetProps {
  catalogue: CatalogueRef;
  list: ProductList;
  onClose: () => void;
}

/** The filters of small screens, with a button that counts the results. */
export function FacetSheet({ catalogue, list, onClose }: FacetSheetProps) {
  const { t } = useLingui();
  const query = useSelector(catalogue, listQuery);
  const found = list.page.totItems;
  return (
    <Dialog
      open
      size="sheet"
      title={t`Filtra i prodotti`}
      closeLabel={t`Chiudi`}
      onClose={onClose}
      footer={
        <>
          {filterCount(query) > 0 && (
            <ButtonLink variant="secondary" href={listPath(withoutFilters(query))}>{t`Azzera`}</ButtonLink>
          )}
          <Button block onClick={onClose}>
            {t`${plural(found, { one: 'Mostra # prodotto', other: 'Mostra # prodotti' })}`}
          </Button>
        </>
      }
    >
      <Facets catalogue={catalogue} list={list} />
    </Dialog>
  );
}
