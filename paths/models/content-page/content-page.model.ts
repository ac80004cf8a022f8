import { failureOf } from '../../../contract/api/failure.ts';
import type { contentPageActors } from '../../../machines/content-page/content-page.actors.ts';
import { contentPageLogic } from '../../../machines/content-page/content-page.logic.ts';
import {
  hasPostFailed,
  isPostMissing,
  shownParts,
  shownPost,
} from '../../../machines/content-page/content-page.selectors.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, says } from '../../kit/cases.ts';
import { aPost } from '../../fixtures/content-fixtures.ts';

const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-22t5';

const withBlock = (slug: string) => ({
  ...aPost(slug),
  content: { rendered: '<p>Ogni giorno</p><p>[block id="aiuto"]</p>' },
});

type PageStep = Step<typeof contentPageLogic, ReturnType<typeof contentPageActors>>;

const isOtherDay = (step: PageStep): boolean =>
  shownPost(step.before) !== null &&
  (step.sent('hash.changed')?.hash ?? step.before.context.hash) !== step.before.context.hash;

export const contentPageModel = flowModel<typeof contentPageLogic, ReturnType<typeof contentPageActors>>({
  name: 'content-page',
  machine: contentPageLogic,
  starts: [
    {
      says: 'the page ‘contatti’ is opened',
      input: () => ({ slug: 'contatti', hash: noSlot }),
    },
  ],
  cases: {
    'page.retry': [says('the page is asked for again')],
    'hash.changed': ({ context }) => [
      says('the cart’s day is another one', { hash: context.hash === noSlot ? sunday : noSlot }),
      says('the cart’s day is the same', { hash: context.hash }),
    ],
    'service.resumed': [says('the shop can be reached again')],
  },
  answers: {
    viewPost: {
      done: ({ context }) => [
        says('the page is there', aPost(context.slug)),
        says('a page with a block is there', withBlock(context.slug)),
        says('there is no such page', null),
      ],
      failed: fails('the page', 'notFound', 'serviceDown', 'network'),
    },
    viewParts: {
      done: [
        says('the block is there', [
          { kind: 'text' as const, html: '<p>Ogni giorno</p>' },
          { kind: 'block' as const, post: aPost('aiuto') },
        ]),
      ],
      failed: fails('the block', 'network'),
    },
  },
  facts: ['hash.changed'],
  writes: [],
  project: ({ context: { slug, hash, post, parts } }) => ({
    slug,
    hash,
    post: post?.content.rendered ?? null,
    parts: parts?.length ?? null,
  }),
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
        step.after.hasTag('settled') === (step.calls('viewParts').length === 0) &&
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
      id: 'CMS-08',
      says: 'What a page with blocks holds is asked for at the cart’s day, once; of one without, nothing is.',
      when: (step) => step.done('viewPost') !== null || isOtherDay(step),
      holds: (step) => {
        const html = shownPost(step.after)?.content.rendered ?? '';
        const [asked] = step.calls('viewParts');
        return (
          step.calls('viewParts').length === (html.includes('[block') ? 1 : 0) &&
          (asked === undefined || (asked.html === html && asked.hash === step.after.context.hash))
        );
      },
    },
    {
      id: 'CMS-08',
      says: 'What comes is shown in its place.',
      when: (step) => step.done('viewParts') !== null,
      holds: (step) =>
        shownParts(step.after) === step.done('viewParts')?.output && step.after.hasTag('settled'),
    },
    {
      id: 'CMS-11',
      says: 'Blocks that do not come leave the page as it is.',
      when: (step) =>
        step.failed('viewParts') !== null ||
        (step.elapsed('answerTimeout') && step.wasInFlight('viewParts') > 0),
      holds: ({ before, after }) =>
        after.hasTag('settled') &&
        !hasPostFailed(after) &&
        shownPost(after) === shownPost(before) &&
        shownParts(after) === shownParts(before),
    },
    {
      id: 'CAT-13',
      says: 'The cart’s day is remembered; what is shown stays until another comes.',
      when: (step) => step.sent('hash.changed') !== null,
      holds: (step) =>
        step.after.context.hash === step.sent('hash.changed')?.hash &&
        shownPost(step.after) === shownPost(step.before) &&
        shownParts(step.after) === shownParts(step.before) &&
        (isOtherDay(step) || step.calls('viewParts').length === 0),
    },
    {
      id: 'CMS-11',
      says: 'A page that cannot be loaded says so and can be asked for again.',
      when: (step) =>
        (step.elapsed('answerTimeout') && step.wasInFlight('viewPost') > 0) ||
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
