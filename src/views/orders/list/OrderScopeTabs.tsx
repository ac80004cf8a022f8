import { useLingui } from '@lingui/react/macro';
import {
  orderScopes,
  withOrderScope,
  type OrderQuery,
} from '../../../../contract/rules/orders/order-filters.ts';
import { ordersPath } from '../../../routing/orders/order-query.ts';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { useShop } from '../../shop-context.ts';

/** What the tabs choose stands there. */
export const ordersPanelId = 'ordini';

/** Whose orders a master account looks at (ORD-14). */
export function OrderScopeTabs({ query }: { query: OrderQuery }) {
  const { t } = useLingui();
  const { navigation } = useShop().flows;
  const words = { mine: t`I miei`, addresses: t`Tutti gli indirizzi`, persons: t`Tutte le persone` };
  return (
    <Segmented
      label={t`Di chi`}
      segments={orderScopes.map((id) => ({ id, label: words[id] }))}
      selected={query.scope}
      panelId={ordersPanelId}
      fit
      onSelect={(id) => {
        const scope = orderScopes.find((one) => one === id);
        if (scope === undefined || scope === query.scope) return;
        navigation.send({
          type: 'target.choose',
          path: ordersPath(withOrderScope(query, scope)),
          needsLogin: true,
        });
      }}
    />
  );
}
