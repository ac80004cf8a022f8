import type { addToCartActors } from '../../../machines/add-to-cart/add-to-cart.actors.ts';
import { addToCartLogic } from '../../../machines/add-to-cart/add-to-cart.logic.ts';
import { productAwaitingOptions } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import type {
  AddToCartRequest,
  OrderRequest,
  ProductRequest,
} from '../../../machines/add-to-cart/add-to-cart.types.ts';
import { aCart, anAnswer, aProduct } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { cartSummary } from '../cart-summary-cases.ts';
import { addToCartRules } from './add-to-cart.rules.ts';
import { penne, isPenne } from './add-to-cart.terms.ts';

const option = (parameterName: string, key: string) => ({
  name: parameterName,
  parameterName,
  values: [{ key, name: key }],
  selected: null,
});

const ham: ProductRequest = {
  ...penne,
  requestId: 'key-ham',
  product: aProduct({
    productId: 12,
    name: 'Prosciutto cotto',
    selectOptions: [option('spessore', 'sottile'), option('confezione', 'carta')],
  }),
};

const order: OrderRequest = { kind: 'order', requestId: 'key-order', orderId: 900 };

/** A request as a new click makes it: with a key of its own. */
const requested = (sentence: string, request: AddToCartRequest) =>
  says(sentence, { request: { ...request, requestId: crypto.randomUUID() } });

const messages = { infos: [], warnings: [{ code: null, text: 'Solo 3', field: null }] };

const quantityAtOptions = (snapshot: Parameters<typeof productAwaitingOptions>[0]): number | null =>
  productAwaitingOptions(snapshot)?.quantity ?? null;

const isDoubled = (request: AddToCartRequest): boolean =>
  request.kind === 'product' && request.quantity > penne.quantity;

const nameOf = (request: AddToCartRequest): string =>
  request.kind === 'product' ? `${request.quantity} ${request.product.name}` : 'order';

export const addToCartModel = flowModel<typeof addToCartLogic, ReturnType<typeof addToCartActors>>({
  name: 'add-to-cart',
  machine: addToCartLogic,
  starts: [{ says: 'the shop is open' }],
  cases: {
    'cart.add': ({ context: { pending, queue, unconfirmed } }) => {
      const hamRequest = requested('ham is to be added', ham);
      if (pending === null)
        return [
          requested('penne are to be added', penne),
          hamRequest,
          requested('a whole past order is to be added', order),
        ];
      if (!isPenne(pending) || isPenne(unconfirmed)) return [];
      const penneRequest = requested('penne are to be added', penne);
      // A second press waits, a third joins it.
      if (queue.length === 0) return [hamRequest, penneRequest];
      return queue.every((request) => isPenne(request) && !isDoubled(request)) ? [penneRequest] : [];
    },
    'cart.changed': [
      says('the cart is ready for adding', { summary: cartSummary.ready }),
      says('the cart has no slot', { summary: cartSummary.withoutSlot }),
      says('the cart has a slot nobody chose', { summary: cartSummary.proposedSlot }),
      says('the cart has no address', { summary: cartSummary.withoutAddress }),
      says('the cart belongs to nobody', { summary: cartSummary.nobody }),
    ],
    'cart.unavailable': [says('the cart cannot be loaded')],
    'session.opened': [says('the shopper is logged in')],
    'session.absent': ({ context }) => (context.isLoggedIn ? [] : [says('the start finds nobody logged in')]),
    'session.closed': [
      says('the session expired', { reason: 'expired' }),
      says('the shopper has logged out', { reason: 'logout' }),
      says('another shopper’s session has taken the place', { reason: 'replaced' }),
    ],
    'service.resumed': [says('the service is back')],
    'delivery.closed': [says('the dialogs of address and slot are closed after a choice')],
    'gate.dismiss': [says('the gate’s dialog is closed')],
    'option.choose': (snapshot) =>
      (productAwaitingOptions(snapshot)?.product.selectOptions ?? [])
        .filter(({ parameterName }) => productAwaitingOptions(snapshot)?.chosen[parameterName] === undefined)
        .slice(0, 1)
        .map(({ parameterName, values }) =>
          says(`the option ${parameterName} is chosen`, { parameterName, key: values[0]?.key ?? '' }),
        ),
    'quantity.increase': (snapshot) =>
      quantityAtOptions(snapshot) === ham.quantity ? [says('one more is wanted')] : [],
    'quantity.decrease': (snapshot) =>
      (quantityAtOptions(snapshot) ?? 0) > ham.quantity ? [says('one less is wanted')] : [],
    'quantity.entered': (snapshot) =>
      (quantityAtOptions(snapshot) ?? 0) > ham.quantity
        ? [says('as many as before are typed', { text: String(ham.quantity) })]
        : [],
    'options.confirm': [says('the options are confirmed')],
  },
  answers: {
    add: {
      done: [
        says('the add is done', anAnswer(aCart())),
        says('the add is done, with a word of the server', anAnswer(aCart(), messages)),
      ],
      failed: [
        ...fails('the add', 'sessionExpired', 'serviceDown', 'network'),
        refuses('the add', 'errors.maxAcq'),
        refuses('the add', 'cart.address.required'),
        refuses('the add', 'cart.timeslot.required'),
      ],
    },
  },
  writes: ['add'],
  facts: ['cart.changed', 'session.closed'],
  // What is known of the cart (4) times the request with its options (5), in each of the waiting states.
  limit: 400,
  project: ({
    context: { isLoggedIn, isAddressAssigned, isTimeslotAssigned, pending, queue, unconfirmed },
  }) => ({
    summary: [isLoggedIn, isAddressAssigned, isTimeslotAssigned].filter(Boolean).length,
    pending: pending === null ? null : nameOf(pending),
    chosen: pending?.kind === 'product' ? Object.keys(pending.chosen).length : 0,
    quantity: pending?.kind === 'product' ? pending.quantity : 0,
    queue: queue.map(nameOf),
    // Which request is in doubt matters only to the same request made again.
    isPenneUnsettled: isPenne(unconfirmed),
  }),
  rules: addToCartRules,
  survivors: [
    {
      fault: 'forget event: (root) on gate.dismiss',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
    {
      fault: 'forget event: (root) on delivery.closed',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
  ],
});
