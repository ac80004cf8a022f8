import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOfflineTold } from '../../../machines/connection/connection.selectors.ts';
import type { Notice } from '../../../machines/notifications/notifications.types.ts';
import { shownNotice, persistentNotices } from '../../../machines/notifications/notifications.selectors.ts';
import { infoIcon } from '../../ui/icons/info.ts';
import { Toast, ToastRegion } from '../../ui/overlays/Toast.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useShop } from '../shop-context.ts';

/** Short messages at the bottom: success passes by itself, errors and being offline stay until closed (SHELL-11, ERR-09, ERR-14, B-40). */
export function Toasts() {
  const { t } = useLingui();
  const { notifications, connection } = useShop().flows;
  const shown = useSelector(notifications, shownNotice);
  const offline = useSelector(connection, isOfflineTold);
  const staying = useSelector(notifications, persistentNotices).filter(
    // To try again what the network will bring by itself would be said beside it (B-40).
    ({ isOfNetwork }) => !(offline && isOfNetwork === true),
  );
  const toast = (notice: Notice) => (
    <Toast
      key={notice.id}
      tone={notice.tone === 'error' ? 'danger' : 'plain'}
      picture={notice.picture === undefined ? undefined : thumbPicture({ mediaURLMedium: notice.picture })}
      action={
        notice.action && {
          label: notice.action.label,
          onClick: () => notifications.send({ type: 'notice.act', id: notice.id }),
        }
      }
      close={{
        label: t`Chiudi il messaggio`,
        onClick: () => notifications.send({ type: 'notice.close', id: notice.id }),
      }}
    >
      {notice.text}
    </Toast>
  );
  return (
    <ToastRegion
      label={t`Notifiche`}
      polite={
        (offline || shown !== null) && (
          <>
            {offline && (
              <Toast
                icon={infoIcon}
                close={{
                  label: t`Chiudi il messaggio`,
                  onClick: () => connection.send({ type: 'offline.dismiss' }),
                }}
              >
                {t`Sei senza connessione. Quello che hai fatto è al sicuro: riproviamo appena torna la rete.`}
              </Toast>
            )}
            {shown !== null && toast(shown)}
          </>
        )
      }
      assertive={staying.length === 0 ? undefined : staying.map(toast)}
      onPause={() => notifications.send({ type: 'toast.pause' })}
      onResume={() => notifications.send({ type: 'toast.resume' })}
    />
  );
}
