import { assign, emit, setup } from 'xstate';
import type { Loyalty } from '../../contract/api/account/loyalty.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GiftGroup } from '../../contract/rules/checkout/gift-state.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  GiftCertificatesContext,
  GiftCertificatesEmitted,
  GiftCertificatesEvent,
} from './gift-certificates.types.ts';

const isValid = (loyalty: Loyalty | null, code: string | null): boolean =>
  loyalty?.gifts.some((gift) => gift.code === code && gift.status === 'valid') ?? false;

/** 'Punti e buoni': card, points and certificates; a valid one is put on the cart (LOY-02, LOY-05). */
export const giftCertificatesMachine = setup({
  types: {
    context: {} as GiftCertificatesContext,
    events: {} as GiftCertificatesEvent,
    emitted: {} as GiftCertificatesEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewLoyalty: {} as GivenPatientCall<Loyalty>,
    applyGift: {} as GivenPatientCall<CartAnswer, { code: string }>,
  },
  actions: {
    assignLoyalty: assign((_, { loyalty }: { loyalty: Loyalty }) => ({ loyalty })),
    clearLoyalty: assign({ loyalty: null, told: null }),
    assignGroup: assign((_, { group }: { group: GiftGroup }) => ({ group })),
    assignCode: assign((_, { code }: { code: string }) => ({ code, told: null, error: null })),
    tellOfCode: assign(({ context: { code } }) => ({ told: code, code: null })),
    dropCode: assign({ code: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    clearError: assign({ error: null }),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isExpiry: (_, { reason }: { reason: string }) => reason === 'expired',
    isUsable: ({ context: { loyalty } }, { code }: { code: string }) => isValid(loyalty, code),
    isCodeDue: ({ context: { code } }, { loyalty }: { loyalty: Loyalty }) => isValid(loyalty, code),
    hasCard: ({ context: { loyalty } }) => loyalty !== null && loyalty.cardNumber !== '',
  },
}).createMachine({
  id: 'giftCertificates',
  context: { loyalty: null, group: 'usable', code: null, told: null, error: null },
  initial: 'loading',
  on: {
    'session.closed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        target: '.failed',
        actions: ['clearLoyalty', 'assignDismissed'],
        meta: { req: ['SES-07'] },
      },
      {
        target: '.failed',
        actions: ['clearLoyalty', 'dropCode', 'assignDismissed'],
        meta: { req: ['SES-08'] },
      },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: 'viewLoyalty',
        src: 'viewLoyalty',
        onDone: [
          {
            guard: { type: 'isCodeDue', params: ({ event }) => ({ loyalty: event.output }) },
            target: 'applying',
            actions: { type: 'assignLoyalty', params: ({ event }) => ({ loyalty: event.output }) },
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'shown',
            actions: [
              { type: 'assignLoyalty', params: ({ event }) => ({ loyalty: event.output }) },
              'dropCode',
            ],
            meta: { req: ['LOY-05'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['dropCode', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    shown: {
      on: {
        'gift.use': {
          guard: { type: 'isUsable', params: ({ event }) => event },
          target: 'applying',
          actions: { type: 'assignCode', params: ({ event }) => event },
          meta: { req: ['LOY-05'] },
        },
        'group.choose': {
          actions: { type: 'assignGroup', params: ({ event }) => event },
          meta: { req: ['LOY-05'] },
        },
        'card.show': { guard: 'hasCard', target: 'showingCard', meta: { req: ['LOY-02'] } },
      },
    },
    showingCard: {
      description: 'The card fills the screen, so that it can be read at the till.',
      on: { 'card.hide': { target: 'shown', meta: { req: ['LOY-02'] } } },
    },
    applying: {
      invoke: {
        id: 'applyGift',
        src: 'applyGift',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            'tellOfCode',
          ],
          meta: { req: ['LOY-05', 'CART-09'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearLoyalty', 'dropCode', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            target: 'shown',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'tellOfCode'],
            meta: { req: ['LOY-05', 'LOY-06'] },
          },
        ],
      },
    },
    failed: {
      description:
        'There is no answer, or nobody is logged in: a certificate that an expired session interrupted waits.',
      on: {
        'loyalty.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
        'login.dismissed': { actions: 'dropCode', meta: { req: ['SES-14'] } },
      },
    },
  },
});
