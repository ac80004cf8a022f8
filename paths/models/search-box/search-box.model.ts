import type { searchBoxActors } from '../../../machines/search-box/search-box.actors.ts';
import { searchBoxMachine } from '../../../machines/search-box/search-box.machine.ts';
import {
  foundProducts,
  isSearchOpen,
  searchedWords,
  searchText,
} from '../../../machines/search-box/search-box.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, says } from '../../kit/cases.ts';
import { aList } from '../../fixtures/catalogue-fixtures.ts';

type BoxStep = Step<typeof searchBoxMachine, ReturnType<typeof searchBoxActors>>;
const words = ['latte', 'pane'];

export const searchBoxModel = flowModel<typeof searchBoxMachine, ReturnType<typeof searchBoxActors>>({
  name: 'search-box',
  machine: searchBoxMachine,
  starts: [{ says: 'the field is closed' }],
  cases: {
    'search.open': [says('the field is entered')],
    'search.textChanged': [
      says('pas is typed', { text: 'pas' }),
      says('one letter is typed', { text: 'p ' }),
    ],
    'search.close': [says('the field is left')],
    'search.submit': [
      says('pasta is searched for', { text: ' pasta ' }),
      says('nothing is searched for', { text: ' ' }),
    ],
    'search.shown': [says('the address shows a search for riso', { text: 'riso' })],
  },
  answers: {
    readWords: {
      done: [says('words were searched before', words)],
      failed: [says('the words cannot be read', new Error('storage'))],
    },
    suggest: {
      done: [says('products are found', aList(1, [11, 12]))],
      failed: fails('the suggestion', 'serviceDown', 'network'),
    },
  },
  writes: [],
  survivors: [
    {
      fault: 'swap targets: open.searching suggest onDone and its failure',
      because:
        'where the field rests, with something found or without, does the same and shows what the context holds',
    },
  ],
  project: ({ context: { text, words: known, found } }) => ({
    text,
    words: known.length,
    isFound: found !== null,
  }),
  rules: [
    {
      id: 'CAT-17',
      says: 'Entering the field asks for the words searched before, and opens it.',
      when: (step) => step.sent('search.open') !== null && !isSearchOpen(step.before),
      holds: (step) => step.calls('readWords').length === 1 && isSearchOpen(step.after),
    },
    {
      id: 'CAT-17',
      says: 'The words that come are offered.',
      when: (step) => step.done('readWords') !== null,
      holds: (step) =>
        searchedWords(step.after) === step.done('readWords')?.output && isSearchOpen(step.after),
    },
    {
      id: 'CAT-14',
      says: 'What is typed stands in the field, which is open then; one letter asks for nothing and shows nothing found.',
      when: (step) => step.sent('search.textChanged') !== null,
      holds: (step) =>
        searchText(step.after) === step.sent('search.textChanged')?.text &&
        isSearchOpen(step.after) &&
        step.inFlight('suggest') === 0 &&
        (searchText(step.after).trim().length > 1 || foundProducts(step.after) === null),
    },
    {
      id: 'CAT-14',
      says: 'A suggestion is asked for what is typed, after a pause, when it has more than one letter.',
      when: (step) => step.calls('suggest').length > 0 || step.elapsed('debounce'),
      holds: (step) =>
        step.elapsed('debounce') &&
        step.calls('suggest')[0]?.text === searchText(step.after) &&
        searchText(step.after).trim().length > 1,
    },
    {
      id: 'CAT-14',
      says: 'What is found is shown.',
      when: (step) => step.done('suggest') !== null,
      holds: (step) => foundProducts(step.after) === step.done('suggest')?.output && isSearchOpen(step.after),
    },
    {
      id: 'ERR-03',
      says: 'A suggestion that fails shows nothing and says nothing.',
      when: (step) =>
        step.failed('suggest') !== null || (step.elapsed('answerTimeout') && step.wasInFlight('suggest') > 0),
      holds: ({ after }) => foundProducts(after) === null && isSearchOpen(after),
    },
    {
      id: 'ERR-03',
      says: 'Words that cannot be read leave the field usable.',
      when: (step) =>
        step.failed('readWords') !== null ||
        (step.elapsed('answerTimeout') && step.wasInFlight('readWords') > 0),
      holds: ({ after }) => isSearchOpen(after) && after.can({ type: 'search.textChanged', text: 'pane' }),
    },
    {
      id: 'NAV-02',
      says: 'A search is told once, without its blanks, and the field closes; an empty one does nothing.',
      when: (step) => step.sent('search.submit') !== null,
      holds: (step) =>
        step.sent('search.submit')?.text.trim() === ''
          ? step.emitted('search.submitted').length === 0 &&
            isSearchOpen(step.after) === isSearchOpen(step.before)
          : step.emitted('search.submitted')[0]?.text === 'pasta' &&
            !isSearchOpen(step.after) &&
            searchText(step.after) === step.sent('search.submit')?.text,
    },
    {
      id: 'NAV-02',
      says: 'Nothing but a search is told.',
      when: (step) => step.emitted('search.submitted').length > 0,
      holds: (step) => step.sent('search.submit') !== null && step.emitted('search.submitted').length === 1,
    },
    {
      id: 'NAV-02',
      says: 'The field follows what the address shows.',
      when: (step) => step.sent('search.shown') !== null,
      holds: ({ before, after }) =>
        searchText(after) === 'riso' && isSearchOpen(after) === isSearchOpen(before),
    },
    {
      id: 'CAT-14',
      says: 'Leaving the field closes it, and nothing is asked any more.',
      when: (step) => step.sent('search.close') !== null && isSearchOpen(step.before),
      holds: (step) =>
        !isSearchOpen(step.after) && step.inFlight('suggest') + step.inFlight('readWords') === 0,
    },
    offers({
      id: 'CAT-14',
      says: 'While the field is open one can leave it.',
      from: isSearchOpen,
      via: ({ id }) => id === 'search.close',
      to: (after: BoxStep['after']) => !isSearchOpen(after),
    }),
    offers({
      id: 'NAV-02',
      says: 'A search can be sent from everywhere.',
      from: () => true,
      via: ({ says: sentence }) => sentence === 'pasta is searched for',
      to: (after: BoxStep['after']) => !isSearchOpen(after),
    }),
    reaches({
      id: 'CAT-14',
      says: 'From everywhere products can be found.',
      from: () => true,
      to: (box: BoxStep['after']) => foundProducts(box) !== null,
    }),
  ],
});
