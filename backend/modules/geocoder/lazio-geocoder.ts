import type { AddressSuggestion, ResolvedAddress } from '../../../contract/api/shopping/address.ts';
import { fold } from '../../platform/fold.ts';
import { metresBetween, type Coordinates } from '../../platform/distance.ts';
import { slugOf } from '../../platform/slug.ts';
import type { Geocoder } from './geocoder.ts';
import { places, type Place } from './places.ts';
import { streets, streetWords } from './street-index.ts';
import type { Street } from './street-index.ts';

/** Suggestions start above three characters (ADR-13). */
const shortestQuery = 4;
const mostSuggestions = 8;

const byId = new Map(streets.map((street) => [street.id, street]));

function locateStreet(wanted: { street: string; city: string; postalcode: string }): Street | null {
  const name = streetWords(wanted.street).join(' ');
  const city = fold(wanted.city);
  const found = streets.filter((street) => street.folded === name && fold(street.city) === city);
  return found.find((street) => street.postalcode === wanted.postalcode) ?? found[0] ?? null;
}

interface Query {
  readonly words: readonly string[];
  /** Street number in the text: 'via appia nuova 120'. */
  readonly number: string;
}

function queryOf(text: string): Query {
  const words = streetWords(text);
  const at = words.findIndex((word, index) => index > 0 && /^\d{1,4}[a-z]?$/.test(word));
  return at < 0 ? { words, number: '' } : { words: words.toSpliced(at, 1), number: words[at] ?? '' };
}

function matches(street: Street, words: readonly string[]): boolean {
  return words.every((word) => street.words.some((known) => known.startsWith(word)));
}

function suggestion(street: Street, number: string): AddressSuggestion {
  const main = number === '' ? street.address1 : `${street.address1} ${number}`;
  const secondary = `${street.postalcode} ${street.city} ${street.province}`;
  return {
    id: number === '' ? street.id : `${street.id}.${number}`,
    label: `${main}, ${secondary}`,
    main,
    secondary,
  };
}

/** What a town's suggestion is known by; it has no street before the first dot. */
const townId = (place: Place) => ['', slugOf(place.name), place.postalcodes[0] ?? ''].join('.');

/** Towns and quarters by their whole name. */
const townsNamed = (text: string): AddressSuggestion[] =>
  places
    .filter(({ name }) => fold(name) === fold(text.trim()))
    .map((place) => {
      const secondary = `${place.postalcodes[0] ?? ''} ${place.province}`;
      return { id: townId(place), label: `${place.name}, ${secondary}`, main: place.name, secondary };
    });

/** A town of that name, then streets that begin so. */
function suggest(text: string, isServed: (postalcode: string) => boolean): AddressSuggestion[] {
  if (Array.from(text.trim()).length < shortestQuery) return [];
  const { words, number } = queryOf(text);
  if (words.length === 0) return [];
  const typed = words.join(' ');
  const rank = (street: Street) =>
    (street.folded.startsWith(typed) ? 0 : 2) + (isServed(street.postalcode) ? 0 : 1);
  const found = streets
    .filter((street) => matches(street, words))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((street) => suggestion(street, number));
  return [...townsNamed(text), ...found].slice(0, mostSuggestions);
}

/** The id carries everything itself. */
function resolve(id: string): ResolvedAddress | null {
  const town = places.find((place) => townId(place) === id);
  if (town !== undefined) {
    const { city, province, postalcodes, latitude, longitude } = town;
    return {
      address1: '',
      addressNumber: '',
      city,
      province,
      postalcode: postalcodes[0] ?? '',
      latitude,
      longitude,
    };
  }
  const [street = '', city = '', postalcode = '', addressNumber = ''] = id.split('.');
  const found = byId.get([street, city, postalcode].join('.'));
  if (found === undefined || !/^(?:\d{1,4}[a-z]?)?$/.test(addressNumber)) return null;
  const { address1, province, latitude, longitude } = found;
  return { address1, addressNumber, city: found.city, province, postalcode, latitude, longitude };
}

/** Farther from every place than this, a point is nowhere. */
const farthestPlace = 15_000;

/** The place nearest to a point, without a street, which this geocoder cannot tell. */
function locate(point: Coordinates): ResolvedAddress | null {
  const [nearest] = places
    .map((place) => ({ place, metres: metresBetween(point, place) }))
    .filter(({ metres }) => metres <= farthestPlace)
    .toSorted((one, other) => one.metres - other.metres);
  if (nearest === undefined) return null;
  const { city, province, postalcodes } = nearest.place;
  return { address1: '', addressNumber: '', city, province, postalcode: postalcodes[0] ?? '', ...point };
}

/** The geocoder the shop comes with: the places of Lazio (TEN-04) and streets written for the demo. */
export const lazioGeocoder: Geocoder = {
  suggest: async (text, isServed) => suggest(text, isServed),
  resolve: async (id) => resolve(id),
  locate: async (point) => locate(point),
  locateStreet: async (wanted) => locateStreet(wanted),
};
