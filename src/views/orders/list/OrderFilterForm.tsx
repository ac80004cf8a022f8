import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OrderChoices } from '../../../../contract/api/ordering/order.ts';
import { currencySigns } from '../../../../contract/rules/language/money-text.ts';
import { orderFilterFields, type OrderFilterField } from '../../../../contract/rules/orders/order-filters.ts';
import {
  filterFaults,
  orderQuery,
  typedFilters,
} from '../../../../machines/order-filters/order-filters.selectors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FilterGrid } from '../../../ui/form-layout/FilterGrid.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { DateField } from '../../dates/DateField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../../ui/forms/use-focus-first-error.ts';
import { useShop } from '../../shop-context.ts';
import type { OrderFiltersRef } from './order-filters-ref.ts';
import { useFaultText } from './use-fault-text.ts';

interface OrderFilterFormProps {
  filters: OrderFiltersRef;
  choices: OrderChoices | null;
}

/** The fields of a list of orders: they are read when they are applied (ORD-02, ORD-14). */
export function OrderFilterForm({ filters, choices }: OrderFilterFormProps) {
  const { t } = useLingui();
  const sign = currencySigns[useShop().tenant.facts.currency];
  const typed = useSelector(filters, typedFilters);
  const faults = useSelector(filters, filterFaults);
  const { scope } = useSelector(filters, orderQuery);
  const faultText = useFaultText();
  const focusing = useFocusFirstError();
  const known = orderFilterFields(scope);
  const control = (field: OrderFilterField) => ({
    value: typed[field],
    error: faultText(field, faults[field]),
    onValue: (text: string) => filters.send({ type: 'field.changed', field, text }),
  });
  const day = (field: OrderFilterField, label: string) => (
    <DateField label={label} placeholder={t`gg/mm/aaaa`} autoComplete="off" {...control(field)} />
  );
  const amount = (field: OrderFilterField, label: string) => (
    <TextField label={label} inputMode="decimal" autoComplete="off" {...control(field)} />
  );
  const select = (
    field: OrderFilterField,
    { label, all, options }: { label: string; all: string; options: readonly (readonly [number, string])[] },
  ) => (
    <Select
      label={label}
      options={[
        { value: '', label: all },
        ...options.map(([id, name]) => ({ value: String(id), label: name })),
      ]}
      {...control(field)}
    />
  );
  const { persons = [], addresses = [], warehouses = [] } = choices ?? {};
  return (
    <form
      noValidate
      {...focusing}
      onSubmit={(event) => {
        event.preventDefault();
        filters.send({ type: 'filters.apply' });
      }}
    >
      <FilterGrid
        foot={
          <>
            <Checkbox
              label={t`Anche da pagare`}
              checked={typed.withPending}
              onChecked={(withPending) => filters.send({ type: 'pending.changed', withPending })}
            />
            <Button type="submit" variant="secondary">
              {t`Filtra gli ordini`}
            </Button>
          </>
        }
      >
        {day('from', t`Dal`)}
        {day('to', t`Al`)}
        {amount('least', t`Totale da, ${sign}`)}
        {amount('most', t`a, ${sign}`)}
        {known.includes('personId') &&
          choices !== null &&
          select('personId', {
            label: t`Persona`,
            all: t`Tutte`,
            options: persons.map(({ userId, name }) => [userId, name]),
          })}
        {known.includes('addressId') &&
          choices !== null &&
          select('addressId', {
            label: t`Indirizzo`,
            all: t`Tutti`,
            options: addresses.map(({ addressId, name }) => [addressId, name]),
          })}
        {known.includes('orderId') && (
          <TextField
            label={t`Ordine`}
            placeholder={t`numero`}
            inputMode="numeric"
            autoComplete="off"
            {...control('orderId')}
          />
        )}
        {known.includes('slotFrom') && day('slotFrom', t`Consegna dal`)}
        {known.includes('slotTo') && day('slotTo', t`Consegna al`)}
        {known.includes('warehouseId') &&
          choices !== null &&
          select('warehouseId', {
            label: t`Magazzino`,
            all: t`Tutti`,
            options: warehouses.map(({ warehouseId, name }) => [warehouseId, name]),
          })}
      </FilterGrid>
    </form>
  );
}
