import type { Product } from '../../../contract/api/shopping/product.ts';
import { fastSearchLogic } from '../../../machines/fast-search/fast-search.logic.ts';
import {
  areWordsAnswered,
  areWordsGone,
  firstsToAdd,
  firstsTotal,
  foundWordCount,
  hasTooManyWords,
  searchStrips,
  typedWord,
  wordsNotFound,
  wordsSought,
} from '../../../machines/fast-search/fast-search.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors, Step } from '../../kit/step.ts';

type SearchStep = Step<typeof fastSearchLogic, NoActors>;
type Search = SearchStep['after'];

const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-23t5';
const milk = aProduct({
  productId: 31,
  slug: 'latte',
  name: 'Latte',
  priceDisplay: 1.69,
  priceUmDisplay: 1.69,
});
const away = aProduct({ productId: 32, slug: 'latte-di-capra', name: 'Latte di capra', available: 0 });
const bread = aProduct({ productId: 33, slug: 'pane', name: 'Pane', priceDisplay: 2.1, priceUmDisplay: 4.2 });
/** What the shop has for each word, the sold-out first. */
const shelf: Readonly<Record<string, readonly Product[]>> = { latte: [away, milk], pane: [bread] };
const full = Array.from({ length: 12 }, (_, index) => `parola ${index + 1}`);

const unanswered = ({ context: { words, products } }: Search) => words.filter((word) => !products.has(word));
const isFull = (search: Search): boolean => wordsSought(search).length === full.length;
const told = (step: SearchStep, type: string) => step.told('searchStrip', type);
const addressed = (step: SearchStep) => step.emitted('words.changed');
const list = (words: readonly string[]): string => words.join('|');
const isAddressed = (step: SearchStep): boolean =>
  addressed(step).length === 1 && list(addressed(step)[0]?.words ?? []) === list(wordsSought(step.after));
const hasOneStripEach = ({ context: { words, strips, products } }: Search): boolean =>
  list([...strips.keys()]) === list(words) && [...products.keys()].every((word) => words.includes(word));
const openedFor = (step: SearchStep): readonly string[] =>
  step.opened('searchStrip').map((input) => (input as { word: string }).word);
const areOthersKept = (step: SearchStep): boolean =>
  wordsSought(step.after).every(
    (word) =>
      !searchStrips(step.before).has(word) ||
      searchStrips(step.after).get(word) === searchStrips(step.before).get(word),
  );

export const fastSearchModel = flowModel<typeof fastSearchLogic, NoActors>({
  name: 'fast-search',
  machine: fastSearchLogic,
  starts: [
    { says: 'two words are searched for', input: () => ({ words: ['latte', 'pane'], hash: noSlot }) },
    { says: 'as many words as may be are searched for', input: () => ({ words: full, hash: noSlot }) },
  ],
  cases: {
    'words.entered': (search) => [
      says('the address names the same words', { words: wordsSought(search) }),
      ...(isFull(search) ? [] : [says('the address names bread alone', { words: ['pane'] })]),
    ],
    'text.changed': (search) => [
      says('a part of a word is typed', { text: 'uo' }),
      ...(isFull(search) || typedWord(search) !== ''
        ? []
        : [says('bread and a comma are typed', { text: 'pane,' })]),
    ],
    'word.add': (search) => [
      isFull(search)
        ? says('one word more is added', { text: 'uova' })
        : says('milk is added', { text: ' Latte, latte' }),
      says('a blank is added', { text: ' ' }),
    ],
    'word.remove': (search) =>
      isFull(search)
        ? []
        : [
            ...wordsSought(search).map((word) => says(`${word} is taken away`, { word })),
            says('a word that is not there is taken away', { word: 'sale' }),
          ],
    'word.replace': (search) =>
      isFull(search)
        ? []
        : [
            ...(wordsSought(search).includes('latte')
              ? [says('bread stands for milk', { word: 'latte', other: 'pane' })]
              : []),
            says('a word that is not there is replaced', { word: 'sale', other: 'pepe' }),
          ],
    'strip.answered': (search) => [
      ...(isFull(search)
        ? []
        : wordsSought(search).flatMap((word) => [
            says(`${word} is found`, { word, products: shelf[word.toLowerCase()] ?? [] }),
            says(`nothing is found for ${word}`, { word, products: [] }),
          ])),
      says('a strip that was left answers', { word: 'sale', products: [bread] }),
    ],
    'hash.changed': (search) => [
      ...(isFull(search)
        ? []
        : [
            says('the cart’s day is another one', {
              hash: search.context.hash === noSlot ? sunday : noSlot,
            }),
          ]),
      says('the cart’s day is the same', { hash: search.context.hash }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {},
  writes: [],
  facts: ['hash.changed'],
  limit: 400,
  project: (search) => ({
    words: list(wordsSought(search)),
    text: typedWord(search),
    isSunday: search.context.hash === sunday,
    found: wordsSought(search).map((word) => search.context.products.get(word)?.length ?? null),
    tooMany: hasTooManyWords(search),
  }),
  rules: [
    {
      id: 'CAT-15',
      says: 'Each word has a strip of its own on the cart’s day, and no other has; a word keeps its strip.',
      when: () => true,
      holds: (step) =>
        hasOneStripEach(step.after) &&
        areOthersKept(step) &&
        list(openedFor(step)) ===
          list(
            wordsSought(step.after).filter((word) => step.isStart || !searchStrips(step.before).has(word)),
          ) &&
        step
          .opened('searchStrip')
          .every((input) => (input as { hash: string }).hash === step.after.context.hash),
    },
    {
      id: 'CAT-15',
      says: 'The strip of a word that is gone ends, and no other.',
      when: (step) => !step.isStart,
      holds: (step) =>
        told(step, 'strip.leave').length ===
        wordsSought(step.before).filter((word) => !wordsSought(step.after).includes(word)).length,
    },
    {
      id: 'CAT-15',
      says: 'The page waits until every strip has been answered; without a word it waits for one.',
      when: () => true,
      holds: ({ after }) =>
        areWordsGone(after) === (wordsSought(after).length === 0) &&
        areWordsAnswered(after) === (wordsSought(after).length > 0 && unanswered(after).length === 0) &&
        after.hasTag('settled') === (unanswered(after).length === 0),
    },
    {
      id: 'CAT-15',
      says: 'The address names the words as the shopper changes them; it says nothing where no word is left.',
      when: (step) => !step.isStart && list(wordsSought(step.after)) !== list(wordsSought(step.before)),
      holds: (step) =>
        step.sent('words.entered') !== null || areWordsGone(step.after)
          ? addressed(step).length === 0
          : isAddressed(step),
    },
    {
      id: 'CAT-15',
      says: 'Nothing but the shopper’s change of the words changes the address.',
      when: (step) => addressed(step).length > 0,
      holds: (step) =>
        isAddressed(step) &&
        (step.sent('word.add') !== null ||
          step.sent('word.remove') !== null ||
          step.sent('word.replace') !== null ||
          step.sent('text.changed') !== null),
    },
    {
      id: 'CAT-15',
      says: 'Words that the address names are searched for; the same ones change nothing.',
      when: (step) => step.sent('words.entered') !== null,
      holds: (step) => {
        const words = list(step.sent('words.entered')?.words ?? []);
        return (
          list(wordsSought(step.after)) === words &&
          typedWord(step.after) === typedWord(step.before) &&
          (words === list(wordsSought(step.before))
            ? hasTooManyWords(step.after) === hasTooManyWords(step.before)
            : !hasTooManyWords(step.after))
        );
      },
    },
    {
      id: 'CAT-15',
      says: 'What is typed stands in the field until it is a word.',
      when: (step) => step.sent('text.changed') !== null,
      holds: (step) => {
        const text = step.sent('text.changed')?.text ?? '';
        return text.endsWith(',')
          ? typedWord(step.after) === '' && wordsSought(step.after).includes('pane')
          : typedWord(step.after) === text &&
              list(wordsSought(step.after)) === list(wordsSought(step.before)) &&
              !hasTooManyWords(step.after);
      },
    },
    {
      id: 'CAT-15',
      says: 'A word is added once, after the others; one too many stays in the field, and that is said.',
      when: (step) => step.sent('word.add') !== null,
      holds: (step) => {
        const before = wordsSought(step.before);
        if (step.sent('word.add')?.text.trim() === '')
          return list(wordsSought(step.after)) === list(before) && addressed(step).length === 0;
        if (isFull(step.before))
          return (
            list(wordsSought(step.after)) === list(before) &&
            typedWord(step.after) === 'uova' &&
            hasTooManyWords(step.after)
          );
        const isThere = before.some((word) => word.toLowerCase() === 'latte');
        return (
          list(wordsSought(step.after)) === list(isThere ? before : [...before, 'Latte']) &&
          typedWord(step.after) === '' &&
          !hasTooManyWords(step.after)
        );
      },
    },
    {
      id: 'CAT-15',
      says: 'A word is taken away alone; one that is not there is not.',
      when: (step) => step.sent('word.remove') !== null,
      holds: (step) =>
        list(wordsSought(step.after)) ===
          list(wordsSought(step.before).filter((word) => word !== step.sent('word.remove')?.word)) &&
        (step.sent('word.remove')?.word !== 'sale' || addressed(step).length === 0),
    },
    {
      id: 'CAT-15',
      says: 'Another word stands in the place of one, each word once.',
      when: (step) => step.sent('word.replace') !== null,
      holds: (step) => {
        const { word = '', other = '' } = step.sent('word.replace') ?? {};
        const replaced = wordsSought(step.before).map((one) => (one === word ? other : one));
        return (
          list(wordsSought(step.after)) === list([...new Set(replaced)]) &&
          addressed(step).length === (wordsSought(step.before).includes(word) ? 1 : 0)
        );
      },
    },
    {
      id: 'GATE-18',
      says: 'The first of each strip that can be had is to be added, once, with its first quantity.',
      when: (step) => step.sent('strip.answered') !== null,
      holds: (step) => {
        const { word = '', products = [] } = step.sent('strip.answered') ?? {};
        const isAsked = wordsSought(step.before).includes(word);
        const added = firstsToAdd(step.after);
        const [first] = products.filter(({ available }) => available > 0);
        return isAsked
          ? added.some(({ productId, quantity }) => productId === first?.productId && quantity === 1) ===
              (first !== undefined) && wordsNotFound(step.after).includes(word) === (products.length === 0)
          : list(added.map(({ productId }) => String(productId))) ===
              list(firstsToAdd(step.before).map(({ productId }) => String(productId)));
      },
    },
    {
      id: 'GATE-18',
      says: 'The sum is that of what is to be added.',
      when: (step) => firstsToAdd(step.after).length > 0,
      holds: ({ after }) =>
        firstsTotal(after) ===
          firstsToAdd(after).reduce((sum, { productId }) => sum + (productId === 31 ? 169 : 210), 0) &&
        firstsToAdd(after).every(({ productId }) => productId === 31 || productId === 33) &&
        firstsToAdd(after).length <= foundWordCount(after),
    },
    {
      id: 'CAT-13',
      says: 'Another day is told to every strip; the same day to none.',
      when: (step) => step.sent('hash.changed') !== null,
      holds: (step) =>
        step.after.context.hash === step.sent('hash.changed')?.hash &&
        told(step, 'hash.changed').length ===
          (step.after.context.hash === step.before.context.hash ? 0 : wordsSought(step.before).length) &&
        told(step, 'hash.changed').every((event) => event.hash === step.after.context.hash),
    },
    {
      id: 'NAV-18',
      says: 'A service that is back is told to every strip.',
      when: (step) => step.sent('service.resumed') !== null,
      holds: (step) => told(step, 'service.resumed').length === wordsSought(step.before).length,
    },
    offers({
      id: 'CAT-15',
      says: 'Where every word was taken away one can be added.',
      from: areWordsGone,
      via: ({ id }) => id === 'word.add',
      to: (search) => wordsSought(search).length > 0,
    }),
    reaches({
      id: 'CAT-15',
      says: 'From everywhere but a full search all words can come to be answered.',
      from: (search) => !isFull(search),
      to: areWordsAnswered,
    }),
  ],
});
