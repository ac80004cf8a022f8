import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Notice } from '../../../machines/notifications/notifications.machine.ts';
import { shownNotice, persistentNotices } from '../../../machines/notifications/notifications.selectors.ts';
import { Toast, ToastRegion } from '../../ui/overlays/Toast.tsx';
import { useShop } from '../shop-context.ts';

/** Short messages at the bottom: success passes by itself, errors stay until closed (SHELL-11, ERR-09, ERR-14). */
export function Toasts() {
  const { t } = useLingui();
  const { notifications } = useShop().flows;
  const shown = useSelector(notifications, shownNotice);
  const staying = useSelector(notifications, persistentNotices);
  const toast = (notice: Notice) => (
    <Toast
      key={notice.id}
      tone={notice.tone === 'error' ? 'danger' : 'plain'}
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
      polite={shown === null ? undefined : toast(shown)}
      assertive={staying.length === 0 ? undefined : staying.map(toast)}
      onPause={() => notifications.send({ type: 'toast.pause' })}
      onResume={() => notifications.send({ type: 'toast.resume' })}
    />
  );
}
