import type { Exclusions } from '../../../contract/api/account/exclusion.ts';
import type { ExclusionReason } from '../../../contract/api/shopping/exclusion-reason.ts';
import { fold } from '../../platform/fold.ts';

/** What a line keeps of a reason its shopper accepted: `allergen:gluten`, `term:olio di palma`. */
export function reasonKey(reason: ExclusionReason): string {
  switch (reason.kind) {
    case 'allergen':
    case 'trace':
      return `${reason.kind}:${reason.allergen}`;
    case 'diet':
      return `diet:${reason.diet}`;
    case 'term':
      return `term:${fold(reason.term)}`;
  }
}

/** The keys of every reason exclusions may give. */
export function keysOf({ allergens, traces, diets, terms }: Exclusions): string[] {
  return [
    ...allergens.map((allergen) => reasonKey({ kind: 'allergen', allergen })),
    ...(traces ? allergens.map((allergen) => reasonKey({ kind: 'trace', allergen })) : []),
    ...diets.map((diet) => reasonKey({ kind: 'diet', diet })),
    ...terms.map((term) => reasonKey({ kind: 'term', term })),
  ];
}
