import type { SnapshotFrom } from 'xstate';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { ProductMatch } from '../../contract/api/shopping/product-match.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { sumOfQuantities } from '../../contract/rules/quantity/quantity-sum.ts';
import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import type { pastedListMachine } from './pasted-list.machine.ts';
import type { ListLine } from './pasted-list.types.ts';

type PastedList = SnapshotFrom<typeof pastedListMachine>;

export const pastedText = ({ context }: PastedList): string => context.text;
/** The lines of the text, and what is beyond its bounds. */
export const linesOfText = ({ context }: PastedList) => pastedLines(context.text);
export const isListMatching = (list: PastedList): boolean => list.matches('matching');
export const areMatchesShown = (list: PastedList): boolean => list.matches('shown');
export const hasMatchFailed = (list: PastedList): boolean => list.matches('failed');
export const matchedLines = ({ context }: PastedList): readonly ListLine[] => context.lines;
/** The place of the line that is looked up again, from 0. */
export const amendedLine = ({ context }: PastedList): number | null => context.amended?.line ?? null;
export const pastedListError = ({ context }: PastedList) => context.error;

/** What is taken for a line. */
export const takenMatch = ({ matched, choice }: ListLine): ProductMatch | null =>
  matched.matches.find(({ product }) => product.productId === choice.productId) ?? null;

/** Lines that found nothing. */
export const unknownLines = ({ context }: PastedList): readonly ListLine[] =>
  context.lines.filter(({ matched }) => matched.state === 'unknown');

/** Lines something is taken for. */
export const takenLines = ({ context }: PastedList): readonly ListLine[] =>
  context.lines.filter((line) => takenMatch(line) !== null);

/** What all lines add up to, each product once, in the order of the list. */
export const productsToAdd = (list: PastedList): readonly ListedProduct[] => {
  const lines = takenLines(list).flatMap(({ choice: { productId, quantity } }) =>
    productId === null ? [] : [{ productId, quantity }],
  );
  return [...Map.groupBy(lines, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    quantity: sumOfQuantities(same.map(({ quantity }) => quantity)),
  }));
};

/** What it comes to at today's prices, in cents. */
export const takenTotal = (list: PastedList): number =>
  takenLines(list).reduce((sum, line) => {
    const match = takenMatch(line);
    return match === null ? sum : sum + lineTotal(match.product, line.choice.quantity);
  }, 0);
