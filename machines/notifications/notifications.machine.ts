import { assign, setup } from 'xstate';
import type { EventOf } from '../chart.types.ts';

/** A message ready to show; `lifetime` in ms, null stays until closed (ERR-09). */
export interface Notice {
  id: string;
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
  lifetime: number | null;
}

export interface NotificationsContext {
  shown: Notice | null;
  waiting: readonly Notice[];
  /** Notices that stay until closed. */
  staying: readonly Notice[];
}

interface NotificationsEvents {
  'notice.show': { notice: Notice };
  'notice.close': { id: string };
  /** Pointer or focus rests on the toast. */
  'toast.hold': object;
  'toast.release': object;
}
export type NotificationsEvent = EventOf<NotificationsEvents>;

/** Toasts one after the other, at most five waiting; errors beside them until closed (SHELL-11, ERR-08, ERR-09). */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    stay: assign(({ context }, { notice }: { notice: Notice }) => ({
      staying: [...context.staying.filter(({ text }) => text !== notice.text), notice].slice(-5),
    })),
    show: assign((_, { notice }: { notice: Notice }) => ({ shown: notice })),
    enqueue: assign(({ context }, { notice }: { notice: Notice }) => ({
      waiting: [...context.waiting, notice].slice(-5),
    })),
    showNext: assign(({ context }) => ({
      shown: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
    })),
    close: assign(({ context }, { id }: { id: string }) => ({
      staying: context.staying.filter((notice) => notice.id !== id),
    })),
  },
  guards: {
    isSticky: (_, { notice }: { notice: Notice }) => notice.lifetime === null,
    isShown: ({ context }, { id }: { id: string }) => context.shown?.id === id,
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  delays: {
    lifetime: ({ context }) => context.shown?.lifetime ?? 3000,
  },
}).createMachine({
  id: 'notifications',
  context: { shown: null, waiting: [], staying: [] },
  initial: 'quiet',
  on: {
    'notice.close': { actions: { type: 'close', params: ({ event }) => event } },
  },
  states: {
    quiet: {
      entry: assign({ shown: null }),
      on: {
        'notice.show': [
          {
            guard: { type: 'isSticky', params: ({ event }) => event },
            actions: { type: 'stay', params: ({ event }) => event },
            meta: { req: ['ERR-09'] },
          },
          {
            target: 'showing',
            actions: { type: 'show', params: ({ event }) => event },
            meta: { req: ['SHELL-11'] },
          },
        ],
      },
    },
    next: {
      always: [{ guard: 'hasWaiting', target: 'showing', actions: 'showNext' }, { target: 'quiet' }],
    },
    showing: {
      after: { lifetime: { target: 'next', meta: { req: ['SHELL-11', 'ERR-08'] } } },
      on: {
        'toast.hold': { target: 'held', meta: { req: ['ERR-09'] } },
        'notice.show': [
          {
            guard: { type: 'isSticky', params: ({ event }) => event },
            actions: { type: 'stay', params: ({ event }) => event },
          },
          { actions: { type: 'enqueue', params: ({ event }) => event }, meta: { req: ['ERR-08'] } },
        ],
        'notice.close': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'next' },
          { actions: { type: 'close', params: ({ event }) => event } },
        ],
      },
    },
    held: {
      description: 'Somebody is reading: the clock stands still.',
      on: {
        'toast.release': { target: 'showing' },
        'notice.show': [
          {
            guard: { type: 'isSticky', params: ({ event }) => event },
            actions: { type: 'stay', params: ({ event }) => event },
          },
          { actions: { type: 'enqueue', params: ({ event }) => event } },
        ],
        'notice.close': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'next' },
          { actions: { type: 'close', params: ({ event }) => event } },
        ],
      },
    },
  },
});
