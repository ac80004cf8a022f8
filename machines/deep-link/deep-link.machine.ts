import { assign, setup } from 'xstate';
import type { EventOf, GivenAction } from '../chart.types.ts';

interface DeepLinkContext {
  /** The link that was opened last, as it came. */
  link: string | null;
}

interface DeepLinkEvents {
  /** A message or a link of the shop was tapped; whence it comes, nobody vouches for it. */
  'link.opened': { link: string };
}
export type DeepLinkEvent = EventOf<DeepLinkEvents>;

/** A link from outside is followed 100 ms after it came, so that the frame stands; of several the last (NAV-28). */
export const deepLinkMachine = setup({
  types: {
    context: {} as DeepLinkContext,
    events: {} as DeepLinkEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    assignLink: assign((_, { link }: { link: string }) => ({ link })),
    forgetLink: assign({ link: null }),
    /** By the map of deep links and the guard (NAV-26, NAV-27, PUSH-07). */
    followLink: {} as GivenAction<{ link: string }>,
  },
  delays: { linkPause: 100 },
}).createMachine({
  id: 'deepLink',
  context: { link: null },
  initial: 'resting',
  on: {
    'link.opened': {
      target: '.holding',
      actions: { type: 'assignLink', params: ({ event }) => event },
      meta: { req: ['NAV-28', 'PUSH-04'] },
    },
  },
  states: {
    resting: {},
    holding: {
      after: {
        linkPause: {
          target: 'resting',
          actions: [
            { type: 'followLink', params: ({ context }) => ({ link: context.link ?? '' }) },
            'forgetLink',
          ],
          meta: { req: ['NAV-28', 'PUSH-04'] },
        },
      },
    },
  },
});
