import { assign, emit, setup } from 'xstate';
import type { Cart } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { cartLineMachine } from '../cart-line/cart-line.machine.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { CartContext, CartEmitted, CartEvent, CartInput } from './cart.types.ts';

/**
 * The cart as the server last answered it: whichever call carries a cart hands it in, an older answer changes
 * nothing, and an answer that ran beside a write is followed by one fresh read (CART-09, RULE-CART-4).
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    input: {} as CartInput,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    loadCart: {} as GivenCall<CartAnswer>,
    /** Waits until no cart write is in flight, then reads once. */
    refreshCart: {} as GivenCall<CartAnswer>,
    cartLine: {} as typeof cartLineMachine, // provided: charts know each other by type only
  },
  actions: {
    assignCart: assign((_, { answer }: { answer: CartAnswer }) => ({
      cart: answer.cart,
      order: answer.order,
      answeredAt: answer.answeredAt,
      receivedAt: answer.receivedAt,
      error: null,
    })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    /**
     * Hands every line its part of the new cart; a line that is gone ends. The line that wrote has read its own
     * quantity: it hears of its product alone, and only when that changed.
     */
    syncLines: {} as GivenAction<{ cart: Cart | null; writer?: number | undefined }>,
    /** Keeps one actor for each line of the cart, with what is held of it. */
    trackLines: {} as GivenAction,
    sendToLines: {} as GivenAction<{
      type: 'session.opened' | 'service.resumed' | 'page.left' | 'line.save' | 'line.discard' | 'line.gone';
    }>,
    /** Records what a line holds, and the cart as it will be. */
    assignHeld: {} as GivenAction<{ itemId: number; quantity: number | null }>,
    dropCart: assign({ cart: null, lines: {}, error: null, held: null, expected: null }),
    emitCartChanged: {} as GivenAction,
    emitWritten: emit(({ context }, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.written' as const,
      before: context.cart,
      after: answer.cart,
    })),
    emitUnavailable: emit({ type: 'cart.unavailable' }),
  },
  guards: {
    isOlder: ({ context }, { answer }: { answer: CartAnswer }) => answer.order < context.order,
    isContested: (_, { answer }: { answer: CartAnswer }) => answer.contested,
    isKept: {} as GivenGuard,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
  delays: { answerTimeout: 15_000 },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ...input,
    held: input.held ?? null,
    expected: null,
    cart: null,
    order: 0,
    answeredAt: 0,
    receivedAt: 0,
    lines: {},
    error: null,
  }),
  initial: 'absent',
  on: {
    'line.held': {
      actions: { type: 'assignHeld', params: ({ event }) => event },
      meta: { req: ['CART-07'] },
    },
    'page.left': {
      actions: { type: 'sendToLines', params: { type: 'page.left' } },
      meta: { req: ['CART-06'] },
    },
    'session.closed': [
      {
        guard: { type: 'isLost', params: ({ event }) => event },
        target: '.absent',
        actions: [{ type: 'sendToLines', params: { type: 'line.gone' } }, 'dropCart'],
        meta: { req: ['SES-05', 'SES-08'] },
      },
      { target: '.hidden', meta: { req: ['SES-07'] } },
    ],
  },
  states: {
    absent: {
      description: 'Nobody has asked for the cart yet.',
      on: {
        'cart.answered': {
          target: 'present',
          actions: [{ type: 'assignCart', params: ({ event }) => event }, 'trackLines', 'emitCartChanged'],
        },
        'session.opened': { target: 'loading', meta: { req: ['SES-13'] } },
        // The question who the visitor is was for the cart as well.
        'session.unanswered': { target: 'unavailable', meta: { req: ['ERR-11'] } },
        'cart.reload': { target: 'loading' },
        // Nothing is shown that could be wrong.
        'cart.outcomeUnknown': {},
      },
    },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        onDone: [
          {
            guard: { type: 'isOlder', params: ({ event }) => ({ answer: event.output }) },
            target: 'present',
            actions: [
              { type: 'syncLines', params: ({ context }) => context },
              'trackLines',
              { type: 'sendToLines', params: { type: 'session.opened' } },
              'emitCartChanged',
            ],
          },
          {
            target: 'present',
            actions: [
              { type: 'syncLines', params: ({ event }) => event.output },
              { type: 'assignCart', params: ({ event }) => ({ answer: event.output }) },
              'trackLines',
              { type: 'sendToLines', params: { type: 'session.opened' } },
              'emitCartChanged',
            ],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-11'] },
        },
      },
      after: { answerTimeout: { target: 'unavailable', actions: 'assignTimeout' } },
      // A write answers while the cart is loaded: the load was started before it.
      on: {
        'cart.answered': [
          { guard: { type: 'isOlder', params: ({ event }) => event } },
          { actions: { type: 'assignCart', params: ({ event }) => event } },
        ],
        // The write may have reached the shop after this read began.
        'cart.outcomeUnknown': { target: 'loading', reenter: true, meta: { req: ['ERR-04'] } },
      },
    },
    present: {
      initial: 'current',
      on: {
        'cart.answered': [
          { guard: { type: 'isOlder', params: ({ event }) => event } },
          {
            guard: { type: 'isContested', params: ({ event }) => event },
            target: '.refreshing',
            actions: [
              { type: 'emitWritten', params: ({ event }) => event },
              {
                type: 'syncLines',
                params: ({ event }) => ({ cart: event.answer.cart, writer: event.itemId }),
              },
              { type: 'assignCart', params: ({ event }) => event },
              'trackLines',
              'emitCartChanged',
            ],
          },
          {
            actions: [
              { type: 'emitWritten', params: ({ event }) => event },
              {
                type: 'syncLines',
                params: ({ event }) => ({ cart: event.answer.cart, writer: event.itemId }),
              },
              { type: 'assignCart', params: ({ event }) => event },
              'trackLines',
              'emitCartChanged',
            ],
          },
        ],
        'cart.reload': { target: '.refreshing', meta: { req: ['CART-09'] } },
        'cart.outcomeUnknown': { target: '.refreshing' },
        'session.opened': [
          {
            guard: 'isKept',
            target: '.refreshing',
            actions: { type: 'sendToLines', params: { type: 'session.opened' } },
          },
          { target: 'loading', meta: { req: ['SES-13', 'GATE-06'] } },
        ],
        'service.resumed': {
          target: '.refreshing',
          actions: { type: 'sendToLines', params: { type: 'service.resumed' } },
          meta: { req: ['ERR-13'] },
        },
        'lines.save': {
          actions: { type: 'sendToLines', params: { type: 'line.save' } },
          meta: { req: ['CART-07'] },
        },
        'lines.discard': {
          actions: { type: 'sendToLines', params: { type: 'line.discard' } },
          meta: { req: ['CART-07'] },
        },
      },
      states: {
        current: {},
        refreshing: {
          tags: ['busy'],
          invoke: {
            id: 'refreshCart',
            src: 'refreshCart',
            onDone: [
              {
                guard: { type: 'isOlder', params: ({ event }) => ({ answer: event.output }) },
                target: 'current',
              },
              {
                guard: { type: 'isContested', params: ({ event }) => ({ answer: event.output }) },
                target: 'refreshing',
                reenter: true,
                actions: [
                  { type: 'syncLines', params: ({ event }) => event.output },
                  { type: 'assignCart', params: ({ event }) => ({ answer: event.output }) },
                  'trackLines',
                  'emitCartChanged',
                ],
                meta: { req: ['CART-09'] },
              },
              {
                target: 'current',
                actions: [
                  { type: 'syncLines', params: ({ event }) => event.output },
                  { type: 'assignCart', params: ({ event }) => ({ answer: event.output }) },
                  'trackLines',
                  'emitCartChanged',
                ],
              },
            ],
            onError: { target: 'current', actions: { type: 'assignFailure', params: ({ event }) => event } },
          },
          after: { answerTimeout: { target: 'current', actions: 'assignTimeout' } },
        },
      },
    },
    hidden: {
      description: 'The session expired: nothing is shown, unsaved quantities wait for the login.',
      on: {
        'session.opened': {
          target: 'loading',
          meta: { req: ['SES-07', 'SES-13'] },
        },
        // The login loads the cart whatever was answered before it.
        'cart.answered': {},
        'cart.outcomeUnknown': {},
      },
    },
    unavailable: {
      entry: 'emitUnavailable',
      on: {
        'cart.reload': { target: 'loading' },
        'session.opened': { target: 'loading' },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
        'cart.outcomeUnknown': { target: 'loading', meta: { req: ['ERR-04'] } },
        'cart.answered': [
          { guard: { type: 'isOlder', params: ({ event }) => event } },
          {
            target: 'present',
            actions: [
              {
                type: 'syncLines',
                params: ({ event }) => ({ cart: event.answer.cart, writer: event.itemId }),
              },
              { type: 'assignCart', params: ({ event }) => event },
              'trackLines',
              'emitCartChanged',
            ],
          },
        ],
      },
    },
  },
});
