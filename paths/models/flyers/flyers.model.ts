import type { flyersActors } from '../../../machines/flyers/flyers.actors.ts';
import { flyersMachine } from '../../../machines/flyers/flyers.machine.ts';
import {
  areFlyersLoading,
  areMoreFlyersLoading,
  firstFlyersPage,
  haveFlyersFailed,
  haveMoreFlyersFailed,
  listedFlyers,
  nextFlyersPage,
} from '../../../machines/flyers/flyers.selectors.ts';
import { aFlyer } from '../../fixtures/flyer-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type FlyersStep = Step<typeof flyersMachine, ReturnType<typeof flyersActors>>;
type Flyers = FlyersStep['after'];

const totalPages = 3;
const slugs = (flyers: Flyers): string =>
  listedFlyers(flyers)
    .map(({ slug }) => slug)
    .join();
const wanted = (step: FlyersStep): number | null => step.sent('page.changed')?.page ?? null;
const askedPages = (step: FlyersStep): string =>
  step
    .calls('listFlyers')
    .map(({ page }) => page)
    .join();
const isSame = (step: FlyersStep): boolean => wanted(step) === step.before.context.page;
const isFurther = (step: FlyersStep): boolean =>
  slugs(step.before) !== '' && wanted(step) === nextFlyersPage(step.before);
const goesWrong = (step: FlyersStep): boolean =>
  step.elapsed('answerTimeout') || step.failed('listFlyers') !== null;
const isAskedAgain = (step: FlyersStep): boolean =>
  (step.sent('page.retry') !== null || step.sent('service.resumed') !== null) &&
  (haveFlyersFailed(step.before) || haveMoreFlyersFailed(step.before));

export const flyersModel = flowModel<typeof flyersMachine, ReturnType<typeof flyersActors>>({
  name: 'flyers',
  machine: flyersMachine,
  starts: [
    { says: 'the flyers are opened', input: () => ({ page: 1 }) },
    { says: 'their second page is opened', input: () => ({ page: 2 }) },
  ],
  cases: {
    'page.changed': ({ context: { page } }) => [
      says('the same page is entered', { page }),
      ...(page < totalPages ? [says('one page further is entered', { page: page + 1 })] : []),
      ...(page > 1 ? [says('the first page is entered', { page: 1 })] : []),
    ],
    'page.retry': [says('they are asked for again')],
    'service.resumed': [says('the shop can be reached again')],
  },
  answers: {
    listFlyers: {
      done: ({ context: { page, flyers } }) => [
        says('the flyers are there', {
          items: [aFlyer(`dispensa-${page}`), aFlyer(`casa-${page}`)],
          totalPages,
        }),
        ...(flyers.length === 0 ? [says('there are none', { items: [], totalPages: 0 })] : []),
      ],
      failed: fails('the list', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { page, firstPage, lastPage, flyers } }) => [
    page,
    flyers.length === 0 ? null : [firstPage, lastPage],
  ],
  rules: [
    {
      id: 'CMS-05',
      says: 'A page that is not the next one is asked for by itself, and nothing of the old list stays.',
      when: (step) => wanted(step) !== null && !isSame(step) && !isFurther(step),
      holds: (step) =>
        askedPages(step) === String(wanted(step)) && areFlyersLoading(step.after) && slugs(step.after) === '',
    },
    {
      id: 'CMS-05',
      says: 'The next page is asked for alone, while what is listed stays.',
      when: (step) => wanted(step) !== null && !isSame(step) && isFurther(step),
      holds: (step) =>
        askedPages(step) === String(wanted(step)) &&
        areMoreFlyersLoading(step.after) &&
        slugs(step.after) === slugs(step.before),
    },
    {
      id: 'CMS-05',
      says: 'The same page is not asked for again.',
      when: (step) => wanted(step) !== null && isSame(step),
      holds: (step) => askedPages(step) === '' && slugs(step.after) === slugs(step.before),
    },
    {
      id: 'CMS-05',
      says: 'A page that comes is listed, from itself on.',
      when: (step) => step.done('listFlyers') !== null && areFlyersLoading(step.before),
      holds: (step) => {
        const items = step.done('listFlyers')?.output.items ?? [];
        const { page } = step.after.context;
        return (
          slugs(step.after) === items.map(({ slug }) => slug).join() &&
          step.after.hasTag('settled') &&
          (items.length === 0
            ? step.after.matches('none')
            : firstFlyersPage(step.after) === page &&
              nextFlyersPage(step.after) === (page < totalPages ? page + 1 : null))
        );
      },
    },
    {
      id: 'CMS-05',
      says: 'A further page is appended to those above it.',
      when: (step) => step.done('listFlyers') !== null && areMoreFlyersLoading(step.before),
      holds: (step) => {
        const { page } = step.after.context;
        const items = step.done('listFlyers')?.output.items ?? [];
        return (
          slugs(step.after) === [slugs(step.before), ...items.map(({ slug }) => slug)].join() &&
          step.after.matches('shown') &&
          firstFlyersPage(step.after) === firstFlyersPage(step.before) &&
          nextFlyersPage(step.after) === (page < totalPages ? page + 1 : null)
        );
      },
    },
    {
      id: 'CMS-11',
      says: 'A list that does not come says so; what is listed stays, and it can be asked for again.',
      when: goesWrong,
      holds: ({ before, after }) =>
        (areMoreFlyersLoading(before) ? haveMoreFlyersFailed(after) : haveFlyersFailed(after)) &&
        slugs(after) === slugs(before) &&
        after.hasTag('settled') &&
        after.can({ type: 'page.retry' }),
    },
    {
      id: 'CMS-11',
      says: 'Asking again, or the service that is back, asks for the page of the address.',
      when: isAskedAgain,
      holds: (step) =>
        askedPages(step) === String(step.before.context.page) &&
        (haveFlyersFailed(step.before) ? areFlyersLoading(step.after) : areMoreFlyersLoading(step.after)),
    },
    reaches({
      id: 'CMS-11',
      says: 'The flyers can be listed from everywhere.',
      from: () => true,
      to: (flyers) => flyers.matches('shown'),
    }),
  ],
});
