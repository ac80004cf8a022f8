import { useLingui } from '@lingui/react/macro';
import type { PushMessage } from '../../../contract/rules/push/push-message.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { bellRingIcon } from '../../ui/icons/device/bell-ring.ts';
import { NoticeCard } from '../../ui/overlays/NoticeCard.tsx';
import { useShop } from '../shop-context.ts';

/** A message that came while the shop is looked at; one that leads nowhere can only be closed (PUSH-05, PUSH-06). */
export function PushCard({ message }: { message: PushMessage }) {
  const { t } = useLingui();
  const { pushMessage } = useShop().flows;
  const { title, body, navTo } = message;
  return (
    <NoticeCard
      label={t`Notifica`}
      icon={bellRingIcon}
      title={title}
      text={body}
      actions={
        <>
          <Button variant="secondary" onClick={() => pushMessage.send({ type: 'message.close' })}>
            {t`Chiudi`}
          </Button>
          {navTo !== null && (
            <Button onClick={() => pushMessage.send({ type: 'message.confirm' })}>{t`Vai a vedere`}</Button>
          )}
        </>
      }
    />
  );
}
