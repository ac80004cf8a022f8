import { fromPromise } from 'xstate';
import { pagesMachine, type OpenPage } from '../../../machines/pages/pages.machine.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';

const openPage = fromPromise<OpenPage, { href: string }>(() => new Promise(() => undefined));
type PagesActors = { openPage: typeof openPage };
type PagesStep = Step<typeof pagesMachine, PagesActors>;

const home: OpenPage = { key: 'home', href: '/' };
const wants = (step: PagesStep): boolean => step.sent('page.requested') !== null;
const broke = (step: PagesStep): boolean => step.failed('openPage') !== null || step.elapsed('chunkTimeout');

export const pagesModel = flowModel<typeof pagesMachine, PagesActors>({
  name: 'pages',
  machine: pagesMachine,
  starts: [{ says: 'Home is on screen', input: () => home }],
  cases: {
    'page.requested': [
      says('the offers are requested', { href: '/catalog/search?promo=true' }),
      says('a product is requested', { href: '/catalog/product/penne' }),
    ],
    'page.retry': [says('the page is asked for again')],
    'service.resumed': [says('the network is back')],
  },
  answers: {
    openPage: {
      done: ({ context }) => [
        says('the page is there', { key: `page ${context.requested}`, href: context.requested }),
      ],
      failed: [says('the code of the page does not come', new Error('chunk'))],
    },
  },
  writes: [],
  project: ({ context: { shown, requested } }) => ({ shown: shown.href, requested }),
  rules: [
    {
      id: 'NAV-31',
      says: 'A page that is requested is fetched, and the old one stays meanwhile.',
      when: wants,
      holds: (step) =>
        step.calls('openPage').length === 1 &&
        step.calls('openPage')[0]?.href === step.sent('page.requested')?.href &&
        step.after.context.shown.href === step.before.context.shown.href &&
        step.after.hasTag('busy'),
    },
    {
      id: 'NAV-31',
      says: 'The page that comes is the one requested last, and is shown.',
      when: (step) => step.done('openPage') !== null,
      holds: (step, trail) =>
        step.after.context.shown.href === trail.findLast(wants)?.sent('page.requested')?.href &&
        step.after.matches('shown') &&
        step.inFlight('openPage') === 0,
    },
    {
      id: 'NAV-31',
      says: 'Code that does not come keeps the old page and offers to ask again.',
      when: broke,
      holds: ({ before, after }) =>
        after.can({ type: 'page.retry' }) && after.context.shown.href === before.context.shown.href,
    },
    {
      id: 'NAV-31',
      says: 'Asking again fetches the page that was requested.',
      when: (step) => step.sent('page.retry') !== null && step.before.can({ type: 'page.retry' }),
      holds: (step, trail) =>
        step.calls('openPage')[0]?.href === trail.findLast(wants)?.sent('page.requested')?.href,
    },
    {
      id: 'B-40',
      says: 'The network’s return fetches a page that failed, once, and touches no other.',
      when: (step) => step.sent('service.resumed') !== null,
      holds: (step, trail) =>
        step.before.matches('failed')
          ? step.calls('openPage').length === 1 &&
            step.calls('openPage')[0]?.href === trail.findLast(wants)?.sent('page.requested')?.href &&
            step.after.hasTag('busy')
          : step.calls('openPage').length === 0 && step.after.matches(step.before.value),
    },
    {
      id: 'NAV-31',
      says: 'Never more than one page is on its way.',
      when: (step) => step.inFlight('openPage') > 0,
      holds: (step) => step.inFlight('openPage') === 1,
    },
    offers({
      id: 'NAV-31',
      says: 'Another page can be requested at any time.',
      from: () => true,
      via: ({ id }) => id === 'page.requested',
      to: (after) => after.hasTag('busy'),
    }),
    reaches({
      id: 'NAV-31',
      says: 'From everywhere a page comes on screen.',
      from: () => true,
      to: (pages) => pages.matches('shown'),
    }),
  ],
});
