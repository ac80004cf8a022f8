import { assign, emit, sendTo, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type {
  CartLineContext,
  CartLineEmitted,
  CartLineEvent,
  CartLineInput,
  SyncedLine,
} from './cart-line.types.ts';

/**
 * One line of the cart: the wanted number is shown at once, saved after a quiet moment, one save in flight, the last
 * number wins; whatever leads to 0 asks first (CART-04…CART-08, RULE-CART-1…3). In a shop that holds its cart the number
 * waits for the explicit save (CART-07). Login and service reach its calls through the cart, which reads first whose cart it is.
 */
export const cartLineMachine = setup({
  types: {
    context: {} as CartLineContext,
    events: {} as CartLineEvent,
    emitted: {} as CartLineEmitted,
    input: {} as CartLineInput,
    tags: {} as 'unsaved' | 'held' | 'confirming',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    saveLine: {} as GivenPatientCall<
      { answer: CartAnswer; quantity: number },
      { itemId: number; quantity: number }
    >,
    removeLine: {} as GivenPatientCall<{ answer: CartAnswer }, { itemId: number }>,
  },
  actions: {
    stepUp: {} as GivenAction,
    stepDown: {} as GivenAction,
    assignTyped: {} as GivenAction<{ text: string }>,
    markSent: assign({ sent: ({ context }) => context.wanted }),
    assignSaved: assign((_, { quantity }: { quantity: number }) => ({ saved: quantity })),
    assignSavedAndWanted: assign((_, { quantity }: { quantity: number }) => ({
      saved: quantity,
      wanted: quantity,
    })),
    assignSynced: assign((_, { product, quantity, infos }: SyncedLine) => ({
      product,
      infos,
      saved: quantity,
      wanted: quantity,
    })),
    assignSyncedSaved: assign((_, { product, quantity, infos }: SyncedLine) => ({
      product,
      infos,
      saved: quantity,
    })),
    /** So much less is wanted, at least nothing. */
    takeBack: {} as GivenAction<{ quantity: number }>,
    markRemoved: assign({ wanted: 0 }),
    restoreSaved: assign({ wanted: ({ context }) => context.saved, hint: null }),
    sendAnswerToCart: sendTo(
      ({ context }) => context.cart,
      ({ context: { itemId } }, { answer }: { answer: CartAnswer }) => ({
        type: 'cart.answered' as const,
        answer,
        itemId,
      }),
    ),
    /** The cart says that login or service is back: the write that waits for them is made again. */
    forwardToCall: sendTo(
      (_, { call }: { call: 'saveLine' | 'removeLine' }) => call,
      ({ event }) => event,
    ),
    reportHeld: sendTo(
      ({ context }) => context.cart,
      ({ context: { itemId, wanted } }) => ({ type: 'line.held' as const, itemId, quantity: wanted }),
    ),
    reportSettled: sendTo(
      ({ context }) => context.cart,
      ({ context: { itemId } }) => ({ type: 'line.held' as const, itemId, quantity: null }),
    ),
    sendOutcomeUnknownToCart: sendTo(({ context }) => context.cart, { type: 'cart.outcomeUnknown' }),
    emitMessages: emit(({ context }, { answer }: { answer: CartAnswer }) => ({
      type: 'messages.received' as const,
      subject: context.product.productId,
      answer,
    })),
    emitRemoved: emit(({ context: { product, infos, saved } }, { answer }: { answer: CartAnswer }) => ({
      type: 'line.removed' as const,
      product,
      item: { productId: product.productId, quantity: saved, infos },
      hadMessages: answer.infos.length + answer.warnings.length > 0,
    })),
    emitFailure: emit(
      ({ context: { product } }, failure: { operation: 'setProduct' | 'removeProduct'; error: unknown }) => ({
        type: 'failure.raised' as const,
        subject: product.productId,
        ...failure,
      }),
    ),
  },
  guards: {
    asksRemoval: {} as GivenGuard<{ step: 'down' } | { step: 'typed'; text: string }>,
    isUnsaved: ({ context }) => context.wanted !== context.saved,
    isRemoval: ({ context }) => context.wanted === 0 && context.saved > 0,
    isOvertaken: ({ context }) => context.wanted !== context.sent,
    isHeld: ({ context }) => !context.isLive && context.wanted !== context.saved,
    isHolding: ({ context }) => !context.isLive,
  },
  delays: { quiet: 400 },
}).createMachine({
  id: 'cartLine',
  context: ({ input: { held, ...input } }) => ({
    ...input,
    wanted: held ?? input.saved,
    sent: input.saved,
    hint: null,
  }),
  initial: 'resting',
  on: { 'line.gone': { target: '.removed' } },
  states: {
    resting: {
      initial: 'judging',
      on: {
        'quantity.increase': { target: '.judging', actions: 'stepUp', meta: { req: ['QTY-01', 'QTY-09'] } },
        'quantity.decrease': [
          {
            guard: { type: 'asksRemoval', params: { step: 'down' } },
            target: 'awaitingRemoval',
            meta: { req: ['QTY-03', 'CART-04'] },
          },
          { target: '.judging', actions: 'stepDown', meta: { req: ['QTY-03', 'QTY-04'] } },
        ],
        'quantity.entered': [
          {
            guard: { type: 'asksRemoval', params: ({ event }) => ({ step: 'typed', text: event.text }) },
            target: 'awaitingRemoval',
            meta: { req: ['QTY-07', 'CART-04'] },
          },
          {
            target: '.judging',
            actions: { type: 'assignTyped', params: ({ event }) => event },
            meta: { req: ['QTY-06', 'QTY-07'] },
          },
        ],
        'line.remove': { target: 'awaitingRemoval', meta: { req: ['CART-04'] } },
        'addition.undo': {
          target: '.judging',
          actions: { type: 'takeBack', params: ({ event }) => event },
          meta: { req: ['ERR-08'] },
        },
        'line.synced': [
          { guard: 'isUnsaved', actions: { type: 'assignSyncedSaved', params: ({ event }) => event } },
          { actions: { type: 'assignSynced', params: ({ event }) => event } },
        ],
      },
      states: {
        judging: {
          always: [
            { guard: 'isRemoval', target: '#cartLine.removing' },
            { guard: 'isHeld', target: 'held', meta: { req: ['CART-07'] } },
            { guard: 'isUnsaved', target: 'changed' },
            { guard: 'isHolding', target: 'settled', actions: 'reportSettled', meta: { req: ['CART-07'] } },
            { target: 'settled' },
          ],
        },
        settled: {},
        changed: {
          description: 'The number on screen is not saved yet; each change starts the quiet time anew.',
          tags: ['unsaved'],
          after: { quiet: { target: '#cartLine.saving', meta: { req: ['CART-06'] } } },
          on: {
            'page.left': { target: '#cartLine.saving', meta: { req: ['CART-06'] } },
          },
        },
        held: {
          description:
            'Held mode: the number waits for the explicit save, and is stored on the device meanwhile.',
          tags: ['held'],
          entry: 'reportHeld',
          on: {
            'line.save': { target: '#cartLine.saving', meta: { req: ['CART-07'] } },
            'line.discard': { target: 'judging', actions: 'restoreSaved', meta: { req: ['CART-07'] } },
          },
        },
      },
    },
    saving: {
      tags: ['unsaved'],
      entry: 'markSent',
      invoke: {
        id: 'saveLine',
        src: 'saveLine',
        input: ({ context }) => ({ itemId: context.itemId, quantity: context.wanted }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'resting',
            actions: [
              { type: 'assignSaved', params: ({ event }) => event.output },
              { type: 'sendAnswerToCart', params: ({ event }) => event.output },
              { type: 'emitMessages', params: ({ event }) => event.output },
            ],
            meta: { req: ['CART-08'] },
          },
          {
            target: 'resting',
            actions: [
              { type: 'assignSavedAndWanted', params: ({ event }) => event.output },
              { type: 'sendAnswerToCart', params: ({ event }) => event.output },
              { type: 'emitMessages', params: ({ event }) => event.output },
            ],
            meta: { req: ['CART-05', 'CART-06'] },
          },
        ],
        onError: {
          target: 'resting',
          actions: [
            'restoreSaved',
            { type: 'emitFailure', params: ({ event }) => ({ operation: 'setProduct', error: event.error }) },
            'sendOutcomeUnknownToCart',
          ],
          meta: { req: ['CART-06', 'ERR-11'] },
        },
      },
      on: {
        'quantity.increase': { actions: 'stepUp', meta: { req: ['CART-08'] } },
        'quantity.decrease': [
          { guard: { type: 'asksRemoval', params: { step: 'down' } }, target: 'awaitingRemoval' },
          { actions: 'stepDown' },
        ],
        'quantity.entered': [
          {
            guard: { type: 'asksRemoval', params: ({ event }) => ({ step: 'typed', text: event.text }) },
            target: 'awaitingRemoval',
          },
          { actions: { type: 'assignTyped', params: ({ event }) => event } },
        ],
        'line.remove': { target: 'awaitingRemoval' },
        'addition.undo': {
          actions: { type: 'takeBack', params: ({ event }) => event },
          meta: { req: ['ERR-08'] },
        },
        'session.opened': {
          actions: { type: 'forwardToCall', params: { call: 'saveLine' } },
          meta: { req: ['SES-07'] },
        },
        'service.resumed': {
          actions: { type: 'forwardToCall', params: { call: 'saveLine' } },
          meta: { req: ['ERR-13'] },
        },
      },
    },
    awaitingRemoval: {
      description: 'The confirmation stands open; No puts the saved number back.',
      tags: ['confirming'],
      on: {
        'removal.confirm': { target: 'removing', actions: 'markRemoved', meta: { req: ['CART-04'] } },
        'removal.dismiss': {
          target: 'resting',
          actions: ['restoreSaved', 'sendOutcomeUnknownToCart'],
          meta: { req: ['CART-04', 'SHELL-13'] },
        },
        'line.synced': { actions: { type: 'assignSyncedSaved', params: ({ event }) => event } },
      },
    },
    removing: {
      tags: ['unsaved'],
      invoke: {
        id: 'removeLine',
        src: 'removeLine',
        input: ({ context }) => ({ itemId: context.itemId }),
        onDone: {
          target: 'removed',
          actions: [
            { type: 'sendAnswerToCart', params: ({ event }) => event.output },
            { type: 'emitMessages', params: ({ event }) => event.output },
            { type: 'emitRemoved', params: ({ event }) => event.output },
          ],
          meta: { req: ['CART-05', 'ERR-10'] },
        },
        onError: {
          target: 'resting',
          actions: [
            'restoreSaved',
            {
              type: 'emitFailure',
              params: ({ event }) => ({ operation: 'removeProduct', error: event.error }),
            },
            'sendOutcomeUnknownToCart',
          ],
          meta: { req: ['ERR-11'] },
        },
      },
      on: {
        'session.opened': {
          actions: { type: 'forwardToCall', params: { call: 'removeLine' } },
          meta: { req: ['SES-07'] },
        },
        'service.resumed': {
          actions: { type: 'forwardToCall', params: { call: 'removeLine' } },
          meta: { req: ['ERR-13'] },
        },
      },
    },
    removed: { type: 'final' },
  },
});
