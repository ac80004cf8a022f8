import { fold } from '../../platform/fold.ts';
import lazio from './lazio-places.json' with { type: 'json' };

/** A place of Lazio: a town, or a quarter of Rome. */
export interface Place {
  readonly name: string;
  /** The town an address there is written with. */
  readonly city: string;
  readonly province: string;
  readonly postalcodes: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}

type Row = [string, string, string[], number, number];

/** The places the shop's geocoder knows (TEN-04). */
// The file is our own data, whose rows are wider to the compiler than they are.
export const places: readonly Place[] = (lazio.places as Row[]).map(
  ([name, province, postalcodes, latitude, longitude]) => ({
    name,
    city: name.split(' - ')[0] ?? name,
    province,
    postalcodes,
    latitude,
    longitude,
  }),
);

const byPostalcode: ReadonlyMap<string, Place> = new Map(
  places.flatMap((place) => place.postalcodes.map((code) => [code, place])),
);

/** The place a postal code is in; null where the geocoder does not know it. */
export const placeOfPostalcode = (postalcode: string): Place | null => byPostalcode.get(postalcode) ?? null;

/** The province a postal code is in; null where the geocoder does not know it. */
export const provinceOfPostalcode = (postalcode: string): string | null =>
  placeOfPostalcode(postalcode)?.province ?? null;

const provinceNames: Readonly<Record<string, string>> = {
  roma: 'RM',
  viterbo: 'VT',
  rieti: 'RI',
  latina: 'LT',
  frosinone: 'FR',
  napoli: 'NA',
};

/** The two letters of a province, given by code or by name; anything else stays as typed. */
export function provinceCode(text: string): string {
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : (provinceNames[fold(text)] ?? text);
}
