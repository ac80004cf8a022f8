import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { shownMessage } from '../../machines/push-message/push-message.selectors.ts';
import { topAreaId } from '../ui/primitives/top-area-id.ts';
import { useShop } from '../views/shop-context.ts';
import { PushCard } from '../views/notifications/PushCard.tsx';
import { PushPrimer } from '../views/notifications/PushPrimer.tsx';

/** Our own question, and the message that came last; the keyboard comes to that first (PUSH-01, PUSH-05). */
export function PushParts() {
  const message = useSelector(useShop().flows.pushMessage, shownMessage);
  const area = document.getElementById(topAreaId);
  return (
    <>
      <PushPrimer />
      {message !== null && area !== null && createPortal(<PushCard message={message} />, area)}
    </>
  );
}
