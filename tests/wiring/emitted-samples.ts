import { firstOrders } from '../../contract/rules/orders/order-filters.ts';
import { anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { cartSummary } from '../../paths/models/cart-summary-cases.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { aUser } from '../../paths/fixtures/profile-fixtures.ts';
import type { EmittedEvent } from '../../src/wiring/emitted-events.ts';

type SamplesByType = {
  readonly [Type in EmittedEvent['type']]: readonly Extract<EmittedEvent, { type: Type }>[];
};

const answer = anAnswer(undefined, { infos: [{ text: 'Aggiornato', code: null, field: null }] });
const product = aProduct();
const item = { productId: 11, quantity: 2, infos: {} };
const request = {
  kind: 'product',
  requestId: 'add-1',
  product,
  quantity: 1,
  chosen: {},
  acceptAlternatives: true,
} as const;

/** Of every event that machines emit one, or one of each kind. */
export const samples: SamplesByType = {
  'account.deleted': [{ type: 'account.deleted' }],
  'addition.cleared': [{ type: 'addition.cleared', request }],
  'additions.wanted': [{ type: 'additions.wanted', items: [item] }],
  'address.saved': [{ type: 'address.saved' }],
  'address.used': [{ type: 'address.used' }],
  'amendment.begun': [
    { type: 'amendment.begun', orderId: 41, hadLines: true },
    { type: 'amendment.begun', orderId: 41, hadLines: false },
  ],
  'amendment.confirmed': [{ type: 'amendment.confirmed', orderId: 41 }],
  'amendment.ended': [{ type: 'amendment.ended', orderId: 41 }],
  'amendment.left': [{ type: 'amendment.left', orderId: 41 }],
  'cart.added': [
    { type: 'cart.added', request, answer, hadMessages: false, isWhole: true },
    { type: 'cart.added', request, answer, hadMessages: true, isWhole: true },
  ],
  'cart.answered': [
    { type: 'cart.answered', answer },
    { type: 'cart.answered', answer, operation: 'setTimeslot' },
  ],
  'cart.changed': [{ type: 'cart.changed', summary: cartSummary.ready }],
  'cart.emptied': [{ type: 'cart.emptied', items: [item], hadMessages: false }],
  'cart.outcomeUnknown': [{ type: 'cart.outcomeUnknown' }],
  'cart.prepared': [{ type: 'cart.prepared' }],
  'cart.unavailable': [{ type: 'cart.unavailable' }],
  'cart.written': [{ type: 'cart.written', before: null, after: null }],
  'changes.sent': [{ type: 'changes.sent', count: 3 }],
  'confirmation.dismissed': [{ type: 'confirmation.dismissed' }],
  'consents.completed': [{ type: 'consents.completed', returnTo: '/cart/' }],
  'cookies.settled': [{ type: 'cookies.settled', preferences: null }],
  'dashboard.requested': [{ type: 'dashboard.requested' }],
  'delivery.fixed': [{ type: 'delivery.fixed', isFixed: true }],
  'exclusions.changed': [{ type: 'exclusions.changed', hasExclusions: true }],
  'failure.raised': [{ type: 'failure.raised', operation: 'setProduct', subject: 11, error: 'timeout' }],
  'filters.applied': [{ type: 'filters.applied', query: { ...firstOrders, page: 2 } }],
  'gate.opened': [{ type: 'gate.opened', gate: 'timeslot' }],
  'hash.changed': [{ type: 'hash.changed', hash: 'w89' }],
  'home.requested': [{ type: 'home.requested', replace: true }],
  'line.removed': [
    { type: 'line.removed', product, item, hadMessages: false },
    { type: 'line.removed', product, item, hadMessages: true },
  ],
  'lines.wanted': [{ type: 'lines.wanted' }],
  'link.opened': [{ type: 'link.opened', link: '/ricette' }],
  'list.changed': [{ type: 'list.changed', name: 'Festa', wanted: true, count: 1 }],
  'list.copied': [{ type: 'list.copied', listId: 7, name: 'Festa' }],
  'list.joined': [{ type: 'list.joined', listId: 7, name: 'Festa' }],
  'list.left': [{ type: 'list.left' }],
  'list.ordered': [{ type: 'list.ordered', listId: 7 }],
  'list.outdated': [{ type: 'list.outdated' }],
  'login.confirmed': [{ type: 'login.confirmed' }],
  'login.dismissed': [{ type: 'login.dismissed' }],
  'login.requested': [{ type: 'login.requested' }],
  'login.withdrawn': [{ type: 'login.withdrawn' }],
  'messages.received': [{ type: 'messages.received', answer, subject: 11 }],
  'navigation.requested': [{ type: 'navigation.requested', path: '/faq', replace: false }],
  'notice.acted': [{ type: 'notice.acted', act: { does: 'putBack', items: [item] } }],
  'order.answered': [{ type: 'order.answered', order: anOrder() }],
  'order.cancelled': [{ type: 'order.cancelled', orderId: 41 }],
  'order.outdated': [{ type: 'order.outdated', orderId: 41 }],
  'order.placed': [{ type: 'order.placed', orderId: 41 }],
  'order.returned': [{ type: 'order.returned', orderId: 41, warnings: [] }],
  'page.missing': [{ type: 'page.missing' }],
  'password.reset': [{ type: 'password.reset', email: 'a@b.example' }],
  'payment.settled': [{ type: 'payment.settled', orderId: 41 }],
  'paymentMethod.changed': [{ type: 'paymentMethod.changed', orderId: 41 }],
  'point.chosen': [{ type: 'point.chosen' }],
  'profile.required': [{ type: 'profile.required' }],
  'profile.saved': [{ type: 'profile.saved', level: 2, leadsToCheckout: false }],
  'provider.requested': [{ type: 'provider.requested', url: 'https://bank.example/pay' }],
  'recovery.sent': [{ type: 'recovery.sent', email: 'a@b.example' }],
  'registration.sent': [{ type: 'registration.sent' }],
  'review.requested': [{ type: 'review.requested' }],
  'search.submitted': [{ type: 'search.submitted', text: 'latte' }],
  'service.resumed': [{ type: 'service.resumed' }],
  'serviceDown.requested': [{ type: 'serviceDown.requested' }],
  'session.absent': [{ type: 'session.absent' }],
  'session.closed': [
    { type: 'session.closed', reason: 'logout' },
    { type: 'session.closed', reason: 'replaced' },
    { type: 'session.closed', reason: 'expired' },
  ],
  'session.opened': [{ type: 'session.opened', isSingleSignOn: false }],
  'session.unanswered': [{ type: 'session.unanswered' }],
  'singleSignOn.left': [{ type: 'singleSignOn.left' }],
  'slot.expired': [{ type: 'slot.expired' }],
  'update.accepted': [{ type: 'update.accepted', store: null }],
  'user.changed': [{ type: 'user.changed', user: aUser() }],
  'words.changed': [{ type: 'words.changed', words: ['latte', 'pane'] }],
};
