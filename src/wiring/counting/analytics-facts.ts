import type { AnalyticsEvent } from '../../../contract/api/analytics.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { cartChanges } from '../../../contract/rules/analytics/cart-changes.ts';
import { itemOf, lineItems, listedItems } from '../../../contract/rules/analytics/items.ts';
import { searchTerm } from '../../../contract/rules/analytics/search-term.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import type { Viewed } from '../../routing/viewed.ts';
import type { EmittedEvent } from '../emitted-events.ts';

interface AnalyticsFactsDependencies {
  track: (event: AnalyticsEvent) => void;
  cart: () => Cart | null;
  /** The way of payment that was chosen; null where none is known. */
  paymentType: () => number | null;
  /** The order was told before, on this device (COOK-03). */
  hasSent: (orderId: number) => boolean;
  rememberSent: (orderId: number) => void;
}

export interface AnalyticsFacts {
  /** Something happened in the shop. */
  told: (event: EmittedEvent) => void;
  /** A page is on screen with its data. */
  shown: (viewed: Viewed | null) => void;
  loggedIn: () => void;
}

/** Tells analytics what happens in the shop, in their words (COOK-02, COOK-03). */
export function analyticsFacts(deps: AnalyticsFactsDependencies): AnalyticsFacts {
  const { track } = deps;
  let list: Extract<Viewed, { kind: 'list' }> | null = null;

  /** The cart as an event has it; nothing is told of an empty one. */
  const withCart = (
    tell: (part: { value: number; items: ReturnType<typeof lineItems> }, cart: Cart) => void,
  ) => {
    const cart = deps.cart();
    const lines = cart === null ? [] : linesOf(cart);
    if (cart !== null && lines.length > 0)
      tell({ value: toCents(cart.totalPrice), items: lineItems(lines) }, cart);
  };

  const shown = (viewed: Viewed) => {
    switch (viewed.kind) {
      case 'list': {
        list = viewed;
        if (viewed.products.length === 0) return;
        const items = listedItems(viewed.products);
        track({ name: 'view_item_list', item_list_id: viewed.name, items });
        return;
      }
      case 'product': {
        const { product } = viewed;
        const items = [itemOf(product)];
        // Whoever comes from a list with it has chosen it there.
        if (list?.products.some(({ productId }) => productId === product.productId) === true)
          track({ name: 'select_item', item_list_id: list.name, items });
        list = null;
        track({ name: 'view_item', value: toCents(product.priceDisplay), items });
        return;
      }
      case 'checkout':
        withCart((part) => track({ name: 'begin_checkout', ...part }));
        return;
      case 'order': {
        const { orderId, orderItems = [], totalPrice, deliveryFee } = viewed.order;
        if (orderItems.length === 0 || deps.hasSent(orderId)) return;
        deps.rememberSent(orderId);
        track({
          name: 'purchase',
          transaction_id: String(orderId),
          value: toCents(totalPrice),
          shipping: toCents(deliveryFee),
          items: lineItems(orderItems),
        });
      }
    }
  };

  return {
    told(event) {
      switch (event.type) {
        case 'cart.written':
          for (const change of cartChanges(event.before, event.after)) track(change);
          return;
        case 'search.submitted': {
          const words = searchTerm(event.text);
          if (words !== null) track({ name: 'search', search_term: words });
          return;
        }
        case 'registration.sent':
          track({ name: 'sign_up', method: 'form' });
          return;
        case 'cart.prepared':
          withCart((part, { shippingAddress }) =>
            track({
              name: 'add_shipping_info',
              ...part,
              shipping_tier: shippingAddress?.addressTypeId === 2 ? 'home' : 'pickup',
            }),
          );
          return;
        case 'provider.requested':
        case 'order.placed': {
          const type = deps.paymentType();
          if (type !== null)
            withCart((part) => track({ name: 'add_payment_info', ...part, payment_type: String(type) }));
          return;
        }
        default:
      }
    },
    shown: (viewed) => viewed !== null && shown(viewed),
    loggedIn: () => track({ name: 'login', method: 'password' }),
  };
}
