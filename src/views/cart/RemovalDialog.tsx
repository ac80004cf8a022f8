import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { lineProduct } from '../../../machines/cart-line/cart-line.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** A line leaves the cart after a question; No puts its number back (CART-04, SHELL-13). */
export function RemovalDialog({ line }: { line: CartLineRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const name = nameText(useSelector(line, lineProduct));
  return (
    <ConfirmDialog
      open
      question={<Trans id="message.remove">Vuoi togliere {name} dal carrello?</Trans>}
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => line.send({ type: 'removal.dismiss' })}
      onYes={() => line.send({ type: 'removal.confirm' })}
    />
  );
}
