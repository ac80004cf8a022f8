import type { I18n } from '@lingui/core';
import type { AnyEventObject } from 'xstate';
import { paths } from '../routing/paths.ts';
import { noticeTexts, type Notices } from './notices.ts';
import type { ShopRef } from './shop-logic.ts';
import type { EmittedEvent } from './emitted-events.ts';

export interface EventHandlers {
  root: () => ShopRef;
  notices: Notices;
  i18n: I18n;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (url: string) => void;
  rememberWord: (text: string) => void;
}

/** What the world does about what the flows say; facts have reached the other flows already. */
export function createEventHandlers({ root, notices, i18n, navigate, leave, rememberWord }: EventHandlers) {
  const flow = () => root().getSnapshot().children;

  return (emitted: AnyEventObject): void => {
    const signal = emitted as EmittedEvent; // every flow's emitted events are members of EmittedEvent
    switch (signal.type) {
      case 'navigation.requested':
        navigate(signal.path, { replace: signal.replace });
        return;
      case 'page.missing':
        navigate(paths.notFound, { replace: true });
        return;
      case 'provider.requested':
        leave(signal.url);
        return;
      case 'search.submitted':
        rememberWord(signal.text);
        navigate(paths.search(signal.text), { replace: false });
        return;
      case 'login.requested':
      case 'login.withdrawn':
      case 'gate.opened':
      case 'delivery.fixed':
        root().send(signal);
        return;
      case 'cart.answered':
        flow().cart?.send(signal);
        notices.answered(signal.answer);
        return;
      case 'messages.received':
        notices.answered(signal.answer);
        return;
      case 'cart.outcomeUnknown':
        flow().cart?.send(signal);
        return;
      case 'cart.added':
        if (signal.hadMessages) return; // GATE-16
        notices.success(
          i18n._(
            signal.request.kind === 'product' ? noticeTexts.added(signal.request.name) : noticeTexts.addedAll,
          ),
        );
        return;
      case 'line.removed':
        if (!signal.hadMessages) notices.success(i18n._(noticeTexts.removed(signal.name)));
        return;
      case 'address.saved':
        notices.success(i18n._(noticeTexts.addressSaved));
        return;
      case 'order.cancelled':
        notices.success(i18n._(noticeTexts.orderCancelled(signal.orderId)));
        return;
      case 'slot.expired':
        notices.success(i18n._(noticeTexts.slotExpired));
        return;
      case 'failure.raised':
        notices.failure(signal.operation, signal.error);
        return;
      default: // a fact, carried by the bus
    }
  };
}
