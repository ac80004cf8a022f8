import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { awaitedMessages } from '../../../machines/notifications/notifications.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { useShop } from '../shop-context.ts';

/** What must not be missed, together until it is read: what the shop changed in the cart, and codes of the brand (ERR-06, CART-19). */
export function AwaitedMessages() {
  const { t } = useLingui();
  const { notifications } = useShop().flows;
  const messages = useSelector(notifications, awaitedMessages);
  const isOfCart = messages.every(({ of }) => of === 'cart');
  const read = () => notifications.send({ type: 'messages.read' });
  return (
    <Dialog
      open
      size="sm"
      title={isOfCart ? t`Il carrello è cambiato` : t`Attenzione`}
      description={isOfCart ? t`Non tutto era disponibile come lo volevi:` : undefined}
      closeLabel={t`Chiudi`}
      onClose={read}
      footer={
        <Button block onClick={read}>
          {t`Ho capito`}
        </Button>
      }
    >
      <Prose>
        {messages.length === 1 && !isOfCart ? (
          <p>{messages[0]?.text}</p>
        ) : (
          <ul>
            {messages.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Prose>
    </Dialog>
  );
}
