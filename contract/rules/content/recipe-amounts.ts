import type { Recipe } from '../../api/content/recipe.ts';
import { firstQuantity } from '../quantity/first-quantity.ts';
import { plusQuantity } from '../quantity/quantity-step.ts';
import type { SaleTerms } from '../quantity/selling-info.ts';
import { sellingTerms } from '../quantity/selling-terms.ts';
import { convertUnit } from '../quantity/unit.ts';
import { amountOfProduct, contentIn } from '../shopping-list/amount-of-product.ts';

export type Ingredient = Recipe['acf']['ingredients'][number];

/** An amount of an ingredient: grams, millilitres, pieces or packs; null where the cook decides. */
type Amount = Pick<Ingredient, 'amount' | 'unit'>;

/** For how many people the amounts were written, and for how many is cooked. */
export interface Table {
  readonly servings: number;
  readonly persons: number;
}

/** Fewest and most people a recipe is counted for. */
export const personsRange = { least: 1, most: 20 } as const;

const roundedTo = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);

/**
 * How much of an ingredient `persons` need, as a cook weighs: from 100 g or ml on to 10, below to 5, less than 5 to
 * whole ones; pieces and packs to halves. Never nothing; for as many as the recipe is for, what it says (B-39).
 */
export function amountFor({ amount, unit }: Amount, { servings, persons }: Table): number | null {
  if (amount === null || persons === servings) return amount;
  const exact = (amount * persons) / servings;
  if (unit === 'piece' || unit === 'pack') return roundedTo(exact, 0.5);
  return roundedTo(exact, exact >= 100 ? 10 : exact >= 5 ? 5 : 1);
}

/** What is asked of the shop, and how many packs or how much weight that is at least; null where nobody knows. */
function wantedOf(product: SaleTerms, amount: number, unit: Ingredient['unit']) {
  const info = product.productInfos ?? {};
  if (unit === 'piece' || unit === 'pack') {
    const quantity = Math.ceil(amount);
    return { asked: { quantity, unit }, least: contentIn(info, unit) === null ? quantity : null };
  }
  if (sellingTerms(product).kind === 'loose') {
    const least = convertUnit({ quantity: amount, from: unit, to: info.WEIGHT_UNIT_SELLING ?? 'KG' });
    return { asked: { quantity: amount, unit }, least };
  }
  const content = contentIn(info, unit);
  if (content === null) return { asked: { quantity: amount, unit }, least: null };
  const least = Math.ceil(amount / content);
  return { asked: { quantity: least * content, unit }, least };
}

/**
 * How much of a product to buy for a recipe, in pieces or in its selling unit: enough for it, on the product's grid and
 * within what can be bought. What the shop does not sell by this measure, or the cook decides, is the first quantity
 * (B-39).
 */
export function quantityForRecipe(product: SaleTerms, { amount, unit }: Amount): number {
  if (amount === null) return firstQuantity(product);
  const { asked, least } = wantedOf(product, amount, unit);
  const { quantity, readAs } = amountOfProduct(product, asked);
  // The nearest on the grid may be less than the recipe takes.
  return readAs?.kind === 'bounded' && least !== null && quantity < least
    ? plusQuantity(sellingTerms(product), quantity).quantity
    : quantity;
}
