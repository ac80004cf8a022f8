import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProductList } from '../../../contract/api/shopping/product.ts';
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
  const found = list.page.totItems;
  return (
    <Dialog
      open
      size="sheet"
      title={t`Filtra i prodotti`}
      closeLabel={t`Chiudi`}
      onClose={onClose}
      footer={
        <Button block onClick={onClose}>
          {t`${plural(found, { one: 'Mostra # prodotto', other: 'Mostra # prodotti' })}`}
        </Button>
      }
    >
      <Facets catalogue={catalogue} list={list} />
    </Dialog>
  );
}
