import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { Ingredient } from '../../contract/rules/content/recipe-amounts.ts';
import type { QuantityChange } from '../../contract/rules/quantity/quantity-choice.ts';
import type { AddToCartRequest } from '../add-to-cart/add-to-cart.types.ts';
import type { EventOf } from '../chart.types.ts';

export interface RecipeInput {
  slug: string;
  /** Cache key of prices and availability. */
  hash: string;
}

export interface RecipeContext extends RecipeInput {
  recipe: Recipe | null;
  /** What the shop sells for the ingredients; null until it is known. */
  products: readonly Product[] | null;
  /** For how many is cooked; null as long as that is for as many as the recipe was written for. */
  persons: number | null;
  /** Which ingredients were taken or left by hand, by their place in the list. */
  taken: Readonly<Record<number, boolean>>;
  /** How much of an ingredient's product was chosen by hand, likewise: that no longer follows the persons. */
  quantities: Readonly<Record<number, number>>;
}

/** Products by their slugs, at the prices of a place and day. */
export interface NamedQuery {
  slugs: readonly string[];
  hash: string;
}

interface RecipeEvents {
  'persons.increase': object;
  'persons.decrease': object;
  'persons.entered': { text: string };
  'ingredient.take': { at: number };
  'ingredient.leave': { at: number };
  'quantity.chosen': { at: number; change: QuantityChange };
  'recipe.retry': object;
  'products.retry': object;
  'hash.changed': { hash: string };
  /** Heard of every add. */
  'cart.added': { request: AddToCartRequest; isWhole: boolean };
  'service.resumed': object;
}
export type RecipeEvent = EventOf<RecipeEvents>;

/** An ingredient for so many people, with what the shop sells for it. */
export interface RecipeRow {
  /** Its place in the list. */
  at: number;
  /** With the amount for so many people. */
  ingredient: Ingredient;
  /** Null where the shop sells nothing for it, or that is not known yet. */
  product: Product | null;
  /** To be bought, in pieces or in the selling unit. */
  quantity: number;
  isTaken: boolean;
}
