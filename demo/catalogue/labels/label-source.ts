import type { Allergen } from './allergens.ts';

/** Grams in 100 g or 100 ml; the energy follows from them. */
export type Nutrition = readonly [
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
];

export type LabelSource = {
  /** Allergens stand between asterisks: 'Semola di *grano* duro, acqua.' The item's name when absent. */
  ingredients?: string;
  nutrition?: Nutrition;
  /** Allergens that may have slipped in, beyond those of the ingredients. */
  traces?: readonly Allergen[];
  origin?: string;
  storage?: string;
  /** Per cent by volume. */
  alcohol?: number;
  /** Net weight of one piece, in grams, of goods sold by their number. */
  pieceGrams?: number;
  /** Analytical constituents of pet food, in place of the nutrition. */
  analysis?: string;
};

/** Ingredients alone, or more. */
type ItemLabel = string | LabelSource;

export const of = (ingredients: string, nutrition: Nutrition): LabelSource => ({ ingredients, nutrition });

/** What the labels of a leaf have in common, and what differs by item. */
export type LeafLabels = LabelSource & {
  /** Detergents, paper, cosmetics: composition and warnings, no nutrition, no food allergens. */
  nonFood?: true;
  items?: Readonly<Record<string, ItemLabel>>;
};

/** By leaf slug. */
export type DepartmentLabels = Readonly<Record<string, LeafLabels>>;
