import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { isAssigned } from '../../../contract/rules/checkout/assignment.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { DeliveryPill, DeliveryPillText } from '../../ui/commerce/DeliveryPill.tsx';
import { useShop } from '../shop-context.ts';
import { LazyAssignedDelivery } from './LazyAssignedDelivery.tsx';

/** Where and when the shopping arrives; until that is known its place is kept. */
export function HeaderDelivery() {
  const { t } = useLingui();
  const { flows, tenant } = useShop();
  const id = useId();
  const cart = useSelector(flows.cart, shownCart);
  const hasAddress = isAssigned(cart?.shippingAddress, tenant.facts.bypassAutoAssigned.address);
  const title = t`Consegna o ritiro`;
  const when = t`scegli dove e quando`;
  const unassigned = (
    <DeliveryPillText
      id={id}
      description={`${title}, ${when}`}
      long={{ title, detail: when }}
      short={{ title: t`Consegna`, detail: t`scegli` }}
    />
  );
  return (
    <DeliveryPill
      label={t`Consegna`}
      descriptionId={id}
      onClick={() => flows.shop.send({ type: 'delivery.open', want: hasAddress ? 'timeslot' : 'address' })}
    >
      {cart === null ? unassigned : <LazyAssignedDelivery id={id} cart={cart} meanwhile={unassigned} />}
    </DeliveryPill>
  );
}
