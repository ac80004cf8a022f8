import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OrderList } from '../../../../contract/api/ordering/order.ts';
import { isFilterSheetOpen, orderQuery } from '../../../../machines/order-filters/order-filters.selectors.ts';
import { money } from '../../../text/money.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { slidersIcon } from '../../../ui/icons/sliders.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Responsive } from '../../../ui/layout/Responsive.tsx';
import { Toolbar } from '../../../ui/layout/Toolbar.tsx';
import type { OrderFiltersRef } from './order-filters-ref.ts';
import { OrderFilterChips } from './OrderFilterChips.tsx';
import { OrderFilterForm } from './OrderFilterForm.tsx';
import { OrderFilterSheet } from './OrderFilterSheet.tsx';

interface OrderFilterPanelProps {
  filters: OrderFiltersRef;
  /** Null while it is not known. */
  list: OrderList | null;
}

/** Renders the fields, how many orders match and what was paid for them; on small screens a sheet has the fields (ORD-02). */
export function OrderFilterPanel({ filters, list }: OrderFilterPanelProps) {
  const { t } = useLingui();
  const query = useSelector(filters, orderQuery);
  const isOpen = useSelector(filters, isFilterSheetOpen);
  const choices = list?.choices ?? null;
  const count = list?.page.totItems ?? 0;
  const found = t`${plural(count, { one: '# ordine', other: '# ordini' })}`;
  const paid = list?.totalPrice ?? 0;
  return (
    <Panel>
      <Responsive on="fromTablet">
        <OrderFilterForm filters={filters} choices={choices} />
      </Responsive>
      <Toolbar
        lead={
          <Button
            variant="secondary"
            size="sm"
            icon={slidersIcon}
            aria-haspopup="dialog"
            onClick={() => filters.send({ type: 'filters.open' })}
          >
            {t`Filtri`}
          </Button>
        }
        chips={<OrderFilterChips query={query} choices={choices} />}
        status={list === null ? '' : paid === 0 ? found : t`${found}, ${money(paid)} pagati`}
      />
      {isOpen && <OrderFilterSheet filters={filters} choices={choices} />}
    </Panel>
  );
}
