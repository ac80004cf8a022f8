import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { lineProductName } from '../../../machines/cart-line/cart-line.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';

/** A line leaves the cart after a question; No puts its number back (CART-04, SHELL-13). */
export function RemovalDialog({ line }: { line: CartLineRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const name = useSelector(line, lineProductName);
  return (
    <ConfirmDialog
      open
      question={t({ id: 'message.remove', message: `Vuoi togliere ${name} dal carrello?` })}
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => line.send({ type: 'removal.dismiss' })}
      onYes={() => line.send({ type: 'removal.confirm' })}
    />
  );
}
