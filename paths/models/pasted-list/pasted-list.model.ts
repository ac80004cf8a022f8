import type { MatchedLine, ProductMatch } from '../../../contract/api/shopping/product-match.ts';
import type { pastedListActors } from '../../../machines/pasted-list/pasted-list.actors.ts';
import { pastedListLogic } from '../../../machines/pasted-list/pasted-list.logic.ts';
import {
  amendedLine,
  areMatchesShown,
  hasMatchFailed,
  isListMatching,
  matchedLines,
  pastedListError,
  pastedText,
  productsToAdd,
  takenMatch,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ListStep = Step<typeof pastedListLogic, ReturnType<typeof pastedListActors>>;
type List = ListStep['after'];

const text = '2 penne\nun gingillo';
const words = 'crocchette';
const penne = aProduct({ productId: 11 });
const rigatoni = aProduct({ productId: 12, slug: 'rigatoni', name: 'Rigatoni' });
const away = aProduct({ productId: 13, slug: 'fusilli', name: 'Fusilli', available: 0 });
const kibble = aProduct({ productId: 14, slug: 'crocchette', name: 'Crocchette' });

const match = (product: ProductMatch['product'], quantity: number): ProductMatch => ({
  product,
  quantity,
  readAs: null,
  isUsual: false,
});
const nothing: Omit<MatchedLine, 'typed' | 'words'> = {
  corrected: null,
  leftOut: [],
  state: 'unknown',
  matches: [],
  more: 0,
  suggestions: [words, 'lettiera', 'umido'],
};
const pasta: MatchedLine = {
  ...nothing,
  typed: '2 penne',
  words: 'penne',
  state: 'choose',
  matches: [match(penne, 2), match(rigatoni, 2), match(away, 2)],
  suggestions: [],
};
const cat: MatchedLine = { ...nothing, typed: 'un gingillo', words: 'gingillo' };
const amended: MatchedLine = {
  ...nothing,
  typed: words,
  words,
  state: 'sure',
  matches: [match(kibble, 1)],
  suggestions: [],
};
const soldOut: MatchedLine = { ...pasta, matches: [match(away, 2)] };

const takenOf = (list: List, line: number) => {
  const one = matchedLines(list)[line];
  return one === undefined ? null : takenMatch(one);
};
const productOf = (list: List, line: number): number | null => takenOf(list, line)?.product.productId ?? null;
const quantityOf = (list: List, line: number): number => matchedLines(list)[line]?.choice.quantity ?? 0;
const isAmending = (list: List): boolean => amendedLine(list) !== null;
const isTyping = (list: List): boolean =>
  !isListMatching(list) && !areMatchesShown(list) && !hasMatchFailed(list);
const asked = (step: ListStep) => step.calls('matchLines');
const staysShown = (step: ListStep): boolean =>
  areMatchesShown(step.after) && pastedText(step.after) === pastedText(step.before);
const otherLine = (line: number): number => 1 - line;
const isOtherKept = (step: ListStep, line: number): boolean =>
  matchedLines(step.after)[otherLine(line)] === matchedLines(step.before)[otherLine(line)];

export const pastedListModel = flowModel<typeof pastedListLogic, ReturnType<typeof pastedListActors>>({
  name: 'pasted-list',
  machine: pastedListLogic,
  starts: [{ says: 'the page is opened', input: () => ({ text: '' }) }],
  cases: {
    'text.changed': (list) =>
      pastedText(list) === ''
        ? [says('a list is pasted', { text }), says('a blank is typed', { text: ' ' })]
        : [says('the text is emptied', { text: '' })],
    'list.match': [says('the products are to be found')],
    'list.amend': [says('the list is to be changed')],
    'match.choose': (list) =>
      productOf(list, 0) === penne.productId
        ? [
            says('other pasta is chosen', { line: 0, productId: rigatoni.productId }),
            says('what is sold out is chosen', { line: 0, productId: away.productId }),
          ]
        : [says('the penne are chosen', { line: 0, productId: penne.productId })],
    'quantity.change': (list) => [
      ...(quantityOf(list, 0) === 2
        ? [
            says('one more is wanted', { line: 0, change: { kind: 'more' as const } }),
            says('one is typed', { line: 0, change: { kind: 'typed' as const, text: '1' } }),
          ]
        : [says('one less is wanted', { line: 0, change: { kind: 'less' as const } })]),
      says('more is wanted of a line without a product', { line: 7, change: { kind: 'more' as const } }),
    ],
    'line.leave': [says('the pasta is left', { line: 0 })],
    'line.amend': (list) =>
      takenOf(list, 1) === null
        ? [
            says('other words are tried', { line: 1, words }),
            says('blanks are tried', { line: 1, words: ' ' }),
            says('other words are tried for no line', { line: 7, words }),
          ]
        : [says('other words are tried for the pasta', { line: 0, words: '2 penne' })],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    matchLines: {
      done: (list) =>
        isListMatching(list)
          ? [says('products are found', [pasta, cat]), says('they are sold out', [soldOut, cat])]
          : [says('the other words find it', [amendedLine(list) === 0 ? pasta : amended])],
      failed: fails('the products', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: [],
  project: (list) => [
    pastedText(list),
    matchedLines(list).map(({ matched }) => matched.matches.map(({ product }) => product.slug)),
    productOf(list, 0),
    quantityOf(list, 0),
    productOf(list, 1),
    amendedLine(list),
    matchedLines(list)[0]?.choice.hint ?? null,
    pastedListError(list)?.failure ?? null,
  ],
  rules: [
    {
      id: 'B-21',
      says: 'What is typed stands there, and asks for nothing.',
      when: (step) => step.sent('text.changed') !== null && !isListMatching(step.before),
      holds: (step) =>
        asked(step).length === 0 &&
        (areMatchesShown(step.before)
          ? staysShown(step)
          : pastedText(step.after) === step.sent('text.changed')?.text &&
            isTyping(step.after) &&
            pastedListError(step.after) === null),
    },
    {
      id: 'B-21',
      says: 'The whole list is one call; one without a line is none.',
      when: (step) =>
        step.sent('list.match') !== null && (isTyping(step.before) || hasMatchFailed(step.before)),
      holds: (step) =>
        pastedText(step.before).trim() === ''
          ? asked(step).length === 0 && isTyping(step.after)
          : asked(step).length === 1 &&
            asked(step)[0]?.text === pastedText(step.before) &&
            isListMatching(step.after) &&
            pastedListError(step.after) === null,
    },
    {
      id: 'B-21',
      says: 'What is found is taken, the first of each line, and nothing where nothing can be had.',
      when: (step) => step.done('matchLines') !== null && isListMatching(step.before),
      holds: (step) => {
        const firsts = step.done('matchLines')?.output.flatMap(({ matches }) => matches.slice(0, 1)) ?? [];
        const items = firsts
          .filter(({ product }) => product.available > 0)
          .map(({ product, quantity }) => ({ productId: product.productId, quantity }));
        return (
          areMatchesShown(step.after) && JSON.stringify(productsToAdd(step.after)) === JSON.stringify(items)
        );
      },
    },
    {
      id: 'ERR-03',
      says: 'A list nobody could look up says so, and stands as it was typed.',
      when: (step) =>
        isListMatching(step.before) && (step.failed('matchLines') !== null || step.elapsed('answerTimeout')),
      holds: (step) =>
        hasMatchFailed(step.after) &&
        pastedListError(step.after) !== null &&
        pastedText(step.after) === pastedText(step.before),
    },
    {
      id: 'ERR-13',
      says: 'The service that is back is asked again, once.',
      when: (step) => hasMatchFailed(step.before) && step.sent('service.resumed') !== null,
      holds: (step) =>
        asked(step).length === 1 && isListMatching(step.after) && pastedListError(step.after) === null,
    },
    {
      id: 'B-21',
      says: 'Back at the text, nothing of it is lost and nothing is taken.',
      when: (step) => step.sent('list.amend') !== null,
      holds: (step) =>
        isTyping(step.after) &&
        pastedText(step.after) === pastedText(step.before) &&
        productsToAdd(step.after).length === 0 &&
        matchedLines(step.after).length === 0 &&
        asked(step).length === 0 &&
        (isTyping(step.before) || pastedListError(step.after) === null),
    },
    {
      id: 'B-21',
      says: 'A choice takes the product in the amount of the line; what is sold out is not taken.',
      when: (step) => step.sent('match.choose') !== null && areMatchesShown(step.before),
      holds: (step) => {
        const productId = step.sent('match.choose')?.productId ?? 0;
        const found = matchedLines(step.before)[0]?.matched.matches.find(
          ({ product }) => product.productId === productId && product.available > 0,
        );
        return (
          staysShown(step) &&
          isOtherKept(step, 0) &&
          (found === undefined
            ? productOf(step.after, 0) === productOf(step.before, 0)
            : productOf(step.after, 0) === productId && quantityOf(step.after, 0) === found.quantity)
        );
      },
    },
    {
      id: 'B-21',
      says: 'A press or a typed quantity changes its line alone.',
      when: (step) => step.sent('quantity.change') !== null && areMatchesShown(step.before),
      holds: (step) => {
        const sent = step.sent('quantity.change');
        const before = quantityOf(step.before, 0);
        const isOther = sent?.line !== 0 || productOf(step.before, 0) === null;
        const expected = { more: before + 1, less: Math.max(1, before - 1), typed: 1 }[
          sent?.change.kind ?? 'more'
        ];
        return (
          staysShown(step) &&
          isOtherKept(step, 0) &&
          quantityOf(step.after, 0) === (isOther ? before : expected)
        );
      },
    },
    {
      id: 'B-21',
      says: 'A line that is left adds nothing, and can be taken again.',
      when: (step) => step.sent('line.leave') !== null && areMatchesShown(step.before),
      holds: (step) =>
        staysShown(step) &&
        isOtherKept(step, 0) &&
        productOf(step.after, 0) === null &&
        matchedLines(step.after)[0]?.matched === matchedLines(step.before)[0]?.matched,
    },
    {
      id: 'B-21',
      says: 'Other words are looked up for their line alone, one line at a time.',
      when: (step) => step.sent('line.amend') !== null && areMatchesShown(step.before),
      holds: (step) => {
        const { line = 0, words: tried = '' } = step.sent('line.amend') ?? {};
        const isTried = !isAmending(step.before) && line < 2 && tried.trim() !== '';
        return (
          staysShown(step) &&
          matchedLines(step.after) === matchedLines(step.before) &&
          (isTried
            ? asked(step)[0]?.text === tried &&
              amendedLine(step.after) === line &&
              pastedListError(step.after) === null
            : asked(step).length === 0 && amendedLine(step.after) === amendedLine(step.before))
        );
      },
    },
    {
      id: 'B-21',
      says: 'What the other words find stands in place of the line, on the text too.',
      when: (step) => step.done('matchLines') !== null && isAmending(step.before),
      holds: (step) => {
        const line = amendedLine(step.before) ?? 0;
        const [found] = step.done('matchLines')?.output ?? [];
        return (
          !isAmending(step.after) &&
          areMatchesShown(step.after) &&
          isOtherKept(step, line) &&
          matchedLines(step.after)[line]?.matched === found &&
          productOf(step.after, line) === found?.matches[0]?.product.productId &&
          pastedText(step.after) ===
            pastedText(step.before).replace(
              matchedLines(step.before)[line]?.matched.typed ?? '',
              found?.typed ?? '',
            )
        );
      },
    },
    {
      id: 'ERR-03',
      says: 'Other words nobody could look up leave the line as it was, and say so.',
      when: (step) =>
        isAmending(step.before) && (step.failed('matchLines') !== null || step.elapsed('answerTimeout')),
      holds: (step) =>
        staysShown(step) &&
        !isAmending(step.after) &&
        pastedListError(step.after) !== null &&
        matchedLines(step.after) === matchedLines(step.before),
    },
    {
      id: 'B-21',
      says: 'Nothing is asked for but by the shopper, or by the service that is back.',
      when: (step) => asked(step).length > 0,
      holds: (step) =>
        asked(step).length === 1 &&
        (step.sent('list.match') !== null ||
          step.sent('line.amend') !== null ||
          step.sent('service.resumed') !== null),
    },
    offers({
      id: 'ERR-04',
      says: 'What could not be looked up can be looked up again.',
      from: hasMatchFailed,
      via: ({ id }) => id === 'list.match',
      to: isListMatching,
    }),
    reaches({
      id: 'B-21',
      says: 'From everywhere products can come to be shown.',
      from: () => true,
      to: areMatchesShown,
    }),
  ],
});
