import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { isAmendmentBusy } from '../../../machines/amendment/amendment.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useClosedReason } from '../cart/use-closed-reason.ts';
import { useShop } from '../shop-context.ts';

/** Confirms what was changed, or says why that cannot be: the order is bought with it (ORD-07, ORD-09). */
export function ConfirmChanges({ cart, isLarge = false }: { cart: Cart; isLarge?: boolean }) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const isBusy = useSelector(flows.amendment, isAmendmentBusy);
  const closed = useClosedReason(cart);
  const reason = linesOf(cart).length === 0 ? t`senza prodotti l’ordine si annulla` : closed;
  const look = isLarge ? ({ size: 'lg', block: true } as const) : ({ variant: 'secondary' } as const);
  if (reason !== undefined)
    return (
      <Button {...look} disabledReason={reason}>
        {t`Conferma modifiche`}
      </Button>
    );
  return (
    <Button
      {...look}
      busy={isBusy}
      onClick={() => flows.amendment.send({ type: 'amendment.confirm', key: newUuid() })}
    >
      {t`Conferma modifiche`}
    </Button>
  );
}
