import { assign, setup } from 'xstate';
import type { Post } from '../../contract/api/content/content.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface PerksContext {
  perks: readonly Post[];
}

interface PerksEvents {
  'page.retry': object;
  'service.resumed': object;
}
export type PerksEvent = EventOf<PerksEvents>;

/** The advantages of the shop's loyalty card (NAV-16). */
export const perksMachine = setup({
  types: {
    context: {} as PerksContext,
    events: {} as PerksEvent,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listPerks: {} as GivenCall<readonly Post[]> },
  actions: { assignPerks: assign((_, { perks }: { perks: readonly Post[] }) => ({ perks })) },
  guards: { hasNone: (_, { perks }: { perks: readonly Post[] }) => perks.length === 0 },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'perks',
  context: { perks: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listPerks',
        src: 'listPerks',
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => ({ perks: event.output }) },
            target: 'none',
            meta: { req: ['NAV-16'] },
          },
          {
            target: 'shown',
            actions: { type: 'assignPerks', params: ({ event }) => ({ perks: event.output }) },
            meta: { req: ['NAV-16'] },
          },
        ],
        onError: { target: 'failed', meta: { req: ['CMS-11'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
    },
    shown: { tags: ['settled'] },
    none: { tags: ['settled'] },
    failed: {
      tags: ['settled'],
      on: {
        'page.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loading', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
  },
});
