import type { SnapshotFrom } from 'xstate';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { ProductMatch } from '../../contract/api/shopping/product-match.ts';
import type { WishedProduct } from '../../contract/api/shopping/wishlist.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { sumOfQuantities } from '../../contract/rules/quantity/quantity-sum.ts';
import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import { choiceKey } from '../../contract/rules/shopping-list/choice-key.ts';
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

const isComplete = (line: ListLine): boolean => {
  const match = takenMatch(line);
  return (
    match !== null &&
    match.product.selectOptions.every(({ parameterName }) => line.choice.chosen[parameterName] !== undefined)
  );
};

/** What the cart holds, by product. */
type InCart = ReadonlySet<number>;

/** It was added from here and the cart still holds it. */
export const isInCart = ({ choice: { isAdded, productId } }: ListLine, inCart: InCart): boolean =>
  isAdded && productId !== null && inCart.has(productId);

const openLines = ({ context }: PastedList, inCart: InCart): readonly ListLine[] =>
  context.lines.filter((line) => takenMatch(line) !== null && !isInCart(line, inCart));

/** Lines something is taken for of which an option is still to be chosen: they are not added. */
export const linesToChoose = (list: PastedList, inCart: InCart): readonly ListLine[] =>
  openLines(list, inCart).filter((line) => !isComplete(line));

/** Lines something is taken for, with all its options, that are not in the cart yet. */
export const takenLines = (list: PastedList, inCart: InCart): readonly ListLine[] =>
  openLines(list, inCart).filter(isComplete);

/** Lines that were put into the cart. */
export const addedLines = ({ context }: PastedList, inCart: InCart): readonly ListLine[] =>
  context.lines.filter((line) => isInCart(line, inCart));

/** What all lines add up to, each product once for each choice of options, in the order of the list. */
export const productsToAdd = (list: PastedList, inCart: InCart): readonly ListedProduct[] => {
  const choices = takenLines(list, inCart).map(({ choice }) => choice);
  return [...Map.groupBy(choices, choiceKey).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .flatMap(({ productId, chosen }) =>
        productId === null
          ? []
          : [{ productId, quantity: sumOfQuantities(same.map(({ quantity }) => quantity)), infos: chosen }],
      ),
  );
};

/** Everything something is taken for, each product once, in the cart or not, whatever its options: for a list. */
export const listedProducts = ({ context }: PastedList): readonly WishedProduct[] => {
  const choices = context.lines.filter((line) => takenMatch(line) !== null).map(({ choice }) => choice);
  return [...Map.groupBy(choices, ({ productId }) => productId)].flatMap(([productId, same]) =>
    productId === null
      ? []
      : [{ productId, quantity: sumOfQuantities(same.map(({ quantity }) => quantity)) }],
  );
};

/** What it comes to at today's prices, in cents. */
export const takenTotal = (list: PastedList, inCart: InCart): number =>
  takenLines(list, inCart).reduce((sum, line) => {
    const match = takenMatch(line);
    return match === null ? sum : sum + lineTotal(match.product, line.choice.quantity);
  }, 0);

export const listHelp = ({ context }: PastedList) => context.help;
export const helpFault = ({ context }: PastedList) => context.helpFault;
export const isPasting = (list: PastedList): boolean => list.matches({ typing: 'pasting' });
export const isListening = (list: PastedList): boolean => list.matches({ typing: 'listening' });
