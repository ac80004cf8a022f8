import type { MatchedLine, ProductMatch } from '../../../contract/api/shopping/product-match.ts';
import type { ProductOption } from '../../../contract/api/shopping/product.ts';
import type { AddToCartRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import type { pastedListActors } from '../../../machines/pasted-list/pasted-list.actors.ts';
import { pastedListLogic } from '../../../machines/pasted-list/pasted-list.logic.ts';
import {
  addedLines,
  amendedLine,
  areMatchesShown,
  hasMatchFailed,
  helpFault,
  isListening,
  isListMatching,
  isPasting,
  linesToChoose,
  listedProducts,
  listHelp,
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
const pasted = '2 penne';
const penne = aProduct({ productId: 11 });
const optionOf = (name: string, parameterName: string, ...keys: string[]): ProductOption => ({
  name,
  parameterName,
  values: keys.map((key) => ({ key, name: key })),
  selected: null,
});
const fresh = aProduct({
  productId: 12,
  slug: 'pasta-fresca',
  name: 'Pasta fresca al banco',
  selectOptions: [
    optionOf('Formato', 'formato', 'trofie', 'tagliatelle'),
    optionOf('Confezione', 'confezione', 'carta'),
  ],
});
const away = aProduct({ productId: 13, slug: 'fusilli', name: 'Fusilli', available: 0 });
const kibble = aProduct({
  productId: 14,
  slug: 'crocchette',
  name: 'Crocchette',
  selectOptions: [optionOf('Gusto', 'gusto', 'pollo', 'manzo')],
});

const match = (
  product: ProductMatch['product'],
  quantity: number,
  chosen: ProductMatch['chosen'] = product.selectOptions.length === 0 ? {} : null,
): ProductMatch => ({
  product,
  quantity,
  readAs: null,
  isUsual: false,
  chosen,
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
  matches: [match(penne, 2), match(fresh, 2), match(away, 2)],
  suggestions: [],
};
const cat: MatchedLine = { ...nothing, typed: 'un gingillo', words: 'gingillo' };
const amended: MatchedLine = {
  ...nothing,
  typed: words,
  words,
  state: 'sure',
  matches: [match(kibble, 1, { gusto: 'manzo' })],
  suggestions: [],
};
const soldOut: MatchedLine = { ...pasta, matches: [match(away, 2)] };

/** The cart of the model holds what was added. */
const inCart: ReadonlySet<number> = new Set([penne.productId, fresh.productId, kibble.productId]);
const toAdd = (list: List) => productsToAdd(list, inCart);
const heldOf = (list: List) => addedLines(list, inCart);

const takenOf = (list: List, line: number) => {
  const one = matchedLines(list)[line];
  return one === undefined ? null : takenMatch(one);
};
const productOf = (list: List, line: number): number | null => takenOf(list, line)?.product.productId ?? null;
const quantityOf = (list: List, line: number): number => matchedLines(list)[line]?.choice.quantity ?? 0;
const chosenOf = (list: List, line: number) => matchedLines(list)[line]?.choice.chosen ?? {};
const isMarked = (list: List): boolean => matchedLines(list)[0]?.choice.isAdded === true;
/** Where the model lets options be chosen and lines be added: each place would be walked with each of it. */
const isPlainlyShown = (list: List): boolean =>
  productOf(list, 0) === penne.productId &&
  quantityOf(list, 0) === 2 &&
  takenOf(list, 1) === null &&
  !isAmending(list) &&
  pastedListError(list) === null &&
  matchedLines(list)[0]?.choice.hint === null &&
  !isMarked(list);
const isFreshTaken = (list: List): boolean => productOf(list, 0) === fresh.productId;
const isAmending = (list: List): boolean => amendedLine(list) !== null;
const isTyping = (list: List): boolean =>
  !isListMatching(list) && !areMatchesShown(list) && !hasMatchFailed(list);
const asked = (step: ListStep) => step.calls('matchLines');
/** An empty text, or what was just pasted or heard: where the model lets the device help. */
const isPlain = (list: List): boolean => isTyping(list) && ['', pasted].includes(pastedText(list));
const many = (...productIds: number[]): AddToCartRequest => ({
  kind: 'products',
  requestId: 'add-1',
  items: productIds.map((productId) => ({ productId, quantity: 2, infos: {} })),
});
const added = (step: ListStep) => step.sent('cart.added');
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
    'device.told': (list) =>
      isTyping(list) && pastedText(list) === '' && !listHelp(list).canPaste
        ? [
            says('the device can paste and hear', { canPaste: true, canHear: true }),
            says('the device can do neither', { canPaste: false, canHear: false }),
          ]
        : [],
    'list.paste': (list) => (isPlain(list) ? [says('what was copied is to be pasted')] : []),
    'dictation.start': (list) => (isPlain(list) ? [says('the list is to be dictated')] : []),
    'dictation.stop': [says('the dictation is to end')],
    'cart.added': (list) =>
      !isPlainlyShown(list)
        ? []
        : [
            says('the penne are in the cart', { request: many(penne.productId), isWhole: true }),
            says('not all of the penne are in the cart', {
              request: many(penne.productId),
              isWhole: false,
            }),
            says('something else is in the cart', { request: many(99), isWhole: true }),
            says('a whole list is in the cart', {
              request: { kind: 'list' as const, requestId: 'add-2', listId: 31 },
              isWhole: true,
            }),
          ],
    'text.changed': (list) =>
      pastedText(list) === '' && !listHelp(list).canPaste
        ? [says('a list is pasted', { text }), says('a blank is typed', { text: ' ' })]
        : [says('the text is emptied', { text: '' })],
    // What is left of a list, and one the device helped with, would be walked to the end again.
    'list.match': (list) =>
      [cat.typed, words].includes(pastedText(list)) ? [] : [says('the products are to be found')],
    'list.amend': [says('the list is to be changed')],
    'match.choose': (list) =>
      productOf(list, 0) === penne.productId
        ? [
            ...(isPlainlyShown(list)
              ? [says('other pasta is chosen', { line: 0, productId: fresh.productId })]
              : []),
            says('what is sold out is chosen', { line: 0, productId: away.productId }),
          ]
        : [says('the penne are chosen', { line: 0, productId: penne.productId })],
    'option.choose': (list) =>
      productOf(list, 0) === fresh.productId
        ? [
            chosenOf(list, 0)['formato'] === undefined
              ? says('trofie is chosen', { line: 0, parameterName: 'formato', key: 'trofie' })
              : says('carta is chosen', { line: 0, parameterName: 'confezione', key: 'carta' }),
            says('a format there is not is chosen', { line: 0, parameterName: 'formato', key: 'farfalle' }),
          ]
        : [says('an option of nothing is chosen', { line: 7, parameterName: 'formato', key: 'trofie' })],
    'quantity.change': (list) =>
      isFreshTaken(list) || isMarked(list)
        ? []
        : [
            ...(quantityOf(list, 0) === 2
              ? [
                  says('one more is wanted', { line: 0, change: { kind: 'more' as const } }),
                  says('one is typed', { line: 0, change: { kind: 'typed' as const, text: '1' } }),
                ]
              : [says('one less is wanted', { line: 0, change: { kind: 'less' as const } })]),
            says('more is wanted of a line without a product', {
              line: 7,
              change: { kind: 'more' as const },
            }),
          ],
    'line.leave': (list) =>
      isFreshTaken(list) || isMarked(list) ? [] : [says('the pasta is left', { line: 0 })],
    'line.amend': (list) =>
      isFreshTaken(list) || isMarked(list)
        ? []
        : takenOf(list, 1) === null
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
        listHelp(list).canPaste
          ? []
          : isListMatching(list)
            ? [says('products are found', [pasta, cat]), says('they are sold out', [soldOut, cat])]
            : [says('the other words find it', [amendedLine(list) === 0 ? pasta : amended])],
      failed: fails('the products', 'serviceDown', 'network'),
    },
    readClipboard: {
      done: [
        says('a text was copied', { text: ` ${pasted}\n` }),
        says('nothing was copied', { text: ' ' }),
        says('the browser does not let it be read', 'refused' as const),
      ],
      failed: fails('the clipboard', 'unreadable'),
    },
    hearLine: {
      done: (list) => [
        ...(pastedText(list) === '' ? [says('a line is heard', { line: pasted })] : []),
        says('nothing is said', 'silence' as const),
        says('the microphone is refused', 'refused' as const),
        says('there is no microphone', 'deaf' as const),
      ],
      failed: fails('the listening', 'unreadable'),
    },
  },
  writes: [],
  facts: [],
  project: (list) => [
    pastedText(list),
    matchedLines(list).map(({ matched }) => matched.matches.map(({ product }) => product.slug)),
    productOf(list, 0),
    quantityOf(list, 0),
    chosenOf(list, 0),
    productOf(list, 1),
    amendedLine(list),
    matchedLines(list)[0]?.choice.hint ?? null,
    pastedListError(list)?.failure ?? null,
    listHelp(list).canPaste,
    helpFault(list),
    isMarked(list),
  ],
  rules: [
    {
      id: 'B-21',
      says: 'The device helps only where it said it can, and is asked once at a time.',
      when: (step) =>
        isTyping(step.before) && (step.sent('list.paste') !== null || step.sent('dictation.start') !== null),
      holds: (step) => {
        const isPaste = step.sent('list.paste') !== null;
        const isAsked = listHelp(step.before).canPaste && !(isPaste ? isPasting : isListening)(step.before);
        return (
          step.calls(isPaste ? 'readClipboard' : 'hearLine').length === (isAsked ? 1 : 0) &&
          pastedText(step.after) === pastedText(step.before) &&
          (!listHelp(step.before).canPaste || (isPaste ? isPasting : isListening)(step.after))
        );
      },
    },
    {
      id: 'B-21',
      says: 'What was copied stands on a line of its own below what was there, or it is said why not.',
      when: (step) => step.done('readClipboard') !== null || step.failed('readClipboard') !== null,
      holds: (step) => {
        const answer = step.done('readClipboard')?.output;
        const before = pastedText(step.before);
        const isGiven = answer !== undefined && answer !== 'refused' && answer.text.trim() !== '';
        const fault =
          answer === undefined ? 'pasteFailed' : answer === 'refused' ? 'pasteRefused' : 'nothingCopied';
        return (
          isTyping(step.after) &&
          !isPasting(step.after) &&
          helpFault(step.after) === (isGiven ? null : fault) &&
          pastedText(step.after) ===
            (isGiven ? (before.trim() === '' ? pasted : `${before}\n${pasted}`) : before)
        );
      },
    },
    {
      id: 'B-21',
      says: 'A line that is heard stands in the text, and the next one is listened for.',
      when: (step) => typeof (step.done('hearLine')?.output ?? '') !== 'string',
      holds: (step) =>
        pastedText(step.after) === pasted &&
        isListening(step.after) &&
        step.calls('hearLine').length === 1 &&
        helpFault(step.after) === null,
    },
    {
      id: 'B-21',
      says: 'Where nothing is heard the listening ends, and it is said why, but for silence.',
      when: (step) =>
        step.failed('hearLine') !== null || typeof (step.done('hearLine')?.output ?? {}) === 'string',
      holds: (step) => {
        const answer = step.done('hearLine')?.output;
        const fault =
          answer === undefined
            ? 'hearingFailed'
            : answer === 'refused'
              ? 'hearingRefused'
              : answer === 'deaf'
                ? 'noMicrophone'
                : null;
        return (
          isTyping(step.after) &&
          !isListening(step.after) &&
          step.inFlight('hearLine') === 0 &&
          helpFault(step.after) === fault &&
          pastedText(step.after) === pastedText(step.before)
        );
      },
    },
    {
      id: 'B-21',
      says: 'A device that does not answer is no longer waited for; one that pastes is told of.',
      when: (step) => step.elapsed('deviceTimeout'),
      holds: (step) =>
        isTyping(step.after) &&
        !isPasting(step.after) &&
        !isListening(step.after) &&
        helpFault(step.after) === (isPasting(step.before) ? 'pasteFailed' : null) &&
        pastedText(step.after) === pastedText(step.before),
    },
    {
      id: 'B-21',
      says: 'Who stops dictating keeps what was heard.',
      when: (step) => isListening(step.before) && step.sent('dictation.stop') !== null,
      holds: (step) =>
        isTyping(step.after) &&
        !isListening(step.after) &&
        step.inFlight('hearLine') === 0 &&
        pastedText(step.after) === pastedText(step.before),
    },
    {
      id: 'B-21',
      says: 'Why the device did not help is no longer said once the list is typed, found or helped again.',
      when: (step) =>
        isTyping(step.before) &&
        (step.sent('text.changed') !== null ||
          (step.sent('list.match') !== null && isListMatching(step.after)) ||
          (listHelp(step.before).canPaste &&
            ((step.sent('list.paste') !== null && !isPasting(step.before)) ||
              (step.sent('dictation.start') !== null && !isListening(step.before))))),
      holds: ({ after }) => helpFault(after) === null,
    },
    {
      id: 'B-21',
      says: 'What was added is marked and not added again; where all of it is in the cart it leaves the text.',
      when: (step) =>
        areMatchesShown(step.before) && added(step) !== null && added(step)?.request.kind === 'products',
      holds: (step) => {
        const request = added(step)?.request;
        const isOfLine =
          productOf(step.before, 0) === penne.productId &&
          request?.kind === 'products' &&
          request.items.some(({ productId }) => productId === penne.productId);
        const isWhole = added(step)?.isWhole === true;
        return (
          areMatchesShown(step.after) &&
          isOtherKept(step, 0) &&
          (isOfLine
            ? heldOf(step.after).length === 1 &&
              toAdd(step.after).every(({ productId }) => productId !== penne.productId) &&
              addedLines(step.after, new Set()).length === 0 &&
              productsToAdd(step.after, new Set())[0]?.productId === penne.productId &&
              pastedText(step.after) ===
                (isWhole
                  ? pastedText(step.before)
                      .split('\n')
                      .filter((row) => row !== matchedLines(step.before)[0]?.matched.typed)
                      .join('\n')
                  : pastedText(step.before))
            : heldOf(step.after).length === heldOf(step.before).length &&
              pastedText(step.after) === pastedText(step.before))
        );
      },
    },
    {
      id: 'B-21',
      says: 'An add of something else changes nothing here.',
      when: (step) => added(step) !== null && added(step)?.request.kind !== 'products',
      holds: (step) =>
        matchedLines(step.after) === matchedLines(step.before) &&
        pastedText(step.after) === pastedText(step.before),
    },
    {
      id: 'B-21',
      says: 'A list of the shopper’s gets each product once, in the cart or not.',
      when: (step) => areMatchesShown(step.after),
      holds: ({ after }) =>
        JSON.stringify(listedProducts(after)) ===
        JSON.stringify(
          [0, 1].flatMap((line) => {
            const productId = productOf(after, line);
            return productId === null ? [] : [{ productId, quantity: quantityOf(after, line) }];
          }),
        ),
    },
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
          .map(({ product, quantity }) => ({ productId: product.productId, quantity, infos: {} }));
        return areMatchesShown(step.after) && JSON.stringify(toAdd(step.after)) === JSON.stringify(items);
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
        toAdd(step.after).length === 0 &&
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
            : productOf(step.after, 0) === productId &&
              quantityOf(step.after, 0) === found.quantity &&
              JSON.stringify(chosenOf(step.after, 0)) === JSON.stringify(found.chosen ?? {}))
        );
      },
    },
    {
      id: 'GATE-11',
      says: 'A line is added once each of its options is chosen among those there are, with them.',
      when: (step) => step.sent('option.choose') !== null && areMatchesShown(step.before),
      holds: (step) => {
        const { parameterName = '', key = '' } = step.sent('option.choose') ?? {};
        const isFresh = productOf(step.before, 0) === fresh.productId;
        const isThere = isFresh && ['trofie', 'carta'].includes(key);
        const expected = isThere
          ? { ...chosenOf(step.before, 0), [parameterName]: key }
          : chosenOf(step.before, 0);
        const isWhole = Object.keys(expected).length === 2;
        return (
          staysShown(step) &&
          isOtherKept(step, 0) &&
          JSON.stringify(chosenOf(step.after, 0)) === JSON.stringify(expected) &&
          quantityOf(step.after, 0) === quantityOf(step.before, 0) &&
          (!isFresh ||
            (linesToChoose(step.after, inCart).length === (isWhole ? 0 : 1) &&
              JSON.stringify(toAdd(step.after).filter(({ productId }) => productId === fresh.productId)) ===
                JSON.stringify(
                  isWhole
                    ? [{ productId: fresh.productId, quantity: quantityOf(step.after, 0), infos: expected }]
                    : [],
                )))
        );
      },
    },
    {
      id: 'B-21',
      says: 'What was bought with options is taken with those of the last time.',
      when: (step) => productOf(step.after, 1) === kibble.productId,
      holds: ({ after }) =>
        JSON.stringify(toAdd(after).at(-1)) ===
        JSON.stringify({ productId: kibble.productId, quantity: 1, infos: { gusto: 'manzo' } }),
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
      // What the device helped with is looked up like any text, which the model walks without it.
      from: (list) => !listHelp(list).canPaste,
      to: areMatchesShown,
    }),
  ],
});
