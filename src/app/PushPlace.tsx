import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { shownMessage } from '../../machines/push-message/push-message.selectors.ts';
import { topAreaId } from '../ui/primitives/top-area-id.ts';
import { onDemand } from '../views/on-demand.tsx';
import { useShop } from '../views/shop-context.ts';
import { deviceWords, dialogModules } from '../wiring/dialog-modules.ts';

const PushCard = onDemand(async () => (await dialogModules.pushCard()).PushCard, deviceWords);

/** Where a message stands that comes while the shop is looked at; the keyboard comes to it first (PUSH-05). */
export function PushPlace() {
  const message = useSelector(useShop().flows.pushMessage, shownMessage);
  const area = document.getElementById(topAreaId);
  return message === null || area === null ? null : createPortal(<PushCard message={message} />, area);
}
