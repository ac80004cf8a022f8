import type { Product } from '../../../contract/api/shopping/product.ts';
import { mostMatches } from '../../../contract/api/shopping/product-match.ts';
import type { MatchedLine, ProductMatch } from '../../../contract/api/shopping/product-match.ts';
import { amountOfProduct } from '../../../contract/rules/shopping-list/amount-of-product.ts';
import type { ReadAs } from '../../../contract/rules/shopping-list/amount-of-product.ts';
import { readLine } from '../../../contract/rules/shopping-list/read-line.ts';
import type { LineAmount } from '../../../contract/rules/shopping-list/read-line.ts';
import { chosenAgain } from '../cart/chosen-options.ts';
import type { PriceContext } from '../catalogue/price-context.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { Found, SearchIndex } from '../catalogue/search/search-index.ts';
import { stem } from '../catalogue/search/stem.ts';
import { wordsOf } from '../catalogue/search/word-list.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import type { BrowseContext } from './browse.context.ts';
import { inOrderToTake, verdictOf } from './line-verdict.ts';
import type { LineHit } from './line-verdict.ts';
import { wordsToTry } from './words-to-try.ts';

/** Of each line so many hits are looked at, and what the shopper bought before among the next. */
const mostLookedAt = 12;
const mostUsualLookedAt = 200;
/** Half a kilo in eight tins of anchovies is not what was meant. */
const mostPacks = 4;

interface SearchedLine {
  readonly typed: string;
  readonly words: string;
  readonly amount: LineAmount | null;
  readonly found: Found;
  readonly lookedAt: readonly ShelfProduct[];
}

/** What the shopper did before: bought it, and with which options the last time. */
interface Before {
  readonly isUsual: boolean;
  readonly last: Readonly<Record<string, string>> | undefined;
}

type Hit = LineHit & ProductMatch;

const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** The words without the amount; with it, where a name is written so: Tre Marie. */
function search(index: SearchIndex, typed: string): Omit<SearchedLine, 'lookedAt'> {
  const { words, quantity, unit } = readLine(typed);
  const amount = quantity === null ? null : { quantity, unit };
  const found = index.find(words);
  if (amount !== null && (found.products.length === 0 || found.leftOut.length > 0)) {
    const whole = index.find(typed);
    if (whole.products.length > 0 && whole.leftOut.length === 0 && whole.didYouMean === null) {
      return { typed, words: typed, amount: null, found: whole };
    }
  }
  return { typed, words, amount, found };
}

const sayingOf = ({ row, trail, fixed }: ShelfProduct): string =>
  [row.name, row.brand, row.packText, ...fixed.productClasses.map(({ name }) => name)]
    .concat(trail.map(({ name }) => name))
    .join(' ');

/** How many packs, or one where it is weighed or of just that content. */
function wholePacks(readAs: ReadAs | null, amount: LineAmount | null): number | null {
  if (amount === null) return null;
  if (readAs?.kind === 'packs') {
    return readAs.packs * readAs.content === amount.quantity ? readAs.packs : null;
  }
  return readAs === null && (amount.unit === 'g' || amount.unit === 'ml') ? 1 : null;
}

function isMet(readAs: ReadAs | null, isMeasured: boolean): boolean {
  if (readAs === null) return true;
  if (readAs.kind === 'packs') return !isMeasured || readAs.packs <= mostPacks;
  return readAs.kind === 'unmeasured' && !isMeasured;
}

function hitOf(
  product: Product,
  shelf: ShelfProduct,
  { amount, isUsual, last }: { amount: LineAmount | null } & Before,
): Hit {
  const { quantity, readAs } = amountOfProduct(product, amount);
  const isMeasured = amount?.unit === 'g' || amount?.unit === 'ml';
  return {
    product,
    quantity,
    readAs,
    isUsual,
    chosen: chosenAgain(product.selectOptions, last),
    categoryId: shelf.row.categoryId,
    parentId: shelf.trail.at(-2)?.categoryId ?? null,
    opening: stemsOf(shelf.row.name)[0] ?? '',
    says: new Set(stemsOf(sayingOf(shelf))),
    isThere: product.available > 0,
    wholePacks: wholePacks(readAs, amount),
    isAmountMet: isMet(readAs, isMeasured),
  };
}

function matched(line: SearchedLine, hits: readonly Hit[], suggestions: readonly string[]): MatchedLine {
  const { typed, words, found } = line;
  const understood = {
    stems: stemsOf(found.didYouMean ?? words),
    isPartlyLeftOut: found.leftOut.length > 0,
  };
  const matches = inOrderToTake(hits, understood).slice(0, mostMatches);
  return {
    typed,
    words,
    corrected: found.didYouMean,
    leftOut: [...found.leftOut],
    state: verdictOf(hits, understood),
    matches: matches.map(({ product, quantity, readAs, isUsual, chosen }) => ({
      product,
      quantity,
      readAs,
      isUsual,
      chosen,
    })),
    more: found.products.length - matches.length,
    suggestions: [...suggestions],
  };
}

/** Products for the lines of a list, in their order; prices and stock of all are read at once (A17, B-21). */
export async function matchLines(
  context: Pick<BrowseContext, 'language' | 'orders' | 'shop' | 'stock'>,
  lines: readonly string[],
  { userId, priceContext }: { userId: number | null; priceContext: PriceContext },
): Promise<MatchedLine[]> {
  const { catalogue } = await context.shop();
  const usual = new Set(userId === null ? [] : await context.orders.boughtProductIds(userId));
  const lastOptions = userId === null ? null : await context.orders.lastOptions(userId);
  const isUsual = ({ row }: ShelfProduct) => usual.has(row.productId);
  const index = catalogue.search();
  const searched = lines.map((typed) => {
    const line = search(index, typed);
    const { products } = line.found;
    const [first, next] = [products.slice(0, mostLookedAt), products.slice(mostLookedAt, mostUsualLookedAt)];
    return { ...line, lookedAt: [...first, ...next.filter(isUsual)] };
  });
  const shown = [...new Set(searched.flatMap(({ lookedAt }) => lookedAt))];
  const views = await productsView(context, shown, priceContext);
  const viewOf = new Map(views.map((view) => [view.productId, view]));
  return searched.map((line) => {
    const hits = line.lookedAt.flatMap((shelf) => {
      const view = viewOf.get(shelf.row.productId);
      if (view === undefined) return [];
      const last = lastOptions?.get(shelf.row.productId);
      return [hitOf(view, shelf, { amount: line.amount, isUsual: isUsual(shelf), last })];
    });
    return matched(line, hits, hits.length === 0 ? wordsToTry(catalogue, line.words) : []);
  });
}
