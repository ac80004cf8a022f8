import { assign, fromPromise, setup } from 'xstate';

/** A page that is open: its address and the key its actors are kept under. */
export interface OpenPage {
  key: string;
  href: string;
}

export interface PagesContext {
  /** On screen. */
  shown: OpenPage;
  /** Asked for and on its way. */
  wanted: string;
}

type PagesEvent =
  | { type: 'page.wanted'; href: string }
  /** The shopper asks again for a page whose code did not come. */
  | { type: 'page.retry' };

const actorNotProvided = (name: string) => () =>
  Promise.reject(new Error(`actor '${name}' was not provided`));

/**
 * Which page is on screen: the old one stays until the next has its code and its first data, a newer wish replaces
 * an older one, and code that does not come within two minutes is a failure with a way out (NAV-31).
 */
export const pagesMachine = setup({
  types: {
    context: {} as PagesContext,
    events: {} as PagesEvent,
    input: {} as OpenPage,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { openPage: fromPromise<OpenPage, { href: string }>(actorNotProvided('openPage')) },
  actions: {
    assignWanted: assign((_, { href }: { href: string }) => ({ wanted: href })),
    show: assign((_, { page }: { page: OpenPage }) => ({ shown: page })),
  },
  delays: { chunkTimeout: 120_000 },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ shown: { key: input.key, href: input.href }, wanted: input.href }),
  initial: 'shown',
  on: {
    'page.wanted': { target: '.turning', actions: { type: 'assignWanted', params: ({ event }) => event } },
  },
  states: {
    shown: {},
    turning: {
      tags: ['busy'],
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.wanted }),
        onDone: {
          target: 'shown',
          actions: { type: 'show', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', meta: { req: ['NAV-31'] } },
      },
      after: { chunkTimeout: { target: 'failed', meta: { req: ['NAV-31'] } } },
    },
    failed: {
      description: 'The code of the page did not come: a reload is offered.',
      on: { 'page.retry': { target: 'turning', meta: { req: ['NAV-31'] } } },
    },
  },
});
