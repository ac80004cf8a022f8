import { expect, test } from 'vitest';
import { samples } from '../../../tests/wiring/emitted-samples.ts';
import { unstartedShop } from '../../../tests/wiring/unstarted-shop.ts';

/** What is done about every event of the samples. */
const effects: Readonly<Record<keyof typeof samples, readonly (readonly string[])[]>> = {
  'account.deleted': [['session: login.dismiss', 'goes to /account-deleted in place']],
  'addition.cleared': [
    [
      'addToCart: cart.add {"request":{"kind":"product","product":"…","quantity":1,"chosen":{},"acceptAlternatives":true}}',
    ],
  ],
  'additions.wanted': [
    [
      'addToCart: cart.add {"request":{"kind":"products","items":[{"productId":11,"quantity":2,"infos":{}}]}}',
    ],
  ],
  'address.saved': [['tells all address.saved', 'notifications: success, of setAddress, Indirizzo salvato']],
  'address.used': [['shop: delivery.open {"want":"timeslot"}']],
  'amendment.begun': [
    [
      'notifications: operation.done {"about":"amendOrder"}',
      'notifications: success, Il carrello di prima è da parte: torna quando hai finito',
      'goes to /cart/',
    ],
    ['notifications: operation.done {"about":"amendOrder"}', 'goes to /cart/'],
  ],
  'amendment.confirmed': [
    [
      'tells all amendment.confirmed',
      'notifications: success, L’ordine 41 è cambiato come volevi',
      'goes to /profile/orders/41',
    ],
  ],
  'amendment.ended': [
    ['notifications: success, La modifica dell’ordine 41 è finita altrove: questo è il carrello di adesso'],
  ],
  'amendment.left': [['notifications: success, of leaveAmendment, L’ordine 41 resta com’era']],
  'cart.added': [
    [
      'remembers a purchase',
      'tells all cart.added',
      'notifications: success, of addToCart 11, Penne rigate: aggiunto',
    ],
    [
      'remembers a purchase',
      'tells all cart.added',
      'notifications: operation.done {"about":"addToCart 11","cart":{"productId":11,"isIn":true}}',
    ],
  ],
  'cart.answered': [
    ['cart hears it', 'notifications: success, Aggiornato'],
    [
      'cart hears it',
      'notifications: operation.done {"about":"setTimeslot"}',
      'notifications: success, of setTimeslot, Aggiornato',
    ],
  ],
  'cart.changed': [['tells all cart.changed']],
  'cart.emptied': [['notifications: success, of emptyCart, putBack, Il carrello è vuoto']],
  'cart.outcomeUnknown': [['cart hears it']],
  'cart.prepared': [['goes to /payment']],
  'cart.unavailable': [['tells all cart.unavailable']],
  'cart.written': [[]],
  'changes.sent': [['notifications: success, Di nuovo in rete: 3 modifiche mandate']],
  'confirmation.dismissed': [['tells all confirmation.dismissed']],
  'consents.completed': [['goes to /cart/ in place']],
  'cookies.settled': [['tells all cookies.settled']],
  'dashboard.requested': [['goes to /profile/dashboard in place']],
  'delivery.fixed': [['shop hears it']],
  'exclusions.changed': [['tells all exclusions.changed', 'cart: cart.reload']],
  'failure.raised': [
    ['notifications: error, of setProduct 11, Non siamo riusciti a cambiare la quantità. Riprova.'],
  ],
  'filters.applied': [['goes to /profile/orders?page=2']],
  'gate.opened': [['shop hears it']],
  'hash.changed': [['tells all hash.changed']],
  'home.requested': [['goes to / in place']],
  'line.removed': [
    ['notifications: success, of removeProduct 11, putBack, Penne rigate: tolto dal carrello'],
    ['notifications: operation.done {"about":"removeProduct 11","cart":{"productId":11,"isIn":false}}'],
  ],
  'lines.wanted': [['cart: lines.save']],
  'link.opened': [['tells all link.opened']],
  'list.changed': [
    ['tells all list.changed', 'notifications: success, of changeList, Aggiunto alla lista «Festa»'],
  ],
  'list.copied': [['notifications: success, La lista «Festa» è tra le tue', 'goes to /profile/lists/7']],
  'list.joined': [
    ['notifications: success, Ora la lista «Festa» è tra le tue', 'goes to /profile/lists/7 in place'],
  ],
  'list.left': [['goes to /profile/lists in place']],
  'list.ordered': [['addToCart: cart.add {"request":{"kind":"list","listId":7}}']],
  'list.outdated': [['tells all list.outdated']],
  'login.confirmed': [['tells all login.confirmed']],
  'login.dismissed': [['tells all login.dismissed']],
  'login.requested': [['shop hears it']],
  'login.withdrawn': [['shop hears it']],
  'messages.received': [
    [
      'notifications: operation.done {"about":"setProduct 11"}',
      'notifications: success, of setProduct 11, Aggiornato',
    ],
  ],
  'navigation.requested': [['goes to /faq']],
  'notice.acted': [
    [
      'addToCart: cart.add {"request":{"kind":"products","items":[{"productId":11,"quantity":2,"infos":{}}]}}',
      'tells all notice.acted',
    ],
  ],
  'order.answered': [['tells all order.answered']],
  'order.cancelled': [
    ['tells all order.cancelled', 'notifications: success, of cancelOrder, L’ordine 41 è stato annullato'],
  ],
  'order.outdated': [['tells all order.outdated']],
  'order.placed': [
    ['remembers order 41', 'tells all order.placed', 'goes to /cart/payment-completed/41 in place'],
  ],
  'order.returned': [
    [
      'notifications: operation.done {"about":"returnOrder"}',
      'notifications: success, I prodotti dell’ordine sono nel carrello',
    ],
  ],
  'page.missing': [['goes to /not-found in place']],
  'password.reset': [
    [
      'session: email.typed {"email":"a@b.example"}',
      'goes to /reset-password-completed in place',
      'session: login.request',
    ],
  ],
  'payment.settled': [['tells all payment.settled']],
  'paymentMethod.changed': [
    ['tells all paymentMethod.changed', 'goes to /cart/payment-completed/41 in place'],
  ],
  'point.chosen': [['tells all point.chosen']],
  'profile.required': [['goes to /profile/profile-update?per=cassa in place']],
  'profile.saved': [['shop hears it', 'goes to /profile/profile-confirmed']],
  'provider.requested': [['leaves for https://bank.example/pay']],
  'recovery.sent': [['session: email.typed {"email":"a@b.example"}', 'goes to /reset-password-sent']],
  'registration.sent': [['goes to /registration-completed in place']],
  'review.requested': [['goes to /checkout in place']],
  'search.submitted': [['remembers the word latte', 'goes to /catalog/search?q=latte']],
  'service.resumed': [['tells all service.resumed']],
  'serviceDown.requested': [['goes to /service-down']],
  'session.absent': [['tells all session.absent']],
  'session.closed': [
    [
      'tells all session.closed',
      'forgets the emptied cart',
      'notifications: operation.done {"about":"logout"}',
    ],
    ['tells all session.closed', 'forgets the emptied cart'],
    ['tells all session.closed'],
  ],
  'session.opened': [['tells all session.opened']],
  'session.unanswered': [['tells all session.unanswered']],
  'singleSignOn.left': [['leaves for /ebsn/api/saml/do-logout?relay_state_url=%2F']],
  'slot.expired': [
    [
      'notifications: success, Il tempo per la fascia oraria è finito: il posto è tornato libero. Il carrello è al sicuro, scegli di nuovo la fascia.',
    ],
  ],
  'update.accepted': [['tells all update.accepted']],
  'user.changed': [['tells all user.changed']],
  'words.changed': [['goes to /catalog/fast-search?q=latte,pane in place']],
};

/** What leads on only when all have heard of it, or when the code for it has come. */
const later: ReadonlySet<string> = new Set(['filters.applied', 'profile.required']);

const types = Object.keys(samples);

const rows = Object.entries(samples).flatMap(([type, events]) =>
  events.map((event, index) => ({
    name: events.length > 1 ? `${type}, ${index + 1}` : type,
    event,
    wanted: effects[event.type][index],
  })),
);

test.each(rows)('what is done about $name', async ({ event, wanted }) => {
  const shop = unstartedShop(types);
  shop.handle(event);
  expect(shop.done()).toEqual(later.has(event.type) ? [] : wanted);
  await expect.poll(shop.done).toEqual(wanted);
});
