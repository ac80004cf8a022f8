import type { I18n } from '@lingui/core';
import { destinationOf, type DestinationEvent } from '../routing/destinations.ts';
import type { VisitorFlows } from '../views/flows.ts';
import type { EmittedEventHandlers, BroadcastEvent } from './emitted-events.ts';
import { noticeTexts, type Notices } from './notices.ts';

export interface EventHandlersDependencies {
  flows: Pick<VisitorFlows, 'shop' | 'cart'>;
  broadcast: (event: BroadcastEvent) => void;
  notices: Notices;
  i18n: I18n;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (url: string) => void;
  rememberWord: (text: string) => void;
}

/** What is done about every event a machine emits: it goes to other machines, or it touches the world. */
export function createEventHandlers({
  flows,
  broadcast,
  notices,
  i18n,
  navigate,
  leave,
  rememberWord,
}: EventHandlersDependencies): EmittedEventHandlers {
  const go = (event: DestinationEvent) => {
    const { href, replace } = destinationOf(event);
    navigate(href, { replace });
  };
  return {
    'session.opened': broadcast,
    'session.absent': broadcast,
    'session.closed': broadcast,
    'login.dismissed': broadcast,
    'service.resumed': broadcast,
    'cart.changed': broadcast,
    'cart.unavailable': broadcast,
    'hash.changed': broadcast,
    'payment.settled': broadcast,

    'login.requested': (event) => flows.shop.send(event),
    'login.withdrawn': (event) => flows.shop.send(event),
    'gate.opened': (event) => flows.shop.send(event),
    'delivery.fixed': (event) => flows.shop.send(event),
    'cart.outcomeUnknown': (event) => flows.cart.send(event),
    'cart.answered'(event) {
      flows.cart.send(event);
      notices.answered(event.answer);
    },

    'cart.prepared': go,
    'home.requested': go,
    'navigation.requested': go,
    'page.missing': go,
    'review.requested': go,
    'serviceDown.requested': go,
    'order.placed'(event) {
      broadcast(event);
      go(event);
    },
    'paymentMethod.changed'(event) {
      broadcast(event);
      go(event);
    },
    'provider.requested': ({ url }) => leave(url),
    'search.submitted'(event) {
      rememberWord(event.text);
      go(event);
    },

    'messages.received': ({ answer }) => notices.answered(answer),
    'cart.added'({ request, hadMessages }) {
      if (hadMessages) return; // GATE-16
      notices.success(
        i18n._(request.kind === 'product' ? noticeTexts.added(request.name) : noticeTexts.addedAll),
      );
    },
    'line.removed'({ name, hadMessages }) {
      if (!hadMessages) notices.success(i18n._(noticeTexts.removed(name)));
    },
    'address.saved': () => notices.success(i18n._(noticeTexts.addressSaved)),
    'order.cancelled'(event) {
      broadcast(event);
      notices.success(i18n._(noticeTexts.orderCancelled(event.orderId)));
    },
    'order.returned': () => notices.success(i18n._(noticeTexts.addedAll)),
    'slot.expired': () => notices.success(i18n._(noticeTexts.slotExpired)),
    'failure.raised': ({ operation, error }) => notices.failure(operation, error),
  };
}
