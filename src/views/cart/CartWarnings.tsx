import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { cartWarnings } from '../../../machines/notifications/notifications.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { useShop } from '../shop-context.ts';

/** What the shop changed in the cart by itself, product by product, until it is read (CART-19). */
export function CartWarnings() {
  const { t } = useLingui();
  const { notifications } = useShop().flows;
  const warnings = useSelector(notifications, cartWarnings);
  const close = () => notifications.send({ type: 'warnings.close' });
  return (
    <Dialog
      open
      size="sm"
      title={t`Il carrello è cambiato`}
      description={t`Non tutto era disponibile come lo volevi:`}
      closeLabel={t`Chiudi`}
      onClose={close}
      footer={
        <Button block onClick={close}>
          {t`Ho capito`}
        </Button>
      }
    >
      <Prose>
        <ul>
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Prose>
    </Dialog>
  );
}
