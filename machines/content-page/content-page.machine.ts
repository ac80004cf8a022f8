import { assign, emit, setup } from 'xstate';
import type { PageMissing } from '../pages/page-missing.types.ts';
import type { Post } from '../../contract/api/content/content.ts';
import type { EventOf, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface ContentPageContext {
  slug: string;
  post: Post | null;
}

interface ContentPageEvents {
  'page.retry': object;
  'service.resumed': object;
}
export type ContentPageEvent = EventOf<ContentPageEvents>;

/** A page of the content backend; its failure does not affect shopping (CMS-01…CMS-03, CMS-11). */
export const contentPageMachine = setup({
  types: {
    context: {} as ContentPageContext,
    events: {} as ContentPageEvent,
    input: {} as { slug: string },
    tags: {} as 'settled',
    emitted: {} as PageMissing,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { viewPost: {} as GivenCall<Post | null, { slug: string }> },
  actions: {
    assignPost: assign((_, { post }: { post: Post | null }) => ({ post })),
    emitMissing: emit({ type: 'page.missing' }),
  },
  guards: {
    isThere: (_, { post }: { post: Post | null }) => post !== null,
    isMissing: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'contentPage',
  context: ({ input }) => ({ slug: input.slug, post: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'viewPost',
        src: 'viewPost',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ post: event.output }) },
            target: 'shown',
            actions: { type: 'assignPost', params: ({ event }) => ({ post: event.output }) },
            meta: { req: ['CMS-01'] },
          },
          { target: 'missing', meta: { req: ['CMS-03'] } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['CMS-03'] },
          },
          { target: 'failed', meta: { req: ['CMS-11'] } },
        ],
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
    },
    shown: { tags: ['settled'] },
    missing: {
      tags: ['settled'],
      entry: 'emitMissing',
    },
    failed: {
      tags: ['settled'],
      on: {
        'page.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loading', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
  },
});
