import { orderFiltersModel } from '../../../../paths/models/order-filters/order-filters.model.ts';
import { OrderFilterSheet } from '../../../../src/views/orders/list/OrderFilterSheet.tsx';
import { orderChoices } from '../../../fixtures/order-lists.ts';
import { standIn } from '../../../stand-in.ts';
import { galleryView } from '../../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: orderFiltersModel,
  isShown: (filters) => filters.matches('sheet'),
  variantName: ({ context: { query, faults } }) =>
    [query.scope, faults.from === undefined ? '' : 'a day that is none'].filter(Boolean).join(', '),
  show: (filters, record) => ({
    node: (
      <OrderFilterSheet
        filters={standIn('filters', filters, record)}
        choices={filters.context.query.scope === 'mine' ? null : orderChoices}
      />
    ),
  }),
});
