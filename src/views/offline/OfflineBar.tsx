import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOffline } from '../../../machines/connection/connection.selectors.ts';
import { undecidedCount, waitingCount } from '../../../machines/offline-queue/offline-queue.selectors.ts';
import { TopBar } from '../../ui/feedback/TopBar.tsx';
import { wifiOffIcon } from '../../ui/icons/device/wifi-off.ts';
import { infoIcon } from '../../ui/icons/info.ts';
import { useShop } from '../shop-context.ts';

/** That the device has no network and what waits for it, or what is to be decided since it is back (B-27, B-40). */
export function OfflineBar() {
  const { t } = useLingui();
  const { connection, offlineQueue } = useShop().flows;
  const offline = useSelector(connection, isOffline);
  const waiting = useSelector(offlineQueue, waitingCount);
  const undecided = useSelector(offlineQueue, undecidedCount);
  if (offline)
    return (
      <TopBar
        says={{
          icon: wifiOffIcon,
          title: t`Sei senza rete.`,
          text:
            waiting === 0
              ? t`Carrello, liste e carta funzionano.`
              : t`${plural(waiting, { one: '# modifica aspetta.', other: '# modifiche aspettano.' })}`,
        }}
      />
    );
  if (undecided === 0) return <TopBar says={null} />;
  return (
    <TopBar
      says={{
        icon: infoIcon,
        title: t`${plural(undecided, { one: '# modifica da decidere', other: '# modifiche da decidere' })}`,
      }}
      action={{ label: t`Decidi`, onClick: () => offlineQueue.send({ type: 'report.open' }) }}
    />
  );
}
