import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { cartAnsweredAt } from '../../../machines/cart/cart.selectors.ts';
import { isOffline } from '../../../machines/connection/connection.selectors.ts';
import { isCartWaiting } from '../../../machines/offline-queue/offline-queue.selectors.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { useNow } from '../words/use-now.ts';

/** Of when the cart's prices are, while they may be others by now (B-27). */
export function CartAsOf() {
  const { cart, connection, offlineQueue } = useShop().flows;
  const at = useSelector(cart, cartAnsweredAt);
  const offline = useSelector(connection, isOffline);
  const waits = useSelector(offlineQueue, isCartWaiting);
  return at !== null && (offline || waits) && <AsOf at={at} />;
}

function AsOf({ at }: { at: number }) {
  const { t } = useLingui();
  const days = useDayWords();
  const today = shopTime(new Date(useNow()).toISOString()).day;
  const { day, time } = shopTime(new Date(at).toISOString());
  return (
    <Text size="sm" tone="muted">
      {day === today
        ? t`Prezzi e disponibilità delle ${time}`
        : t`Prezzi e disponibilità di ${days.relativeWithin(day, today)}, ore ${time}`}
    </Text>
  );
}
