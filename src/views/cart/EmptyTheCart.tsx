import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { putBack } from '../../../contract/rules/checkout/put-back.ts';
import { cartLines } from '../../../machines/cart/cart.selectors.ts';
import { isEmptyingAsked, isEmptyingBusy } from '../../../machines/cart-emptying/cart-emptying.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useShop } from '../shop-context.ts';

/** Everything leaves the cart after one question, and can be put back for a while (ERR-10, decision 026). */
export function EmptyTheCart() {
  const { t } = useLingui();
  const { flows, tenant } = useShop();
  const emptying = flows.cartEmptying;
  const lines = useSelector(flows.cart, cartLines);
  const open = useSelector(emptying, isEmptyingAsked);
  const busy = useSelector(emptying, isEmptyingBusy);
  // Its code is there when the button is pressed.
  useEffect(() => emptying.send({ type: 'offer.recall' }), [emptying]);
  return (
    <>
      <Button variant="ghost" size="sm" busy={busy} onClick={() => emptying.send({ type: 'emptying.ask' })}>
        {t`Svuota il carrello`}
      </Button>
      <ConfirmDialog
        open={open}
        question={t`Vuoi svuotare il carrello?`}
        noLabel={t`No`}
        yesLabel={tenant.texts.confirmYes}
        onNo={() => emptying.send({ type: 'emptying.dismiss' })}
        onYes={() =>
          emptying.send({
            type: 'emptying.confirm',
            lines: lines.map((line) => ({ itemId: line.itemId, item: putBack(line) })),
          })
        }
      >
        {t`Tutti i prodotti escono dal carrello.`}
      </ConfirmDialog>
    </>
  );
}
