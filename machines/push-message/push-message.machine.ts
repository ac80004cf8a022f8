import { assign, emit, setup } from 'xstate';
import type { PushMessage } from '../../contract/rules/push/push-message.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

interface PushMessageContext {
  /** Those that came and were not answered, the oldest first. */
  messages: readonly PushMessage[];
}

interface PushMessageEvents {
  'message.came': { message: PushMessage };
  /** It is to be seen what the message tells of. */
  'message.confirm': object;
  'message.close': object;
  'session.closed': { reason: SessionEnd };
}
export type PushMessageEvent = EventOf<PushMessageEvents>;

export type PushMessageEmitted = { type: 'link.opened'; link: string };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    pushMessage: PushMessageEmitted;
  }
}

/** Most that wait behind the one that is shown: the latest. */
const mostWaiting = 9;

/**
 * What comes while the shopper looks at the shop: a card that is answered, one after the other. Confirmed it leads where it
 * tells of, closed it does nothing (PUSH-05, PUSH-06).
 */
export const pushMessageMachine = setup({
  types: {
    context: {} as PushMessageContext,
    events: {} as PushMessageEvent,
    emitted: {} as PushMessageEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    addMessage: assign(({ context: { messages } }, { message }: { message: PushMessage }) => {
      const [shown, ...waiting] = [...messages, message];
      return { messages: [...(shown === undefined ? [] : [shown]), ...waiting.slice(-mostWaiting)] };
    }),
    dropMessage: assign(({ context }) => ({ messages: context.messages.slice(1) })),
    dropAll: assign({ messages: [] }),
    emitOpened: emit(({ context }) => ({
      type: 'link.opened' as const,
      link: context.messages[0]?.navTo ?? '',
    })),
  },
  guards: {
    leadsOn: ({ context }) => typeof context.messages[0]?.navTo === 'string',
    isOver: ({ context }) => context.messages.length === 0,
  },
}).createMachine({
  id: 'pushMessage',
  context: { messages: [] },
  initial: 'quiet',
  on: {
    'message.came': {
      target: '.shown',
      actions: { type: 'addMessage', params: ({ event }) => event },
      meta: { req: ['PUSH-05'] },
    },
    // What it tells of was theirs who are gone.
    'session.closed': { target: '.quiet', actions: 'dropAll', meta: { req: ['SES-08'] } },
  },
  states: {
    quiet: {},
    shown: {
      always: { guard: 'isOver', target: 'quiet' },
      on: {
        'message.confirm': {
          guard: 'leadsOn',
          actions: ['emitOpened', 'dropMessage'],
          meta: { req: ['PUSH-05'] },
        },
        'message.close': { actions: 'dropMessage', meta: { req: ['PUSH-05', 'PUSH-06'] } },
      },
    },
  },
});
