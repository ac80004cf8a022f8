import { useLingui } from '@lingui/react/macro';
import type { OrderChoices } from '../../../../contract/api/ordering/order.ts';
import {
  isFiltered,
  noOrderFilters,
  orderFilterDraft,
  orderFilterFields,
  withOrderFilters,
  type OrderFilters,
  type OrderQuery,
} from '../../../../contract/rules/orders/order-filters.ts';
import { toCents } from '../../../../contract/rules/price/money.ts';
import { moneyOfThreshold } from '../../../text/money.ts';
import { ordersPath } from '../../../routing/orders/order-query.ts';
import { ChipRemove } from '../../../ui/buttons/Chip.tsx';
import { TextLink } from '../../../ui/buttons/TextLink.tsx';

interface OrderFilterChipsProps {
  query: OrderQuery;
  choices: OrderChoices | null;
}

/** What keeps orders back, each with a link that lets it go (ORD-02). */
export function OrderFilterChips({ query, choices }: OrderFilterChipsProps) {
  const { t } = useLingui();
  if (!isFiltered(query)) return null;
  const known = orderFilterFields(query.scope);
  const { filters } = query;
  const typed = orderFilterDraft(filters);
  const least = moneyOfThreshold(toCents(filters.least ?? 0));
  const most = moneyOfThreshold(toCents(filters.most ?? 0));
  const chips: { label: string; without: Partial<OrderFilters> }[] = [];
  const range = (
    [first, last]: readonly ['from' | 'least' | 'slotFrom', 'to' | 'most' | 'slotTo'],
    words: Readonly<Record<'both' | 'first' | 'last', string>>,
  ) => {
    const hasFirst = known.includes(first) && filters[first] !== null;
    const hasLast = known.includes(last) && filters[last] !== null;
    if (hasFirst || hasLast)
      chips.push({
        label: hasFirst && hasLast ? words.both : hasFirst ? words.first : words.last,
        without: { [first]: null, [last]: null },
      });
  };
  const one = (field: 'orderId' | 'personId' | 'addressId' | 'warehouseId', label: string) => {
    if (known.includes(field) && filters[field] !== null) chips.push({ label, without: { [field]: null } });
  };
  range(['from', 'to'], {
    both: t`${typed.from}–${typed.to}`,
    first: t`Dal ${typed.from}`,
    last: t`Fino al ${typed.to}`,
  });
  range(['least', 'most'], {
    both: `${least}–${most}`,
    first: t`Da ${least}`,
    last: t`Fino a ${most}`,
  });
  one('personId', choices?.persons.find(({ userId }) => userId === filters.personId)?.name ?? t`Una persona`);
  one(
    'addressId',
    choices?.addresses.find(({ addressId }) => addressId === filters.addressId)?.name ?? t`Un indirizzo`,
  );
  one('orderId', t`Ordine ${typed.orderId}`);
  range(['slotFrom', 'slotTo'], {
    both: t`Consegna ${typed.slotFrom}–${typed.slotTo}`,
    first: t`Consegna dal ${typed.slotFrom}`,
    last: t`Consegna fino al ${typed.slotTo}`,
  });
  one(
    'warehouseId',
    choices?.warehouses.find(({ warehouseId }) => warehouseId === filters.warehouseId)?.name ??
      t`Un magazzino`,
  );
  if (!filters.withPending) chips.push({ label: t`Senza quelli da pagare`, without: { withPending: true } });
  return (
    <>
      {chips.map(({ label, without }) => (
        <ChipRemove
          key={label}
          removeLabel={t`Togli il filtro`}
          href={ordersPath(withOrderFilters(query, without))}
        >
          {label}
        </ChipRemove>
      ))}
      <TextLink href={ordersPath(withOrderFilters(query, noOrderFilters))} alone>{t`Togli tutti`}</TextLink>
    </>
  );
}
