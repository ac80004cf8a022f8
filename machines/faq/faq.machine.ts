import { assign, emit, setup } from 'xstate';
import type { Post } from '../../contract/api/content/content.ts';
import type { GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { PageMissing } from '../pages/page-missing.types.ts';
import type { FaqContext, FaqEvent, FaqInput } from './faq.types.ts';

/** The questions of all categories, or of one, and those that hold the words that are typed (NAV-16, CMS-05). */
export const faqMachine = setup({
  types: {
    context: {} as FaqContext,
    events: {} as FaqEvent,
    input: {} as FaqInput,
    tags: {} as 'settled',
    emitted: {} as PageMissing,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listQuestions: {} as GivenCall<readonly Post[]> },
  actions: {
    assignQuestions: assign((_, { questions }: { questions: readonly Post[] }) => ({ questions })),
    assignWords: assign((_, { words }: { words: string }) => ({ words })),
    emitMissing: emit({ type: 'page.missing' }),
  },
  guards: {
    hasCategory: ({ context: { category } }, { questions }: { questions: readonly Post[] }) =>
      category === null || questions.some(({ categorySlug }) => categorySlug === category),
    isMissing: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'faq',
  context: ({ input }) => ({ ...input, questions: [] }),
  initial: 'loading',
  on: {
    'words.typed': {
      actions: { type: 'assignWords', params: ({ event }) => event },
      meta: { req: ['NAV-16'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listQuestions',
        src: 'listQuestions',
        onDone: [
          {
            guard: { type: 'hasCategory', params: ({ event }) => ({ questions: event.output }) },
            target: 'shown',
            actions: { type: 'assignQuestions', params: ({ event }) => ({ questions: event.output }) },
            meta: { req: ['NAV-16', 'CMS-05'] },
          },
          { target: 'missing', meta: { req: ['NAV-19'] } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['NAV-19'] },
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
