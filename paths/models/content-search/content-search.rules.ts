import type { SnapshotFrom } from 'xstate';
import type { contentSearchActors } from '../../../machines/content-search/content-search.actors.ts';
import type { contentSearchMachine } from '../../../machines/content-search/content-search.machine.ts';
import {
  areMorePagesLoading,
  areNoPagesFound,
  arePagesLoading,
  canSeeMorePages,
  contentHits,
  foundPages,
  havePagesFailed,
  isContentComing,
  pagesTotal,
  searchedWords,
  shownTab,
} from '../../../machines/content-search/content-search.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type Search = SnapshotFrom<typeof contentSearchMachine>;
type SearchStep = Step<typeof contentSearchMachine, ReturnType<typeof contentSearchActors>>;

const isOther = (step: SearchStep): boolean =>
  (step.sent('words.changed')?.words ?? searchedWords(step.before)) !== searchedWords(step.before);

const sameWords = (step: SearchStep, words: string | undefined): boolean =>
  words === searchedWords(step.after);

/** What must hold of the flow, whatever its chart says. */
export const contentSearchRules: readonly Rule<SearchStep>[] = [
  {
    id: 'CMS-09',
    says: 'Nothing is asked for before its place is near, and never without words.',
    when: (step) => step.calls('findContent').length > 0,
    holds: (step) =>
      step.calls('findContent').length === 1 &&
      (step.sent('content.wanted') !== null || step.sent('service.resumed') !== null) &&
      searchedWords(step.after) !== '' &&
      sameWords(step, step.calls('findContent')[0]?.words),
  },
  {
    id: 'CMS-09',
    says: 'What is near is asked for, once.',
    when: (step) => step.sent('content.wanted') !== null && isContentComing(step.before),
    holds: (step) =>
      step.calls('findContent').length === (step.before.matches({ beside: 'waiting' }) ? 1 : 0),
  },
  {
    id: 'CMS-09',
    says: 'What the texts have is shown, and nothing where they have nothing.',
    when: (step) => step.done('findContent') !== null,
    holds: (step) =>
      contentHits(step.after) === step.done('findContent')?.output && !isContentComing(step.after),
  },
  {
    id: 'CMS-11',
    says: 'What fails or does not come beside the products hides itself.',
    when: (step) =>
      step.failed('findContent') !== null ||
      (step.elapsed('answerTimeout') && step.wasInFlight('findContent') > 0),
    holds: ({ after }) =>
      contentHits(after).length === 0 && !isContentComing(after) && !havePagesFailed(after),
  },
  {
    id: 'B-40',
    says: 'What hid itself is asked for again when the service is back.',
    when: (step) => step.before.matches({ beside: 'hidden' }) && step.sent('service.resumed') !== null,
    holds: (step) => step.calls('findContent').length === 1,
  },
  {
    id: 'CMS-09',
    says: 'The tab that is chosen is the one that is shown.',
    when: (step) => step.sent('tab.chosen') !== null,
    holds: (step) => shownTab(step.after) === step.sent('tab.chosen')?.tab,
  },
  {
    id: 'CMS-09',
    says: 'What was found beside the products stays when a tab is chosen.',
    when: (step) => step.sent('tab.chosen') !== null,
    holds: ({ before, after }) => contentHits(after) === contentHits(before),
  },
  {
    id: 'CMS-09',
    says: 'The tab of the texts asks for their first page.',
    when: (step) => step.sent('tab.chosen')?.tab === 'pages',
    holds: (step) =>
      step.calls('searchContent').length === 1 &&
      step.calls('searchContent')[0]?.page === 1 &&
      sameWords(step, step.calls('searchContent')[0]?.words) &&
      arePagesLoading(step.after) &&
      foundPages(step.after).length === 0,
  },
  {
    id: 'CMS-09',
    says: 'What comes of the texts stands below what is there, with the total of all.',
    when: (step) => step.done('searchContent') !== null,
    holds: (step) => {
      const found = step.done('searchContent')?.output;
      return (
        foundPages(step.after).length === foundPages(step.before).length + (found?.items.length ?? 0) &&
        (found?.items.length === 0
          ? areNoPagesFound(step.after)
          : pagesTotal(step.after) === found?.total && foundPages(step.after).length > 0)
      );
    },
  },
  {
    id: 'CMS-09',
    says: 'More texts are asked for while there are more, by the next page.',
    when: (step) => step.sent('pages.more') !== null,
    holds: (step) =>
      canSeeMorePages(step.before)
        ? step.calls('searchContent')[0]?.page === step.before.context.page + 1 &&
          areMorePagesLoading(step.after)
        : step.calls('searchContent').length === 0,
  },
  {
    id: 'CMS-11',
    says: 'Texts that do not come are told of; those that are there stay.',
    when: (step) =>
      step.failed('searchContent') !== null ||
      (step.elapsed('answerTimeout') && step.wasInFlight('searchContent') > 0),
    holds: ({ before, after }) =>
      havePagesFailed(after) && foundPages(after) === foundPages(before) && shownTab(after) === 'pages',
  },
  {
    id: 'CMS-11',
    says: 'Asking again, or the service coming back, asks for what did not come.',
    when: (step) =>
      havePagesFailed(step.before) &&
      (step.sent('pages.retry') !== null || step.sent('service.resumed') !== null),
    holds: (step) =>
      step.calls('searchContent').length === 1 &&
      step.calls('searchContent')[0]?.page === step.before.context.page + 1,
  },
  {
    id: 'CMS-09',
    says: 'Other words begin anew, with their products.',
    when: isOther,
    holds: (step) =>
      searchedWords(step.after) === step.sent('words.changed')?.words &&
      shownTab(step.after) === 'all' &&
      contentHits(step.after).length + foundPages(step.after).length === 0 &&
      step.calls('findContent').length + step.calls('searchContent').length === 0,
  },
  {
    id: 'CMS-09',
    says: 'The same words change nothing.',
    when: (step) => step.sent('words.changed') !== null && !isOther(step),
    holds: ({ before, after }) =>
      JSON.stringify(after.value) === JSON.stringify(before.value) && after.context === before.context,
  },
  offers({
    id: 'CMS-11',
    says: 'Texts that did not come can be asked for again.',
    from: havePagesFailed,
    via: ({ id }) => id === 'pages.retry',
    to: (search: Search) => arePagesLoading(search) || areMorePagesLoading(search),
  }),
  reaches({
    id: 'CAT-18',
    says: 'From everywhere texts can come to be shown.',
    from: () => true,
    to: (search) => contentHits(search).length > 0,
  }),
];
