import type { I18n } from '@lingui/core';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { additionOf } from '../../machines/add-to-cart/addition.logic.ts';
import type { AddToCartRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { lineRef } from '../../machines/cart/cart.selectors.ts';
import type { CartFact, NoticeAct } from '../../machines/notifications/notifications.types.ts';
import { destinationOf, type DestinationEvent } from '../routing/destinations.ts';
import type { AppStateStore } from '../../services/device/app-state.ts';
import { newUuid } from '../../services/uuid.ts';
import { singleSignOnLogout } from '../routing/identity-paths.ts';
import { paths } from '../routing/paths.ts';
import type { VisitorFlows } from '../views/flows.ts';
import type { EmittedEventHandlers, BroadcastEvent } from './emitted-events.ts';
import { noticeTexts, type Done, type Notices, type SuccessDetails } from './notices.ts';
import { undoOfAddition } from './undo-addition.ts';

export interface EventHandlersDependencies {
  flows: Pick<VisitorFlows, 'shop' | 'addToCart' | 'cart' | 'session'>;
  broadcast: (event: BroadcastEvent) => void;
  notices: Notices;
  i18n: I18n;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (to: { url: string }) => void;
  rememberWord: (searched: { text: string }) => void;
  /** What this device remembers of the shopping (SHELL-15, LIFE-09). */
  remember: Pick<AppStateStore, 'shopped' | 'ordered'>;
  /** Removes what this tab stores of the cart its shopper emptied (B-43). */
  forgetEmptied: () => void;
}

/** One product by itself, or many at once. */
const addedFact = (request: AddToCartRequest | null): CartFact => {
  if (request?.kind === 'product') return { productId: request.product.productId, isIn: true };
  const [only, ...others] = request?.kind === 'products' ? request.items : [];
  return { productId: others.length > 0 ? null : (only?.productId ?? null), isIn: true };
};

/** What was added, and what takes it out again. */
const additionDetails = ({
  request,
  answer,
}: {
  request: AddToCartRequest | null;
  answer: CartAnswer;
}): SuccessDetails & { of: Done; cart: CartFact } => ({
  of: additionOf(request),
  undo: undoOfAddition(request, answer),
  cart: addedFact(request),
  ...(request?.kind === 'product' && { product: request.product }),
});

/** What is done about every event a machine emits: it goes to other machines, or it touches the world. */
export function createEventHandlers({
  flows,
  broadcast,
  notices,
  i18n,
  navigate,
  leave,
  rememberWord,
  remember,
  forgetEmptied,
}: EventHandlersDependencies): EmittedEventHandlers {
  const go = (event: DestinationEvent) => {
    const { href, replace } = destinationOf(event);
    navigate(href, { replace });
  };
  /** What was asked for comes back, or goes, by the flows it went by. */
  const undo = (act: NoticeAct) => {
    if (act.does === 'takeOut')
      lineRef(flows.cart.getSnapshot(), act.itemId)?.send({ type: 'addition.undo', quantity: act.quantity });
    else if (act.does === 'putBack')
      flows.addToCart.send({
        type: 'cart.add',
        request: { kind: 'products', requestId: newUuid(), items: act.items },
      });
  };
  return {
    'session.opened': broadcast,
    'session.absent': broadcast,
    'session.unanswered': broadcast,
    'session.closed'(event) {
      broadcast(event);
      if (event.reason !== 'expired') forgetEmptied();
      // What an earlier try said is over.
      if (event.reason === 'logout') notices.done({ operation: 'logout' });
    },
    'singleSignOn.left': () => leave({ url: singleSignOnLogout(paths.home) }),
    'login.dismissed': broadcast,
    'login.confirmed': broadcast,
    'confirmation.dismissed': broadcast,
    'service.resumed': broadcast,
    'cookies.settled': broadcast,
    'cart.changed': broadcast,
    'cart.unavailable': broadcast,
    // Analytics alone want to know.
    'cart.written': () => undefined,
    'hash.changed': broadcast,
    'payment.settled': broadcast,
    'update.accepted': broadcast,
    'link.opened': broadcast,
    'user.changed': broadcast,
    'exclusions.changed'(event) {
      broadcast(event);
      // Its lines are judged anew, and whether there are exclusions at all.
      flows.cart.send({ type: 'cart.reload' });
    },

    'login.requested': (event) => flows.shop.send(event),
    'login.withdrawn': (event) => flows.shop.send(event),
    'addition.cleared': ({ request }) => flows.addToCart.send({ type: 'cart.add', request }),
    'gate.opened': (event) => flows.shop.send(event),
    'delivery.fixed': (event) => flows.shop.send(event),
    'cart.outcomeUnknown': (event) => flows.cart.send(event),
    'cart.answered'(event) {
      flows.cart.send({ type: 'cart.answered', answer: event.answer });
      if ('operation' in event) notices.done(event);
      notices.answered(
        event.answer,
        'request' in event ? additionDetails(event) : 'operation' in event ? { ...event, of: event } : {},
      );
    },

    'cart.prepared': go,
    'consents.completed': go,
    'dashboard.requested': go,
    // The page the filters stand on has brought this code; no other page needs it.
    'filters.applied': ({ query }) =>
      void import('../routing/orders/order-query.ts').then(({ ordersPath }) =>
        navigate(ordersPath(query), { replace: false }),
      ),
    'home.requested': go,
    'navigation.requested': go,
    'page.missing': go,
    'registration.sent': go,
    'review.requested': go,
    'serviceDown.requested': go,
    'words.changed': go,
    'profile.saved'(event) {
      flows.shop.send(event);
      go(event);
    },
    // The page that is not for this shopper is heard of by all before the next one.
    'profile.required': (event) => queueMicrotask(() => go(event)),
    'order.placed'(event) {
      remember.ordered(event.orderId);
      broadcast(event);
      go(event);
    },
    'paymentMethod.changed'(event) {
      broadcast(event);
      go(event);
    },
    'recovery.sent'(event) {
      flows.session.send({ type: 'email.typed', email: event.email });
      go(event);
    },
    'password.reset'(event) {
      flows.session.send({ type: 'email.typed', email: event.email });
      go(event);
      flows.session.send({ type: 'login.request' });
    },
    'account.deleted'(event) {
      // The answer was given to nobody, for which a page of the shopper's own asks for a login (SES-08).
      flows.session.send({ type: 'login.dismiss' });
      go(event);
    },
    'provider.requested': leave,
    'search.submitted'(event) {
      rememberWord(event);
      go(event);
    },

    'messages.received'({ answer, subject }) {
      notices.done({ operation: 'setProduct', subject });
      notices.answered(answer, { of: { operation: 'setProduct', subject } });
    },
    'cart.added'(event) {
      remember.shopped();
      broadcast(event);
      const { request, answer, hadMessages } = event;
      const details = additionDetails({ request, answer });
      // GATE-16
      if (hadMessages) notices.done(details.of, details.cart);
      else notices.success(i18n._(noticeTexts.added(request, answer.cart)), details);
    },
    'list.changed'(event) {
      broadcast(event);
      notices.success(i18n._(noticeTexts.listChanged(event)), { of: { operation: 'changeList' } });
    },
    'list.outdated': broadcast,
    'list.copied'(event) {
      notices.success(i18n._(noticeTexts.listCopied(event.name)));
      go(event);
    },
    'list.joined'(event) {
      notices.success(i18n._(noticeTexts.listJoined(event.name)));
      go(event);
    },
    'list.left': go,
    // The cart knows the address by now: what is asked next is the slot there.
    'list.ordered': ({ listId }) =>
      flows.addToCart.send({ type: 'cart.add', request: { kind: 'list', requestId: newUuid(), listId } }),
    'line.removed'({ product, item, hadMessages }) {
      const of: Done = { operation: 'removeProduct', subject: product.productId };
      const cart: CartFact = { productId: product.productId, isIn: false };
      if (hadMessages) {
        notices.done(of, cart);
        return;
      }
      const undo = { does: 'putBack' as const, items: [item] };
      notices.success(i18n._(noticeTexts.removed(product.name)), { of, undo, cart, product });
    },
    'cart.emptied'({ items }) {
      notices.success(i18n._(noticeTexts.emptied), {
        of: { operation: 'emptyCart' },
        undo: { does: 'putBack', items },
        cart: { productId: null, isIn: false },
      });
    },
    'notice.acted'(event) {
      undo(event.act);
      // An exchange is taken back by its own flow.
      broadcast(event);
    },
    'address.saved'(event) {
      broadcast(event);
      notices.success(i18n._(noticeTexts.addressSaved), { of: { operation: 'setAddress' } });
    },
    'point.chosen': broadcast,
    'address.used': () => flows.shop.send({ type: 'delivery.open', want: 'timeslot' }),
    'order.cancelled'(event) {
      broadcast(event);
      notices.success(i18n._(noticeTexts.orderCancelled(event.orderId)), {
        of: { operation: 'cancelOrder' },
      });
    },
    'order.returned'({ warnings }) {
      notices.done({ operation: 'returnOrder' });
      if (warnings.length > 0) notices.answered({ infos: [], warnings });
      else notices.success(i18n._(noticeTexts.orderAdded));
    },
    'lines.wanted': () => flows.cart.send({ type: 'lines.save' }),
    'amendment.begun'(event) {
      notices.done({ operation: 'amendOrder' });
      if (event.hadLines) notices.success(i18n._(noticeTexts.cartSetAside));
      go(event);
    },
    'amendment.confirmed'(event) {
      broadcast(event);
      notices.success(i18n._(noticeTexts.orderChanged(event.orderId)));
      go(event);
    },
    'amendment.left'({ orderId }) {
      notices.success(i18n._(noticeTexts.orderUnchanged(orderId)), { of: { operation: 'leaveAmendment' } });
    },
    'amendment.ended': ({ orderId }) => notices.success(i18n._(noticeTexts.amendmentEnded(orderId))),
    'additions.wanted': ({ items }) =>
      flows.addToCart.send({
        type: 'cart.add',
        request: { kind: 'products', requestId: newUuid(), items },
      }),
    'order.outdated': broadcast,
    'order.answered': broadcast,
    'changes.sent': ({ count }) => notices.success(i18n._(noticeTexts.changesSent(count))),
    'slot.expired': () => notices.success(i18n._(noticeTexts.slotExpired)),
    'failure.raised'(event) {
      const { operation, error } = event;
      notices.failure({ operation, ...('subject' in event && { subject: event.subject }) }, error);
    },
  };
}
