import { failureOf } from '../../../contract/api/failure.ts';
import type { contentPageActors } from '../../../machines/content-page/content-page.actors.ts';
import { contentPageLogic } from '../../../machines/content-page/content-page.logic.ts';
import {
  hasPostFailed,
  isPostMissing,
  shownPost,
} from '../../../machines/content-page/content-page.selectors.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, says } from '../../kit/cases.ts';
import { aPost } from '../../fixtures/content-fixtures.ts';

export const contentPageModel = flowModel<typeof contentPageLogic, ReturnType<typeof contentPageActors>>({
  name: 'content-page',
  machine: contentPageLogic,
  starts: [{ says: 'the page ‘consegna a casa’ is opened', input: () => ({ slug: 'consegna-a-casa' }) }],
  cases: {
    'page.retry': [says('the page is asked for again')],
    'service.resumed': [says('the shop can be reached again')],
  },
  answers: {
    viewPost: {
      done: ({ context }) => [
        says('the page is there', aPost(context.slug)),
        says('there is no such page', null),
      ],
      failed: fails('the page', 'notFound', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { slug, post } }) => ({ slug, isThere: post !== null }),
  rules: [
    {
      id: 'CMS-01',
      says: 'The page that is shown is the one of the address.',
      when: ({ after }) => shownPost(after) !== null,
      holds: ({ after }) => shownPost(after)?.slug === after.context.slug,
    },
    {
      id: 'CMS-01',
      says: 'A page that is there shows.',
      when: (step) => (step.done('viewPost')?.output ?? null) !== null,
      holds: (step) =>
        shownPost(step.after) === step.done('viewPost')?.output &&
        step.after.hasTag('settled') &&
        !isPostMissing(step.after) &&
        !hasPostFailed(step.after),
    },
    {
      id: 'CMS-03',
      says: 'A page that does not exist is told so once.',
      when: (step) =>
        step.done('viewPost')?.output === null || failureOf(step.failed('viewPost')?.error) === 'notFound',
      holds: (step) => isPostMissing(step.after) && step.emitted('page.missing').length === 1,
    },
    {
      id: 'CMS-03',
      says: 'Nothing else is told as missing.',
      when: (step) => step.emitted('page.missing').length > 0,
      holds: (step) => isPostMissing(step.after) && !isPostMissing(step.before),
    },
    {
      id: 'CMS-11',
      says: 'A page that cannot be loaded says so and can be asked for again.',
      when: (step) =>
        step.elapsed('answerTimeout') ||
        (step.failed('viewPost') !== null && failureOf(step.failed('viewPost')?.error) !== 'notFound'),
      holds: ({ after }) =>
        hasPostFailed(after) && after.hasTag('settled') && after.can({ type: 'page.retry' }),
    },
    {
      id: 'CMS-11',
      says: 'Asking again asks for the page of the address.',
      when: (step) =>
        (step.sent('page.retry') !== null || step.sent('service.resumed') !== null) &&
        hasPostFailed(step.before),
      holds: (step) => step.calls('viewPost')[0]?.slug === step.after.context.slug,
    },
    reaches({
      id: 'CMS-11',
      says: 'A page that is not missing can be shown from everywhere.',
      from: (page) => !isPostMissing(page),
      to: (page) => page.matches('shown'),
    }),
  ],
});
