import type { SnapshotFrom } from 'xstate';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { firstQuantity } from '../../contract/rules/quantity/first-quantity.ts';
import type { fastSearchMachine } from './fast-search.machine.ts';
import type { SearchStripRef } from './fast-search.types.ts';

type FastSearch = SnapshotFrom<typeof fastSearchMachine>;

export const wordsSought = ({ context }: FastSearch): readonly string[] => context.words;
export const typedWord = ({ context }: FastSearch): string => context.text;
export const hasTooManyWords = ({ context }: FastSearch): boolean => context.hasTooMany;
export const searchStrips = ({ context }: FastSearch): ReadonlyMap<string, SearchStripRef> => context.strips;
/** All that were searched for have been answered. */
export const areWordsAnswered = (search: FastSearch): boolean => search.matches('shown');

/** Every word was taken away. */
export const areWordsGone = (search: FastSearch): boolean => search.matches('awaitingWord');

const isFound = ({ context: { products } }: FastSearch, word: string): boolean =>
  (products.get(word) ?? []).length > 0;

/** Words whose strip has been answered, and shows nothing. */
export const wordsNotFound = (search: FastSearch): readonly string[] =>
  wordsSought(search).filter((word) => search.context.products.has(word) && !isFound(search, word));

export const foundWordCount = (search: FastSearch): number =>
  wordsSought(search).filter((word) => isFound(search, word)).length;

/** It is there, and there is nothing to choose about it. */
const isReady = ({ available, selectOptions }: Product): boolean =>
  available > 0 && selectOptions.length === 0;

/** The first product of each strip that can be put into the cart as it is, each once. */
const firsts = ({ context: { words, products } }: FastSearch): readonly Product[] => {
  const all = words.flatMap((word) => products.get(word)?.find(isReady) ?? []);
  return all.filter(({ productId }, at) => all.findIndex((one) => one.productId === productId) === at);
};

/** The first of each strip with its first quantity (GATE-18). */
export const firstsToAdd = (search: FastSearch): readonly ListedProduct[] =>
  firsts(search).map((product) => ({ productId: product.productId, quantity: firstQuantity(product) }));

/** What they come to at today's prices, in cents. */
export const firstsTotal = (search: FastSearch): number =>
  firsts(search).reduce((sum, product) => sum + lineTotal(product, firstQuantity(product)), 0);
