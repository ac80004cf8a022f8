import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOffline } from '../../../machines/connection/connection.selectors.ts';
import { isCartOpen } from '../../../machines/drawers/drawers.selectors.ts';
import type { Notice } from '../../../machines/notifications/notifications.types.ts';
import { shownNotice, persistentNotices } from '../../../machines/notifications/notifications.selectors.ts';
import { Toast, ToastRegion } from '../../ui/overlays/Toast.tsx';
import { HeldQuantities } from '../cart/HeldQuantities.tsx';
import { useHeldCount } from '../cart/use-held-count.ts';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useShop } from '../shop-context.ts';

/**
 * Short messages at the bottom: success passes by itself, errors stay until closed (SHELL-11, ERR-09, ERR-14), and what
 * is to be saved until it is (CART-07).
 */
export function Toasts() {
  const { t } = useLingui();
  const { drawers, notifications, connection } = useShop().flows;
  const isSaidInDrawer = useSelector(drawers, isCartOpen);
  const heldCount = useHeldCount();
  const held = isSaidInDrawer ? 0 : heldCount;
  const shown = useSelector(notifications, shownNotice);
  const offline = useSelector(connection, isOffline);
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
        label: t`Chiudi il messaggio: ${notice.text}`,
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
        (shown !== null || held > 0) && (
          <>
            {shown !== null && toast(shown)}
            {held > 0 && <HeldQuantities count={held} />}
          </>
        )
      }
      assertive={staying.length === 0 ? undefined : staying.map(toast)}
      onPause={() => notifications.send({ type: 'toast.pause' })}
      onResume={() => notifications.send({ type: 'toast.resume' })}
    />
  );
}
