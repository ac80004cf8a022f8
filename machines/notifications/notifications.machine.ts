import { assign, setup } from 'xstate';
import type { EventOf } from '../chart.types.ts';

/** A message ready to show; `lifetime` in ms, null stays until closed (ERR-09). */
export interface Notice {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  lifetime: number | null;
  /** There was no network: a message for when there is one again (B-40). */
  isOfNetwork?: true;
}

export interface NotificationsContext {
  shown: Notice | null;
  waiting: readonly Notice[];
  /** Notices that stay until closed. */
  persistent: readonly Notice[];
  /** What the shop changed in the cart, in words (CART-19). */
  warnings: readonly string[];
}

interface NotificationsEvents {
  'notice.show': { notice: Notice };
  'notice.close': { id: string };
  'warnings.show': { texts: readonly string[] };
  /** The shopper has read them. */
  'warnings.close': object;
  /** Pointer or focus rests on the toast. */
  'toast.pause': object;
  'toast.resume': object;
}
export type NotificationsEvent = EventOf<NotificationsEvents>;

/**
 * Toasts one after the other, at most five waiting; errors beside them until closed; warnings together in a dialog
 * (SHELL-11, ERR-08, ERR-09, CART-19).
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    addPersistent: assign(({ context }, { notice }: { notice: Notice }) => ({
      persistent: [...context.persistent.filter(({ text }) => text !== notice.text), notice].slice(-5),
    })),
    assignShown: assign((_, { notice }: { notice: Notice }) => ({ shown: notice })),
    enqueue: assign(({ context }, { notice }: { notice: Notice }) => ({
      waiting: [...context.waiting, notice].slice(-5),
    })),
    showNext: assign(({ context }) => ({
      shown: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
    })),
    addWarnings: assign(({ context }, { texts }: { texts: readonly string[] }) => ({
      warnings: [...context.warnings.filter((text) => !texts.includes(text)), ...texts],
    })),
    removeWarnings: assign({ warnings: [] }),
    removePersistent: assign(({ context }, { id }: { id: string }) => ({
      persistent: context.persistent.filter((notice) => notice.id !== id),
    })),
  },
  guards: {
    isPersistent: (_, { notice }: { notice: Notice }) => notice.lifetime === null,
    isShown: ({ context }, { id }: { id: string }) => context.shown?.id === id,
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  delays: {
    lifetime: ({ context }) => context.shown?.lifetime ?? 3000,
  },
}).createMachine({
  id: 'notifications',
  context: { shown: null, waiting: [], persistent: [], warnings: [] },
  initial: 'idle',
  on: {
    'notice.close': { actions: { type: 'removePersistent', params: ({ event }) => event } },
    'warnings.show': {
      actions: { type: 'addWarnings', params: ({ event }) => event },
      meta: { req: ['CART-19'] },
    },
    'warnings.close': { actions: 'removeWarnings', meta: { req: ['CART-19'] } },
  },
  states: {
    idle: {
      entry: assign({ shown: null }),
      on: {
        'notice.show': [
          {
            guard: { type: 'isPersistent', params: ({ event }) => event },
            actions: { type: 'addPersistent', params: ({ event }) => event },
            meta: { req: ['ERR-09'] },
          },
          {
            target: 'showing',
            actions: { type: 'assignShown', params: ({ event }) => event },
            meta: { req: ['SHELL-11'] },
          },
        ],
      },
    },
    next: {
      always: [{ guard: 'hasWaiting', target: 'showing', actions: 'showNext' }, { target: 'idle' }],
    },
    showing: {
      after: { lifetime: { target: 'next', meta: { req: ['SHELL-11', 'ERR-08'] } } },
      on: {
        'toast.pause': { target: 'paused', meta: { req: ['ERR-09'] } },
        'notice.show': [
          {
            guard: { type: 'isPersistent', params: ({ event }) => event },
            actions: { type: 'addPersistent', params: ({ event }) => event },
          },
          { actions: { type: 'enqueue', params: ({ event }) => event }, meta: { req: ['ERR-08'] } },
        ],
        'notice.close': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'next' },
          { actions: { type: 'removePersistent', params: ({ event }) => event } },
        ],
      },
    },
    paused: {
      description: 'Pointer or focus rests on the toast: its lifetime does not run.',
      on: {
        'toast.resume': { target: 'showing' },
        'notice.show': [
          {
            guard: { type: 'isPersistent', params: ({ event }) => event },
            actions: { type: 'addPersistent', params: ({ event }) => event },
          },
          { actions: { type: 'enqueue', params: ({ event }) => event } },
        ],
        'notice.close': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'next' },
          { actions: { type: 'removePersistent', params: ({ event }) => event } },
        ],
      },
    },
  },
});
