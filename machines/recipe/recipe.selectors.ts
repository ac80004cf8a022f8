import type { SnapshotFrom } from 'xstate';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import { amountFor, quantityForRecipe } from '../../contract/rules/content/recipe-amounts.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { isTakeable } from '../../contract/rules/usuals/takeable.ts';
import type { recipeMachine } from './recipe.machine.ts';
import type { RecipeContext, RecipeRow } from './recipe.types.ts';

type RecipePage = SnapshotFrom<typeof recipeMachine>;

export const shownRecipe = (page: RecipePage): Recipe | null => page.context.recipe;
export const isRecipeMissing = (page: RecipePage): boolean => page.matches('missing');
export const hasRecipeFailed = (page: RecipePage): boolean => page.matches('failed');
/** What a page waits for has come; what is asked for again later stands there meanwhile. */
export const isRecipeSettled = (page: RecipePage): boolean =>
  page.hasTag('settled') || page.context.products !== null;
/** What the shop sells for it did not come. */
export const areProductsLost = (page: RecipePage): boolean => page.matches({ shown: 'unpriced' });
/** That is asked for, and nothing of it is known yet. */
export const areProductsComing = (page: RecipePage): boolean =>
  page.matches({ shown: 'naming' }) && page.context.products === null;

/** For how many is cooked. */
export const personsOf = ({ context }: Pick<RecipePage, 'context'>): number =>
  context.persons ?? context.recipe?.acf.servings ?? 1;

/** What can be put into a cart with one press: it is there, and nothing is to be chosen of it (GATE-18). */
export const canBeTaken = ({ product }: Pick<RecipeRow, 'product'>): boolean =>
  product !== null && isTakeable({ product, chosen: product.selectOptions.length === 0 ? {} : null });

/** The ingredients in their order, for as many as are cooked for. */
export function recipeRows({ context }: { context: RecipeContext }): readonly RecipeRow[] {
  const { recipe, products, taken, quantities } = context;
  if (recipe === null) return [];
  const { servings, ingredients } = recipe.acf;
  const persons = personsOf({ context });
  return ingredients.map((written, at) => {
    const ingredient = { ...written, amount: amountFor(written, { servings, persons }) };
    const product = products?.find(({ slug }) => slug === written.product) ?? null;
    return {
      at,
      ingredient,
      product,
      quantity: quantities[at] ?? (product === null ? 0 : quantityForRecipe(product, ingredient)),
      isTaken: canBeTaken({ product }) && (taken[at] ?? !written.pantry),
    };
  });
}

/** What is to be added: what is taken, and not in the cart already. */
const chosenRows = (page: RecipePage, inCart: ReadonlySet<number>) =>
  recipeRows(page).flatMap(({ product, quantity, isTaken }) =>
    product !== null && isTaken && !inCart.has(product.productId) ? [{ product, quantity }] : [],
  );

/** The same as the shop is asked for it; what two ingredients are of is one line. */
export function chosenItems(page: RecipePage, inCart: ReadonlySet<number>): readonly ListedProduct[] {
  const items = new Map<number, number>();
  for (const { product, quantity } of chosenRows(page, inCart))
    items.set(product.productId, (items.get(product.productId) ?? 0) + quantity);
  return [...items].map(([productId, quantity]) => ({ productId, quantity, infos: {} }));
}

/** Its sum at today's prices, in cents. */
export const chosenTotal = (page: RecipePage, inCart: ReadonlySet<number>): number =>
  chosenRows(page, inCart).reduce((sum, { product, quantity }) => sum + lineTotal(product, quantity), 0);
