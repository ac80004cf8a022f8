import { fold } from '../../platform/fold.ts';
import { slugOf } from '../../platform/slug.ts';
import { places } from './places.ts';
import { streetsByPlace } from './streets.ts';

/** A street of one postal code. */
export interface Street {
  /** Names it for ever, without a number. */
  readonly id: string;
  readonly address1: string;
  readonly city: string;
  readonly province: string;
  readonly postalcode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Folded words a query is held against: those of the street first. */
  readonly words: readonly string[];
  readonly folded: string;
}

const abbreviations: Readonly<Record<string, string>> = {
  v: 'via',
  vle: 'viale',
  pza: 'piazza',
  pzza: 'piazza',
  cso: 'corso',
  lgo: 'largo',
  circ: 'circonvallazione',
};

/** The words of a street, case and accent blind, abbreviations written out. */
export function streetWords(text: string): string[] {
  return fold(text)
    .replace(/\.(?=[a-z])/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => abbreviations[word] ?? word);
}

/** Every street the geocoder knows. */
export const streets: readonly Street[] = places.flatMap((place) =>
  Object.entries(streetsByPlace[place.name] ?? {}).flatMap(([postalcode, names]) =>
    names.split('; ').map((address1) => ({
      id: [slugOf(address1), slugOf(place.city), postalcode].join('.'),
      address1,
      city: place.city,
      province: place.province,
      postalcode,
      latitude: place.latitude,
      longitude: place.longitude,
      words: [...streetWords(address1), ...streetWords(place.city), postalcode],
      folded: streetWords(address1).join(' '),
    })),
  ),
);
