import { assign } from 'xstate';
import type { MatchedLine, ProductMatch } from '../../contract/api/shopping/product-match.ts';
import { chooseLess, chooseMore, chooseTyped } from '../../contract/rules/quantity/quantity-choice.ts';
import type { QuantityChoice } from '../../contract/rules/quantity/quantity-choice.ts';
import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { choiceKey } from '../../contract/rules/shopping-list/choice-key.ts';
import { pastedListMachine } from './pasted-list.machine.ts';
import type { LineChoice, LineQuantityChange, ListLine, PastedListEvent } from './pasted-list.types.ts';

type AddOutcome = Extract<PastedListEvent, { type: 'cart.added' }>;

const nothing: LineChoice = { productId: null, quantity: 0, chosen: {}, isAdded: false, hint: null };

const taken = ({ product, quantity, chosen }: ProductMatch): LineChoice => ({
  productId: product.productId,
  quantity,
  chosen: chosen ?? {},
  isAdded: false,
  hint: null,
});

/** The first is the best there is: where it cannot be had, none can. */
function lineOf(matched: MatchedLine): ListLine {
  const [first] = matched.matches;
  return { matched, choice: first === undefined || first.product.available <= 0 ? nothing : taken(first) };
}

const matchOf = ({ matched }: ListLine, productId: number | null): ProductMatch | undefined =>
  matched.matches.find(({ product }) => product.productId === productId);

const isOffered = (line: ListLine, parameterName: string, key: string): boolean =>
  matchOf(line, line.choice.productId)?.product.selectOptions.some(
    (option) => option.parameterName === parameterName && option.values.some((value) => value.key === key),
  ) ?? false;

function changed(line: ListLine, change: LineQuantityChange): ListLine {
  const { quantity, productId, chosen, isAdded } = line.choice;
  const match = matchOf(line, productId);
  if (match === undefined) return line;
  const choices: Record<LineQuantityChange['kind'], () => QuantityChoice> = {
    more: () => chooseMore(match.product, quantity),
    less: () => chooseLess(match.product, quantity),
    typed: () => chooseTyped(match.product, quantity, change.kind === 'typed' ? change.text : ''),
  };
  return { ...line, choice: { productId, chosen, isAdded, ...choices[change.kind]() } };
}

const withLine = (lines: readonly ListLine[], at: number, change: (line: ListLine) => ListLine) =>
  lines.map((line, index) => (index === at ? change(line) : line));

/** A text without some of its lines, a row with another line in it as it was. */
const withoutLines = (text: string, gone: ReadonlySet<string>): string =>
  text
    .split('\n')
    .filter((row) => {
      const { lines, tooLong } = pastedLines(row);
      return lines.length === 0 || tooLong.length > 0 || !lines.every((line) => gone.has(line));
    })
    .join('\n');

export const pastedListLogic = pastedListMachine.provide({
  actions: {
    assignLines: assign((_, { found }: { found: readonly MatchedLine[] }) => ({
      lines: found.map(lineOf),
      error: null,
    })),
    chooseMatch: assign(({ context }, { line, productId }: { line: number; productId: number }) => ({
      lines: withLine(context.lines, line, (one) => {
        const match = matchOf(one, productId);
        return match === undefined || match.product.available <= 0 ? one : { ...one, choice: taken(match) };
      }),
    })),
    chooseOption: assign(
      ({ context }, { line, parameterName, key }: { line: number; parameterName: string; key: string }) => ({
        lines: withLine(context.lines, line, (one) =>
          isOffered(one, parameterName, key)
            ? { ...one, choice: { ...one.choice, chosen: { ...one.choice.chosen, [parameterName]: key } } }
            : one,
        ),
      }),
    ),
    changeQuantity: assign(({ context }, { line, change }: { line: number; change: LineQuantityChange }) => ({
      lines: withLine(context.lines, line, (one) => changed(one, change)),
    })),
    assignAmended: assign(({ context }, { found }: { found: readonly MatchedLine[] }) => {
      const { amended, lines, text } = context;
      const [matched] = found;
      if (amended === null || matched === undefined) return {};
      const before = lines[amended.line]?.matched.typed ?? '';
      return {
        lines: withLine(lines, amended.line, () => lineOf(matched)),
        text: text.replace(before, () => matched.typed),
      };
    }),
    markAdded: assign(({ context: { lines, text } }, { request, isWhole }: AddOutcome) => {
      if (request.kind !== 'products') return {};
      const keys = new Set(
        request.items.map(({ productId, infos }) => choiceKey({ productId, chosen: infos ?? {} })),
      );
      const added = lines.filter(({ choice }) => keys.has(choiceKey(choice)));
      return {
        lines: lines.map((line) =>
          added.includes(line) ? { ...line, choice: { ...line.choice, isAdded: true } } : line,
        ),
        text: isWhole ? withoutLines(text, new Set(added.map(({ matched }) => matched.typed))) : text,
      };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: { hasLines: ({ context: { text } }) => pastedLines(text).lines.length > 0 },
});
