import { assign, emit, setup } from 'xstate';
import type { PageMissing } from '../pages/page-missing.types.ts';
import type { Post } from '../../contract/api/content/content.ts';
import type { EventOf, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { PagePart, PartsQuery } from './content-page.types.ts';

export interface ContentPageContext {
  slug: string;
  /** Cache key of prices and availability (CAT-13). */
  hash: string;
  post: Post | null;
  /** Of a page with blocks, once they are there; null: its text alone. */
  parts: readonly PagePart[] | null;
}

interface ContentPageEvents {
  'page.retry': object;
  'hash.changed': { hash: string };
  'service.resumed': object;
}
export type ContentPageEvent = EventOf<ContentPageEvents>;

/** A page of the content backend; its failure does not affect shopping (CMS-01…CMS-03, CMS-11). */
export const contentPageMachine = setup({
  types: {
    context: {} as ContentPageContext,
    events: {} as ContentPageEvent,
    input: {} as { slug: string; hash: string },
    tags: {} as 'settled',
    emitted: {} as PageMissing,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewPost: {} as GivenCall<Post | null, { slug: string }>,
    viewParts: {} as GivenCall<readonly PagePart[], PartsQuery>,
  },
  actions: {
    assignPost: assign((_, { post }: { post: Post | null }) => ({ post })),
    assignParts: assign((_, { parts }: { parts: readonly PagePart[] }) => ({ parts })),
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    emitMissing: emit({ type: 'page.missing' }),
  },
  guards: {
    isThere: (_, { post }: { post: Post | null }) => post !== null,
    hasNoBlocks: {} as GivenGuard,
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
    isMissing: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'contentPage',
  context: ({ input }) => ({ ...input, post: null, parts: null }),
  initial: 'loading',
  on: {
    'hash.changed': {
      actions: { type: 'assignHash', params: ({ event }) => event },
      meta: { req: ['CAT-13'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'viewPost',
        src: 'viewPost',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ post: event.output }) },
            target: 'completing',
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
    completing: {
      description: 'The text is shown where the page was there before; what its blocks hold is on its way.',
      always: { guard: 'hasNoBlocks', target: 'shown' },
      invoke: {
        id: 'viewParts',
        src: 'viewParts',
        input: ({ context: { post, hash } }) => ({ html: post?.content.rendered ?? '', hash }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignParts', params: ({ event }) => ({ parts: event.output }) },
          meta: { req: ['CMS-08'] },
        },
        onError: { target: 'shown', meta: { req: ['CMS-11'] } },
      },
      after: { answerTimeout: { target: 'shown', meta: { req: ['CMS-11'] } } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'completing',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    shown: {
      tags: ['settled'],
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'completing',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13', 'CMS-08'] },
        },
      },
    },
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
