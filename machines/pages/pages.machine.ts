import { assign, setup } from 'xstate';
import type { GivenCall } from '../chart.types.ts';

/** A page that is open: its address, and the key its actors are cached under. */
export interface OpenPage {
  key: string;
  href: string;
}

export interface PagesContext {
  /** On screen. */
  shown: OpenPage;
  /** Asked for and on its way. */
  requested: string;
}

type PagesEvent =
  | { type: 'page.requested'; href: string }
  /** The shopper retries a page whose code was not loaded. */
  | { type: 'page.retry' }
  | { type: 'service.resumed' };

/**
 * Which page is on screen: the old one stays until the next has its code and its first data, a newer request replaces
 * an older one, and code that is not loaded within two minutes has failed: the shopper can retry, and the network's return does it for them (NAV-31,
 * B-40).
 */
export const pagesMachine = setup({
  types: {
    context: {} as PagesContext,
    events: {} as PagesEvent,
    input: {} as OpenPage,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { openPage: {} as GivenCall<OpenPage, { href: string }> },
  actions: {
    assignRequested: assign((_, { href }: { href: string }) => ({ requested: href })),
    assignShown: assign((_, { page }: { page: OpenPage }) => ({ shown: page })),
  },
  delays: { chunkTimeout: 120_000 },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ shown: { key: input.key, href: input.href }, requested: input.href }),
  initial: 'shown',
  on: {
    'page.requested': {
      target: '.opening',
      actions: { type: 'assignRequested', params: ({ event }) => event },
    },
  },
  states: {
    shown: {},
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.requested }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignShown', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', meta: { req: ['NAV-31'] } },
      },
      after: { chunkTimeout: { target: 'failed', meta: { req: ['NAV-31'] } } },
    },
    failed: {
      description: 'The code of the page was not loaded: a retry is offered.',
      on: {
        'page.retry': { target: 'opening', meta: { req: ['NAV-31'] } },
        'service.resumed': { target: 'opening', meta: { req: ['NAV-31', 'B-40'] } },
      },
    },
  },
});
