import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { amendedOrderId, isAmendmentStarting } from '../../../machines/amendment/amendment.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { literal } from '../../text/literal.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';

interface AmendButtonProps {
  order: Order;
  variant?: 'primary' | 'secondary';
}

/** Opens an order for changes while the shop allows them, or leads to the changes under way (ORD-06, ORD-07). */
export function AmendButton({ order: { orderId, editable }, variant = 'secondary' }: AmendButtonProps) {
  const { t } = useLingui();
  const { flows } = useShop();
  const inCart = useSelector(flows.cart, (cart) => shownCart(cart)?.modifyingOrderId ?? null);
  const isStarting = useSelector(
    flows.amendment,
    (amendment) => isAmendmentStarting(amendment) && amendedOrderId(amendment) === orderId,
  );
  if (inCart === orderId)
    return <ButtonLink variant={variant} href={paths.cart}>{t`Continua la modifica`}</ButtonLink>;
  if (!editable) return null;
  return (
    <Button
      variant={variant}
      busy={isStarting}
      onClick={() => flows.amendment.send({ type: 'amendment.begin', orderId })}
    >
      <Trans>
        Modifica<VisuallyHidden> l’ordine {literal(orderId)}</VisuallyHidden>
      </Trans>
    </Button>
  );
}
