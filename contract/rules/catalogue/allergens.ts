/** The fourteen substances a food has to declare, in the order of the law (Reg. UE 1169/2011, allegato II). */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** What a label declares; a product whose label declares nothing at all has null instead. */
export interface DeclaredAllergens {
  readonly contains: readonly Allergen[];
  /** What may have slipped in ("può contenere"). */
  readonly traces: readonly Allergen[];
}

/** Diets one may keep to; a food suits one where its maker says so. */
export const diets = ['vegetariano', 'vegano'] as const;
export type Diet = (typeof diets)[number];
