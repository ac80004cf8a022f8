import type { SnapshotFrom } from 'xstate';
import type { Product, ProductAlternatives } from '../../contract/api/shopping/product.ts';
import type { alternativesMachine } from './alternatives.machine.ts';

type Alternatives = SnapshotFrom<typeof alternativesMachine>;

const nothing: ProductAlternatives = { products: [], cheaper: null };

const offered = (alternatives: Alternatives): ProductAlternatives =>
  alternatives.matches('shown') ? (alternatives.context.found ?? nothing) : nothing;

/** What can be had instead, the likest first; empty while it is not known. */
export const alternativesFound = (alternatives: Alternatives): readonly Product[] =>
  offered(alternatives).products;

/** The same thing for less per kg, litre or piece (B-30). */
export const cheaperEqual = (alternatives: Alternatives): Product | null => offered(alternatives).cheaper;

/** They are asked for, or will be once their place is near. */
export const areAlternativesComing = (alternatives: Alternatives): boolean =>
  alternatives.matches('waiting') || alternatives.matches('loading');

export const areAlternativesOnTheirWay = (alternatives: Alternatives): boolean =>
  alternatives.matches('loading');

export const areAlternativesLost = (alternatives: Alternatives): boolean => alternatives.matches('failed');
