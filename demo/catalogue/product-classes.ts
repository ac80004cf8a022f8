export type SeedClass = { id: number; name: string };

/** Classes a product can be in; ids never change, orders refer to them. */
export const productClasses = {
  'senza-glutine': { id: 1, name: 'Senza glutine' },
  'senza-lattosio': { id: 2, name: 'Senza lattosio' },
  bio: { id: 3, name: 'Biologico' },
  vegano: { id: 4, name: 'Vegano' },
  vegetariano: { id: 5, name: 'Vegetariano' },
  'dop-igp': { id: 6, name: 'DOP e IGP' },
  km0: { id: 7, name: 'Km 0 Lazio' },
  alcolici: { id: 8, name: 'Alcolici' },
  'offerta-limitata': { id: 9, name: 'Offerta limitata' },
} as const satisfies Record<string, SeedClass>;

export type ClassKey = keyof typeof productClasses;

/** What a leaf or an item claims of itself. */
export type Claim = Exclude<ClassKey, 'offerta-limitata'>;

const filters: ReadonlySet<ClassKey> = new Set<ClassKey>([
  'senza-glutine',
  'senza-lattosio',
  'bio',
  'vegano',
  'vegetariano',
  'dop-igp',
  'km0',
]);

/** A vegan product is vegetarian as well; each class once, in the order of their ids. */
export function withImplied(claims: Iterable<ClassKey>): readonly ClassKey[] {
  const all = new Set(claims);
  if (all.has('vegano')) all.add('vegetariano');
  return [...all].toSorted((a, b) => productClasses[a].id - productClasses[b].id);
}

/** The classes shoppers filter by (B-32). */
export const dietsOf = (classes: readonly ClassKey[]): readonly ClassKey[] =>
  classes.filter((key) => filters.has(key));
