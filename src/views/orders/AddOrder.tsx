import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { dataText } from '../../ui/primitives/DataText.tsx';

/** Everything of an order that is still sold, through the gates once; what is left out is told ahead (CART-15, CAT-27). */
export function AddOrder({ order }: { order: Order }) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const noteId = useId();
  const items = order.orderItems ?? [];
  const unsold = items.filter(({ sold }) => !sold).map(({ product }) => product.name);
  const isNoneSold = unsold.length > 0 && unsold.length === items.length;
  const isAnyLeftOut = unsold.length > 0 && !isNoneSold;
  return (
    <Stack gap="1">
      <Button
        variant="secondary"
        disabledReason={isNoneSold ? t`Niente di quest’ordine è più in vendita` : undefined}
        {...(isAnyLeftOut ? { 'aria-describedby': noteId } : {})}
        onClick={() =>
          flows.addToCart.send({
            type: 'cart.add',
            request: { kind: 'order', requestId: newUuid(), orderId: order.orderId },
          })
        }
      >
        {order.delivery === null ? t`Aggiungi tutto al carrello` : t`Ricompra tutto`}
      </Button>
      {isAnyLeftOut && (
        <div id={noteId}>
          <Text size="sm" tone="muted">
            <Trans>Resta fuori, non più in vendita: {dataText(unsold.join(', '))}</Trans>
          </Text>
        </div>
      )}
    </Stack>
  );
}
