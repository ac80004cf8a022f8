import { assign, emit, sendTo, setup, spawnChild } from 'xstate';
import type { pendingRequestsMachine } from '../pending-requests/pending-requests.machine.ts';
import type { addToCartMachine } from '../add-to-cart/add-to-cart.machine.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { connectionMachine } from '../connection/connection.machine.ts';
import type { deliveryMachine } from '../delivery/delivery.machine.ts';
import type { DeliveryOutput } from '../delivery/delivery.types.ts';
import type { favouritesMachine } from '../favourites/favourites.machine.ts';
import type { giftCodeMachine } from '../gift-code/gift-code.machine.ts';
import type { navigationMachine } from '../navigation/navigation.machine.ts';
import type { FlowPage } from '../navigation/navigation.types.ts';
import type { notificationsMachine } from '../notifications/notifications.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { slotHoldMachine } from '../slot-hold/slot-hold.machine.ts';
import type { unpaidOrderMachine } from '../unpaid-order/unpaid-order.machine.ts';
import type { GivenCall, GivenGuard } from '../chart.types.ts';
import type { DeliveryWish, ShopContext, ShopEmitted, ShopEvent, ShopInput } from './shop.types.ts';

/**
 * The root: it spawns what lives as long as the app, opens the delivery dialogs for whoever asks, and keeps the
 * checkout alive while the shopper is away. Facts (past tense) reach every flow; intents are addressed here.
 */
export const shopMachine = setup({
  types: {
    context: {} as ShopContext,
    events: {} as ShopEvent,
    input: {} as ShopInput,
    children: {} as {
      session: 'session';
      navigation: 'navigation';
      cart: 'cart';
      addToCart: 'addToCart';
      favourites: 'favourites';
      slotHold: 'slotHold';
      giftCode: 'giftCode';
      unpaidOrder: 'unpaidOrder';
      notifications: 'notifications';
      pendingRequests: 'pendingRequests';
      connection: 'connection';
      delivery: 'delivery';
      checkout: 'checkout';
      loadDelivery: 'loadDelivery';
      loadCheckout: 'loadCheckout';
    },
    emitted: {} as ShopEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    // Provided: charts know each other by type only.
    session: {} as typeof sessionMachine,
    navigation: {} as typeof navigationMachine,
    cart: {} as typeof cartMachine,
    addToCart: {} as typeof addToCartMachine,
    favourites: {} as typeof favouritesMachine,
    slotHold: {} as typeof slotHoldMachine,
    giftCode: {} as typeof giftCodeMachine,
    unpaidOrder: {} as typeof unpaidOrderMachine,
    notifications: {} as typeof notificationsMachine,
    pendingRequests: {} as typeof pendingRequestsMachine,
    connection: {} as typeof connectionMachine,
    delivery: {} as typeof deliveryMachine,
    checkout: {} as typeof checkoutMachine,
    /** Code on demand: the flow is provided when its chunk is here. */
    loadDelivery: {} as GivenCall<void>,
    loadCheckout: {} as GivenCall<void>,
  },
  actions: {
    assignPage: assign((_, { page }: { page: FlowPage }) => ({ page })),
    assignSummary: assign((_, { summary }: { summary: CartSummary }) => ({ summary })),
    assignLevel: assign(({ context: { summary } }, { level }: { level: number }) => ({
      summary: summary && { ...summary, profileLevel: level },
    })),
    assignWant: assign((_, { want, addressType, slot }: DeliveryWish) => ({
      want,
      addressType: addressType ?? null,
      slot: slot ?? null,
    })),
    assignGate: assign((_, { gate }: { gate: string }) => ({
      want: gate === 'timeslot' ? ('timeslot' as const) : ('address' as const),
      addressType: null,
      slot: null,
    })),
    assignFixed: assign((_, { isFixed }: { isFixed: boolean }) => ({ isDeliveryFixed: isFixed })),
    askLogin: sendTo('session', { type: 'login.request' }),
    withdrawLogin: sendTo('session', { type: 'login.dismiss' }),
    dismissGate: sendTo('addToCart', { type: 'gate.dismiss' }),
    // A gate that opened beside the open dialogs was not heard.
    askForGates: sendTo('addToCart', { type: 'delivery.closed' }),
    learnHold: sendTo('slotHold', (_, { summary }: { summary: CartSummary }) =>
      summary.hold === null
        ? { type: 'hold.lost' as const }
        : { type: 'hold.changed' as const, hold: summary.hold },
    ),
    emitHashChanged: emit((_, { summary }: { summary: CartSummary }) => ({
      type: 'hash.changed' as const,
      hash: summary.hash,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'openDialog' as const,
      error,
    })),
    emitProfileRequired: emit({ type: 'profile.required' }),
    enterCheckoutPage: sendTo('checkout', (_, { page }: { page: FlowPage }) => ({
      type: 'page.entered' as const,
      page,
    })),
  },
  guards: {
    /** Another slot or warehouse than the prices on screen are of (CAT-13). */
    hasNewHash: {} as GivenGuard<{ summary: CartSummary }>,
    isLoginGate: (_, { gate }: { gate: string }) => gate === 'login',
    isDeliveryGate: (_, { gate }: { gate: string }) => gate === 'address' || gate === 'timeslot',
    /** Where an order is being paid neither address nor slot can be chosen. */
    isFrozenGate: {} as GivenGuard<{ gate: string }>,
    /** Neither while it is ordered nor, for the address, while an order is amended (ADR-08, SLOT-14). */
    canChangeDelivery: {} as GivenGuard<{ want: 'address' | 'timeslot' }>,
    isAnonymous: ({ context: { summary } }) => summary === null || !summary.isLoggedIn,
    isCheckoutPage: (_, { page }: { page: FlowPage }) => page === 'checkout' || page === 'payment',
    isCheckoutReady: ({ context: { summary } }, { page }: { page: FlowPage }) =>
      (page === 'checkout' || page === 'payment') && summary !== null && summary.isLoggedIn,
    isBarredFromCheckout: ({ context: { summary, minProfileLevel } }, { page }: { page: FlowPage }) =>
      (page === 'checkout' || page === 'payment') &&
      summary !== null &&
      summary.isLoggedIn &&
      summary.profileLevel < minProfileLevel,
    isIncomplete: ({ context: { minProfileLevel } }, { summary }: { summary: CartSummary }) =>
      summary.isLoggedIn && summary.profileLevel < minProfileLevel,
    isLoggedIn: (_, { summary }: { summary: CartSummary }) => summary.isLoggedIn,
    isDismissed: (_, { output }: { output: DeliveryOutput }) => output === 'dismissed',
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
    isLostAtCheckout: ({ context: { page } }, { reason }: { reason: string }) =>
      reason !== 'expired' && (page === 'checkout' || page === 'payment'),
  },
  delays: { chunkTimeout: 120_000 },
}).createMachine({
  id: 'shop',
  context: ({ input }) => ({
    ...input,
    page: 'other',
    summary: null,
    want: 'timeslot',
    addressType: null,
    slot: null,
    isDeliveryFixed: false,
  }),
  entry: [
    spawnChild('notifications', { id: 'notifications', systemId: 'notifications' }),
    spawnChild('pendingRequests', { id: 'pendingRequests', systemId: 'pendingRequests' }),
    spawnChild('connection', { id: 'connection', systemId: 'connection' }),
    spawnChild('navigation', { id: 'navigation', systemId: 'navigation', input: ({ context }) => context }),
    spawnChild('cart', { id: 'cart', systemId: 'cart', input: ({ context }) => context.cart }),
    spawnChild('addToCart', { id: 'addToCart', systemId: 'addToCart' }),
    spawnChild('favourites', { id: 'favourites', systemId: 'favourites' }),
    spawnChild('slotHold', { id: 'slotHold', systemId: 'slotHold' }),
    spawnChild('giftCode', { id: 'giftCode', systemId: 'giftCode' }),
    spawnChild('unpaidOrder', { id: 'unpaidOrder', systemId: 'unpaidOrder' }),
    // The last: who the visitor is, is told to the others.
    spawnChild('session', { id: 'session', systemId: 'session', input: ({ context }) => context }),
  ],
  type: 'parallel',
  states: {
    memory: {
      description: 'What every region may ask: where the shopper is and how the cart stands.',
      on: {
        'route.entered': { actions: { type: 'assignPage', params: ({ event }) => event } },
        'cart.changed': [
          {
            guard: { type: 'hasNewHash', params: ({ event }) => event },
            actions: [
              { type: 'assignSummary', params: ({ event }) => event },
              { type: 'learnHold', params: ({ event }) => event },
              { type: 'emitHashChanged', params: ({ event }) => event },
            ],
            meta: { req: ['CAT-13', 'B-16'] },
          },
          {
            actions: [
              { type: 'assignSummary', params: ({ event }) => event },
              { type: 'learnHold', params: ({ event }) => event },
            ],
            meta: { req: ['B-16'] },
          },
        ],
        // The cart is not asked for again to learn it.
        'profile.saved': {
          actions: { type: 'assignLevel', params: ({ event }) => event },
          meta: { req: ['SES-26'] },
        },
        'login.requested': { actions: 'askLogin' },
        'login.withdrawn': { actions: 'withdrawLogin', meta: { req: ['SES-14'] } },
        'login.dismissed': { actions: 'dismissGate', meta: { req: ['GATE-05', 'SES-14'] } },
      },
    },
    delivery: {
      initial: 'closed',
      // While its dialogs are open or on their way, a gate waits until they close: they ask for it then.
      on: { 'gate.opened': {} },
      states: {
        closed: {
          on: {
            'gate.opened': [
              {
                guard: { type: 'isLoginGate', params: ({ event }) => event },
                actions: 'askLogin',
                meta: { req: ['GATE-01'] },
              },
              {
                guard: { type: 'isFrozenGate', params: ({ event }) => event },
                actions: 'dismissGate',
                meta: { req: ['SLOT-14', 'ADR-08'] },
              },
              {
                guard: { type: 'isDeliveryGate', params: ({ event }) => event },
                target: 'loading',
                actions: { type: 'assignGate', params: ({ event }) => event },
                meta: { req: ['GATE-01'] },
              },
            ],
            'delivery.open': [
              {
                guard: 'isAnonymous',
                target: 'awaitingLogin',
                actions: [{ type: 'assignWant', params: ({ event }) => event }, 'askLogin'],
                meta: { req: ['SES-23'] },
              },
              {
                guard: { type: 'canChangeDelivery', params: ({ event }) => event },
                target: 'loading',
                actions: { type: 'assignWant', params: ({ event }) => event },
                meta: { req: ['ADR-08', 'ADR-09', 'SLOT-14'] },
              },
            ],
          },
        },
        awaitingLogin: {
          on: {
            'cart.changed': {
              guard: { type: 'isLoggedIn', params: ({ event }) => event },
              target: 'loading',
              meta: { req: ['SES-13'] },
            },
            'login.dismissed': { target: 'closed', meta: { req: ['SES-14'] } },
          },
        },
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadDelivery',
            src: 'loadDelivery',
            onDone: { target: 'open' },
            onError: {
              target: 'closed',
              actions: ['dismissGate', { type: 'emitFailure', params: ({ event }) => event }],
            },
          },
          after: {
            chunkTimeout: {
              target: 'closed',
              actions: ['dismissGate', { type: 'emitFailure', params: { error: 'timeout' } }],
              meta: { req: ['NAV-31'] },
            },
          },
        },
        open: {
          invoke: {
            id: 'delivery',
            src: 'delivery',
            input: ({ context: { summary, want, addressType, slot } }) => ({
              want,
              addressType,
              slot,
              isAddressAssigned: summary?.isAddressAssigned ?? false,
              isTimeslotAssigned: summary?.isTimeslotAssigned ?? false,
              deliveryServiceId: summary?.deliveryServiceId ?? 2,
              isLocker: summary?.isLocker ?? false,
              addressId: summary?.addressId ?? null,
              cartDay: summary?.cartDay ?? null,
            }),
            onDone: [
              {
                guard: { type: 'isDismissed', params: ({ event }) => event },
                target: 'closed',
                actions: 'dismissGate',
                meta: { req: ['GATE-05'] },
              },
              { target: 'closed', actions: 'askForGates', meta: { req: ['GATE-09'] } },
            ],
            onError: { target: 'closed', actions: 'dismissGate' },
          },
          on: {
            'session.closed': {
              guard: { type: 'isLost', params: ({ event }) => event },
              target: 'closed',
              actions: 'dismissGate',
            },
          },
        },
      },
    },
    checkout: {
      initial: 'away',
      // A checkout that is over fixes nothing.
      on: { 'delivery.fixed': {} },
      states: {
        away: {
          on: {
            'route.entered': [
              {
                guard: { type: 'isBarredFromCheckout', params: ({ event }) => event },
                actions: 'emitProfileRequired',
                meta: { req: ['SES-26'] },
              },
              { guard: { type: 'isCheckoutReady', params: ({ event }) => event }, target: 'loading' },
              { guard: { type: 'isCheckoutPage', params: ({ event }) => event }, target: 'awaitingCart' },
            ],
          },
        },
        awaitingCart: {
          description: 'The page is open, the cart is not there yet.',
          on: {
            'cart.changed': [
              {
                guard: { type: 'isIncomplete', params: ({ event }) => event },
                target: 'away',
                actions: 'emitProfileRequired',
                meta: { req: ['SES-26'] },
              },
              { guard: { type: 'isLoggedIn', params: ({ event }) => event }, target: 'loading' },
            ],
            'route.entered': [
              { guard: { type: 'isCheckoutPage', params: ({ event }) => event } },
              { target: 'away' },
            ],
          },
        },
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadCheckout',
            src: 'loadCheckout',
            onDone: { target: 'present' },
            onError: { target: 'failed', meta: { req: ['NAV-31'] } },
          },
          after: {
            chunkTimeout: { target: 'failed', meta: { req: ['NAV-31'] } },
          },
          on: {
            'route.entered': [
              { guard: { type: 'isCheckoutPage', params: ({ event }) => event } },
              { target: 'away' },
            ],
            'session.closed': [
              { guard: { type: 'isLostAtCheckout', params: ({ event }) => event }, target: 'awaitingCart' },
              { guard: { type: 'isLost', params: ({ event }) => event }, target: 'away' },
            ],
          },
        },
        failed: {
          description: 'Its code did not come, or it broke: the page says so, and asks once more.',
          on: {
            'checkout.retry': { target: 'loading', meta: { req: ['NAV-31'] } },
            'route.entered': [
              { guard: { type: 'isCheckoutReady', params: ({ event }) => event }, target: 'loading' },
              { guard: { type: 'isCheckoutPage', params: ({ event }) => event }, target: 'awaitingCart' },
              { target: 'away' },
            ],
            'session.closed': [
              { guard: { type: 'isLostAtCheckout', params: ({ event }) => event }, target: 'awaitingCart' },
              { guard: { type: 'isLost', params: ({ event }) => event }, target: 'away' },
            ],
          },
        },
        present: {
          description:
            'Kept while the shopper looks elsewhere, until the order is placed or the session ends.',
          exit: { type: 'assignFixed', params: { isFixed: false } },
          invoke: {
            id: 'checkout',
            src: 'checkout',
            input: ({ context: { summary } }) => {
              if (summary === null) throw new Error('a checkout is entered with a cart');
              return { summary };
            },
            onDone: { target: 'away', meta: { req: ['CHK-11'] } },
            onError: { target: 'failed', meta: { req: ['NAV-31'] } },
          },
          on: {
            'route.entered': {
              guard: { type: 'isCheckoutPage', params: ({ event }) => event },
              actions: { type: 'enterCheckoutPage', params: ({ event }) => event },
            },
            'delivery.fixed': {
              actions: { type: 'assignFixed', params: ({ event }) => event },
              meta: { req: ['RULE-CHECKOUT-10'] },
            },
            'session.closed': [
              { guard: { type: 'isLostAtCheckout', params: ({ event }) => event }, target: 'awaitingCart' },
              { guard: { type: 'isLost', params: ({ event }) => event }, target: 'away' },
            ],
          },
        },
      },
    },
  },
});
