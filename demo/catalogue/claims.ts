import type { Allergen } from './labels/allergens.ts';
import { allergensIn } from './labels/allergens.ts';
import { labelSource } from './labels/build-label.ts';
import type { LabelSource } from './labels/label-source.ts';
import { type ClassKey, withImplied } from './product-classes.ts';
import type { ItemSource, LeafSource } from './source.ts';

const fromAnimals: readonly Allergen[] = ['uova', 'latte', 'pesce', 'crostacei', 'molluschi'];
const fromTheSea: readonly Allergen[] = ['pesce', 'crostacei', 'molluschi'];

const meat =
  /carne|suin|pollo|bovin|prosciutto|guanciale|pancetta|salame|strutto|fegat|gelatina|caglio(?! microb)/i;
const weakest = 1.2;

/** Why an ingredient list makes a claim false; the leaf's claims are true of most of its items only. */
const contradictions: Readonly<
  Partial<Record<ClassKey, (text: string, found: readonly Allergen[], source: LabelSource) => boolean>>
> = {
  'senza-glutine': (_, found, { traces = [] }) => found.includes('glutine') || traces.includes('glutine'),
  'senza-lattosio': (text, found) => found.includes('latte') && !/delattosat|privo di lattosio/.test(text),
  vegano: (text, found) =>
    fromAnimals.some((name) => found.includes(name)) || meat.test(text) || /miele/.test(text),
  vegetariano: (text, found) => fromTheSea.some((name) => found.includes(name)) || meat.test(text),
  alcolici: (_text, _found, { alcohol = 0 }) => alcohol < weakest,
};

/** True where the label says the claim cannot hold. */
export function isContradicted(claim: ClassKey, source: LabelSource): boolean {
  const text = source.ingredients ?? '';
  return contradictions[claim]?.(text, allergensIn(text), source) ?? false;
}

/** Classes of an item: the leaf's claims as far as its label bears them out, its own, and what they imply. */
export function classesOf(item: ItemSource, leaf: LeafSource, isBio: boolean): readonly ClassKey[] {
  const source = labelSource(item, leaf);
  const common = (leaf.claims ?? []).filter((claim) => !isContradicted(claim, source));
  return withImplied([...common, ...(item.claims ?? []), ...(isBio ? (['bio'] as const) : [])]);
}
