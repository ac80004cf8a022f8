import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isConflict, type WaitingChange } from '../../../contract/rules/offline/waiting-change.ts';
import { waitingOf, waitingOnList } from '../../../machines/offline-queue/offline-queue.selectors.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { clockIcon } from '../../ui/icons/clock.ts';
import { useShop } from '../shop-context.ts';

/** That a line was changed without network and waits for it; nothing where it was not (B-27). */
export function WaitingMark({ itemId }: { itemId: number }) {
  const change = useSelector(useShop().flows.offlineQueue, (queue) => waitingOf(queue, itemId));
  return <Mark change={change} />;
}

/** The same of a product of a list. */
export function ListWaitingMark(product: { listId: number; productId: number }) {
  const change = useSelector(useShop().flows.offlineQueue, (queue) => waitingOnList(queue, product));
  return <Mark change={change} />;
}

function Mark({ change }: { change: WaitingChange | null }) {
  const { t } = useLingui();
  if (change === null) return null;
  return (
    <Badge tone="line" icon={clockIcon}>
      {isConflict(change) ? t`Da decidere` : t`In attesa di rete`}
    </Badge>
  );
}
