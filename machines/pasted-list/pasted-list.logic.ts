import { assign } from 'xstate';
import type { MatchedLine, ProductMatch } from '../../contract/api/shopping/product-match.ts';
import { chooseLess, chooseMore, chooseTyped } from '../../contract/rules/quantity/quantity-choice.ts';
import type { QuantityChoice } from '../../contract/rules/quantity/quantity-choice.ts';
import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { pastedListMachine } from './pasted-list.machine.ts';
import type { LineChoice, LineQuantityChange, ListLine } from './pasted-list.types.ts';

const nothing: LineChoice = { productId: null, quantity: 0, hint: null };

const taken = ({ product, quantity }: ProductMatch): LineChoice => ({
  productId: product.productId,
  quantity,
  hint: null,
});

/** The first is the best there is: where it cannot be had, none can. */
function lineOf(matched: MatchedLine): ListLine {
  const [first] = matched.matches;
  return { matched, choice: first === undefined || first.product.available <= 0 ? nothing : taken(first) };
}

const matchOf = ({ matched }: ListLine, productId: number | null): ProductMatch | undefined =>
  matched.matches.find(({ product }) => product.productId === productId);

function changed(line: ListLine, change: LineQuantityChange): ListLine {
  const { quantity, productId } = line.choice;
  const match = matchOf(line, productId);
  if (match === undefined) return line;
  const choices: Record<LineQuantityChange['kind'], () => QuantityChoice> = {
    more: () => chooseMore(match.product, quantity),
    less: () => chooseLess(match.product, quantity),
    typed: () => chooseTyped(match.product, quantity, change.kind === 'typed' ? change.text : ''),
  };
  return { ...line, choice: { productId, ...choices[change.kind]() } };
}

const withLine = (lines: readonly ListLine[], at: number, change: (line: ListLine) => ListLine) =>
  lines.map((line, index) => (index === at ? change(line) : line));

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
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: { hasLines: ({ context: { text } }) => pastedLines(text).lines.length > 0 },
});
