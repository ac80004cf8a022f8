import { useLingui } from '@lingui/react/macro';
import type { OrderChoices } from '../../../../contract/api/ordering/order.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { OrderFiltersRef } from './order-filters-ref.ts';
import { OrderFilterForm } from './OrderFilterForm.tsx';

interface OrderFilterSheetProps {
  filters: OrderFiltersRef;
  choices: OrderChoices | null;
}

/** The filters of small screens. */
export function OrderFilterSheet({ filters, choices }: OrderFilterSheetProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      size="sheet"
      title={t`Filtri degli ordini`}
      closeLabel={t`Chiudi`}
      onClose={() => filters.send({ type: 'filters.close' })}
    >
      <OrderFilterForm filters={filters} choices={choices} />
    </Dialog>
  );
}
