import { assign, emit, setup, stopChild } from 'xstate';
import type { PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { bagsMachine } from '../bags/bags.machine.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { invoiceMachine } from '../invoice/invoice.machine.ts';
import type {
  BuyInput,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  PaymentChoice,
  PlacedOrder,
} from './checkout.types.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/**
 * From the reviewed cart to the order: prepare locks the cart, buy is sent once, and after a buy of unknown outcome the
 * server is asked whether the order exists before anything else (CHK-01…CHK-13, decisions 001 and 005).
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as CheckoutInput,
    children: {} as { invoice: 'invoice'; bags: 'bags' },
    tags: {} as 'busy' | 'paying',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    // Provided: charts know each other by type only.
    invoice: {} as typeof invoiceMachine,
    bags: {} as typeof bagsMachine,
    /** The order of a buy that was sent and not answered, or null where there is none. */
    findPlacedOrder: {} as GivenCall<PlacedOrder | null>,
    viewRestriction: {} as GivenCall<PurchaseRestriction>,
    /** Saves the note beside everything else, without a word: it survives a reload. */
    keepNote: {} as GivenCall<void, { note: string }>,
    saveNote: {} as GivenCall<CartAnswer, { note: string }>,
    prepare: {} as GivenCall<CartAnswer<PreparedCart>, { hasAcceptedTerms: boolean }>,
    listAuths: {} as GivenCall<PaymentAuth[], { paymentTypeIds: readonly PaymentTypeId[] }>,
    buy: {} as GivenCall<PlacedOrder, BuyInput>,
  },
  actions: {
    assignSummary: assign((_, { summary }: { summary: CartSummary }) => ({ summary })),
    assignTerms: assign((_, { isAccepted }: { isAccepted: boolean }) => ({ hasAcceptedTerms: isAccepted })),
    assignNote: assign((_, { text }: { text: string }) => ({ note: text })),
    assignSavedNote: assign({ savedNote: ({ context }) => context.note }),
    assignInvoice: assign((_, { isNeeded, isSaved }: { isNeeded: boolean; isSaved: boolean }) => ({
      invoice: { isNeeded, isSaved },
    })),
    assignRestriction: assign((_, { restriction }: { restriction: PurchaseRestriction }) => ({
      restriction,
    })),
    assignPrepared: assign(({ context }, { answer }: { answer: CartAnswer<PreparedCart> }) => ({
      summary: { ...context.summary, isLocked: true, isShort: false },
      prepared: answer.cart,
      preparedAt: answer.answeredAt,
      error: null,
    })),
    assignAuths: assign((_, { auths }: { auths: readonly PaymentAuth[] }) => ({ auths })),
    assignChoice: assign((_, { choice }: { choice: PaymentChoice }) => ({ choice, error: null })),
    assignKey: assign((_, { key }: { key: string }) => ({ key, hasAskedInVain: false, error: null })),
    assignPlaced: assign((_, { placed }: { placed: PlacedOrder | null }) => ({ placed, error: null })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    clearError: assign({ error: null, isNotPlaced: false }),
    assignNotPlaced: assign(({ context }) => ({
      isNotPlaced: context.key !== '',
      key: '',
      hasAskedInVain: false,
      error: null,
    })),
    /** Refused, it is out of the world: nothing is left to be asked about. */
    clearKey: assign({ key: '' }),
    markAskedInVain: assign({ hasAskedInVain: true }),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    emitDeliveryFixed: emit((_, { isFixed }: { isFixed: boolean }) => ({
      type: 'delivery.fixed' as const,
      isFixed,
    })),
    stopInvoice: stopChild('invoice'),
    stopBags: stopChild('bags'),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'openDialog' as const,
      error,
    })),
    emitPrepared: emit({ type: 'cart.prepared' }),
    requestReview: emit({ type: 'review.requested' }),
    emitPlaced: emit(({ context: { placed } }) => {
      if (placed === null) throw new Error('an order is placed before it is shown');
      return { type: 'order.placed' as const, orderId: placed.orderId };
    }),
    goToProvider: emit(({ context: { placed } }) => {
      if (!placed?.redirectUrl) throw new Error('an order is placed before its provider is gone to');
      return { type: 'provider.requested' as const, url: placed.redirectUrl };
    }),
  },
  guards: {
    /** Something is lacking of which the last answer said nothing. */
    isNewlyShort: {} as GivenGuard<{ restriction: PurchaseRestriction }>,
    isPlaced: (_, { placed }: { placed: PlacedOrder | null }) => placed !== null,
    needsProvider: (_, { placed }: { placed: PlacedOrder | null }) =>
      placed !== null && placed.redirectUrl !== null,
    isPayment: (_, { page }: { page: string }) => page === 'payment',
    isCheckout: (_, { page }: { page: string }) => page === 'checkout',
    canPrepare: ({ context: { summary, hasAcceptedTerms, invoice, restriction } }) =>
      summary.isLoggedIn &&
      summary.hasLines &&
      summary.isAddressAssigned &&
      summary.isTimeslotAssigned &&
      hasAcceptedTerms &&
      (!invoice.isNeeded || invoice.isSaved) &&
      restriction?.ok === true,
    isNoteUnsaved: ({ context }) => context.note !== context.savedNote,
    canPlace: ({ context: { choice, prepared, hasAcceptedTerms, invoice } }) =>
      choice !== null && prepared !== null && hasAcceptedTerms && (!invoice.isNeeded || invoice.isSaved),
    /** A write opened the prepared cart again. */
    isUnlocked: ({ context }) => !context.summary.isLocked,
    isShort: ({ context }) => context.summary.isShort,
    /** What was lost at the press is answered: the write that did so opened the cart again. */
    isLossAnswered: {} as GivenGuard<{ summary: CartSummary }>,
    /** Another way to pay, or another press, may do; everything else is mended at the checkout. */
    isRefusedPayment: {} as GivenGuard<FailedCall>,
    isSessionExpired: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isAlreadyOrdered: {} as GivenGuard<FailedCall>,
  },
  delays: {
    answerTimeout: 15_000,
    buyTimeout: 30_000,
    notePause: 600,
    /** The prepared cart stays locked for 30 minutes (CART-23). */
    lockLifetime: ({ context: { prepared, preparedAt } }) =>
      prepared === null || prepared.lockedUntil === null
        ? 1_800_000
        : Math.max(0, new Date(prepared.lockedUntil).getTime() - preparedAt),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    summary: input.summary,
    note: input.summary.note,
    savedNote: input.summary.note,
    hasAcceptedTerms: false,
    invoice: { isNeeded: input.summary.needsInvoice, isSaved: false },
    restriction: null,
    prepared: null,
    preparedAt: 0,
    auths: [],
    choice: null,
    key: '',
    placed: null,
    isNotPlaced: false,
    hasAskedInVain: false,
    error: null,
  }),
  initial: 'checkingOutcome',
  invoke: [
    {
      id: 'invoice',
      src: 'invoice',
      input: ({ context, self }) => ({ parent: self, isNeeded: context.summary.needsInvoice }),
      // Its last message stays valid: payment waits for an invoice that is wanted and not saved.
      onError: {
        actions: ['stopInvoice', { type: 'emitFailure', params: ({ event }) => event }],
        meta: { req: ['CHK-05'] },
      },
    },
    {
      id: 'bags',
      src: 'bags',
      onError: {
        actions: ['stopBags', { type: 'emitFailure', params: ({ event }) => event }],
        meta: { req: ['CHK-03'] },
      },
    },
  ],
  on: {
    // In every state: the flow may come back to reviewing.
    'cart.changed': { actions: { type: 'assignSummary', params: ({ event }) => event } },
    'invoice.changed': {
      actions: { type: 'assignInvoice', params: ({ event }) => event },
      meta: { req: ['CHK-05'] },
    },
  },
  states: {
    reviewing: {
      description: 'The shopper reviews the cart, its address and slot, the note, the invoice and the terms.',
      initial: 'checking',
      on: {
        'cart.changed': {
          target: '.checking',
          actions: { type: 'assignSummary', params: ({ event }) => event },
        },
        'note.changed': {
          target: '.typingNote',
          reenter: true,
          actions: { type: 'assignNote', params: ({ event }) => event },
          meta: { req: ['CART-17'] },
        },
        'checkout.continue': {
          guard: 'canPrepare',
          target: 'checkingNote',
          actions: 'clearError',
          meta: { req: ['CHK-02', 'CHK-07'] },
        },
        'review.retry': { target: '.checking', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'terms.accept': {
          actions: { type: 'assignTerms', params: ({ event }) => event },
          meta: { req: ['CHK-04'] },
        },
        'page.entered': {
          guard: { type: 'isPayment', params: ({ event }) => event },
          actions: 'requestReview',
          meta: { req: ['CHK-07'] },
        },
      },
      states: {
        checking: {
          tags: ['busy'],
          invoke: {
            id: 'viewRestriction',
            src: 'viewRestriction',
            onDone: [
              {
                guard: { type: 'isNewlyShort', params: ({ event }) => ({ restriction: event.output }) },
                target: 'checked',
                // The lines on screen do not say yet what of them is lacking.
                actions: [
                  { type: 'assignRestriction', params: ({ event }) => ({ restriction: event.output }) },
                  'emitOutcomeUnknown',
                ],
                meta: { req: ['CART-18', 'CART-19'] },
              },
              {
                target: 'checked',
                actions: {
                  type: 'assignRestriction',
                  params: ({ event }) => ({ restriction: event.output }),
                },
                meta: { req: ['CART-18', 'CHK-02'] },
              },
            ],
            onError: { target: 'checked', actions: { type: 'assignFailure', params: ({ event }) => event } },
          },
          after: { answerTimeout: { target: 'checked', actions: 'assignTimeout' } },
          on: {
            // Nothing goes on before the answer; what is typed meanwhile is kept after it.
            'note.changed': {
              actions: { type: 'assignNote', params: ({ event }) => event },
              meta: { req: ['CART-17'] },
            },
            'checkout.continue': {},
            'review.retry': {},
          },
        },
        checked: {
          always: [
            { guard: 'isNoteUnsaved', target: 'typingNote', meta: { req: ['CART-17'] } },
            { target: 'ready' },
          ],
        },
        ready: {},
        typingNote: {
          description: 'The note was changed: it is kept once the shopper pauses.',
          after: { notePause: { target: 'keepingNote', meta: { req: ['CART-17'] } } },
        },
        keepingNote: {
          description: 'The note is saved while the shopper goes on: a reload finds it.',
          invoke: {
            id: 'keepNote',
            src: 'keepNote',
            input: ({ context }) => ({ note: context.note }),
            onDone: { target: 'ready', actions: 'assignSavedNote', meta: { req: ['CART-17'] } },
            // It is saved once more on the way to the payment.
            onError: { target: 'ready' },
          },
          after: { answerTimeout: { target: 'ready' } },
        },
      },
    },
    checkingNote: {
      always: [{ guard: 'isNoteUnsaved', target: 'savingNote' }, { target: 'preparing' }],
    },
    savingNote: {
      description: 'A write after prepare would open the cart again, so the note is saved before.',
      tags: ['busy'],
      entry: { type: 'emitDeliveryFixed', params: { isFixed: true } },
      exit: { type: 'emitDeliveryFixed', params: { isFixed: false } },
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: ({ context }) => ({ note: context.note }),
        onDone: [
          {
            guard: 'canPrepare',
            target: 'preparing',
            actions: 'assignSavedNote',
            meta: { req: ['CART-17'] },
          },
          { target: 'reviewing', actions: 'assignSavedNote', meta: { req: ['CHK-02'] } },
        ],
        onError: [
          { guard: { type: 'isSessionExpired', params: ({ event }) => event }, target: 'awaitingSession' },
          { target: 'reviewing', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'reviewing', actions: 'assignTimeout' } },
    },
    preparing: {
      tags: ['busy'],
      entry: { type: 'emitDeliveryFixed', params: { isFixed: true } },
      exit: { type: 'emitDeliveryFixed', params: { isFixed: false } },
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => ({ hasAcceptedTerms: context.hasAcceptedTerms }),
        onDone: {
          target: 'choosingPayment',
          actions: [
            { type: 'assignPrepared', params: ({ event }) => ({ answer: event.output }) },
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            'emitPrepared',
          ],
          meta: { req: ['CHK-07'] },
        },
        onError: [
          {
            guard: { type: 'isSessionExpired', params: ({ event }) => event },
            target: 'awaitingSession',
            meta: { req: ['SES-07'] },
          },
          {
            target: 'reviewing',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'emitOutcomeUnknown'],
            meta: { req: ['CHK-08'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'reviewing', actions: ['assignTimeout', 'emitOutcomeUnknown'] } },
    },
    choosingPayment: {
      description: 'The cart is locked for payment; the shopper chooses how to pay.',
      tags: ['paying'],
      initial: 'loadingAuths',
      on: {
        'payment.choose': {
          actions: { type: 'assignChoice', params: ({ event }) => event },
          meta: { req: ['CHK-13'] },
        },
        'order.place': {
          guard: 'canPlace',
          target: 'buying',
          actions: { type: 'assignKey', params: ({ event }) => event },
          meta: { req: ['CHK-09', 'B-11'] },
        },
        'checkout.continue': { guard: 'canPrepare', target: 'checkingNote', actions: 'clearError' },
      },
      // Also when it was heard of while a buy was on its way that is refused now.
      always: {
        guard: 'isUnlocked',
        target: 'reviewing',
        actions: 'requestReview',
        meta: { req: ['CART-23'] },
      },
      after: {
        lockLifetime: {
          target: 'reviewing',
          actions: ['emitOutcomeUnknown', 'requestReview'],
          meta: { req: ['CART-23'] },
        },
      },
      states: {
        loadingAuths: {
          always: { guard: 'isShort', target: 'mending', meta: { req: ['CART-18'] } },
          invoke: {
            id: 'listAuths',
            src: 'listAuths',
            input: ({ context }) => ({
              paymentTypeIds: (context.prepared?.paymentTypes ?? [])
                .filter((type) => type.online)
                .map((type) => type.paymentTypeId),
            }),
            onDone: {
              target: 'ready',
              actions: { type: 'assignAuths', params: ({ event }) => ({ auths: event.output }) },
              meta: { req: ['CHK-13'] },
            },
            // Stored cards are a convenience: without them a new one can be used.
            onError: { target: 'ready' },
          },
          after: { answerTimeout: { target: 'ready' } },
        },
        ready: { always: { guard: 'isShort', target: 'mending', meta: { req: ['CART-18'] } } },
        mending: {
          description:
            'The order cannot be placed as it stands: what was lost is answered line by line, or the checkout is opened.',
          on: {
            'order.place': {},
            'checkout.continue': {},
            'cart.changed': {
              guard: { type: 'isLossAnswered', params: ({ event }) => event },
              target: '#checkout.reviewing',
              actions: [
                { type: 'assignSummary', params: ({ event }) => event },
                'clearError',
                'requestReview',
              ],
              meta: { req: ['CART-18', 'CART-23'] },
            },
            'page.entered': {
              guard: { type: 'isCheckout', params: ({ event }) => event },
              target: '#checkout.reviewing',
              meta: { req: ['CHK-08'] },
            },
          },
        },
      },
    },
    buying: {
      tags: ['busy', 'paying'],
      entry: { type: 'emitDeliveryFixed', params: { isFixed: true } },
      exit: { type: 'emitDeliveryFixed', params: { isFixed: false } },
      invoke: {
        id: 'buy',
        src: 'buy',
        input: ({ context: { prepared, choice, key } }) => {
          if (!prepared?.cartId || choice === null)
            throw new Error('a prepared cart is bought in a chosen way');
          return { cartId: prepared.cartId, choice, key };
        },
        onDone: [
          {
            guard: { type: 'needsProvider', params: ({ event }) => ({ placed: event.output }) },
            target: 'redirected',
            actions: { type: 'assignPlaced', params: ({ event }) => ({ placed: event.output }) },
            meta: { req: ['CHK-11', 'CHK-29'] },
          },
          {
            target: 'placed',
            actions: { type: 'assignPlaced', params: ({ event }) => ({ placed: event.output }) },
            meta: { req: ['CHK-11'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isSessionExpired', params: ({ event }) => event },
            target: 'awaitingSession',
            meta: { req: ['SES-07'] },
          },
          {
            guard: { type: 'isAlreadyOrdered', params: ({ event }) => event },
            target: 'checkingOutcome',
            meta: { req: ['CHK-10'] },
          },
          {
            guard: { type: 'isRefusedPayment', params: ({ event }) => event },
            target: 'choosingPayment.ready',
            actions: [
              'clearKey',
              { type: 'assignFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['CHK-08', 'CHK-13'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'choosingPayment.mending',
            actions: [
              'clearKey',
              { type: 'assignFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['CHK-08'] },
          },
          {
            target: 'outcomeUnknown',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['CHK-10', 'ERR-13'] },
          },
        ],
      },
      after: { buyTimeout: { target: 'checkingOutcome', meta: { req: ['CHK-10'] } } },
    },
    outcomeUnknown: {
      description:
        'The buy was sent and not answered: the shopper checks, or the app does when the service is back.',
      tags: ['paying'],
      on: {
        'outcome.check': { target: 'checkingOutcome', meta: { req: ['CHK-10'] } },
        'service.resumed': { target: 'checkingOutcome', meta: { req: ['CHK-10', 'NAV-18'] } },
        'session.opened': { target: 'checkingOutcome' },
      },
    },
    checkingOutcome: {
      tags: ['busy', 'paying'],
      invoke: {
        id: 'checkOutcome',
        src: 'findPlacedOrder',
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ placed: event.output }) },
            target: 'placed',
            actions: { type: 'assignPlaced', params: ({ event }) => ({ placed: event.output }) },
            meta: { req: ['CHK-10'] },
          },
          { target: 'reviewing', actions: ['assignNotPlaced', 'requestReview'], meta: { req: ['CHK-10'] } },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: ['markAskedInVain', { type: 'assignFailure', params: ({ event }) => event }],
        },
      },
      after: { answerTimeout: { target: 'outcomeUnknown', actions: ['markAskedInVain', 'assignTimeout'] } },
    },
    awaitingSession: {
      description:
        'The session expired: the choices are kept; after the login the order is looked for, not bought again.',
      on: { 'session.opened': { target: 'checkingOutcome', meta: { req: ['SES-07', 'SES-13', 'CHK-10'] } } },
    },
    placed: {
      type: 'final',
      entry: ['emitOutcomeUnknown', 'emitPlaced'],
    },
    redirected: {
      description: 'The order exists; the shopper pays at the provider.',
      type: 'final',
      entry: ['emitOutcomeUnknown', 'goToProvider'],
    },
  },
});
