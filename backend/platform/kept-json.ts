import { randomUUID } from 'node:crypto';

/** Stands in the JSON of a value where a text that was kept goes; nobody outside can write it. */
const place = randomUUID();

let texts: string[] | null = null;

/**
 * The same object, which says what its JSON is instead of having it made at each answer. `textOf` is asked only where
 * `stringify` is; anything else sees the object as it is, and a copy of it is an object like any other.
 */
export function withJson<T extends object>(value: T, textOf: () => string): T {
  return Object.defineProperty(value, 'toJSON', {
    value: () => {
      if (texts === null) return value;
      texts.push(textOf());
      return place;
    },
  });
}

/** JSON.stringify of a value with objects that know their JSON. */
export function stringify(value: unknown): string {
  const kept: string[] = [];
  texts = kept;
  try {
    const json = JSON.stringify(value);
    if (kept.length === 0) return json;
    // The places come in the order in which the texts were asked for.
    const [first = '', ...others] = json.split(`"${place}"`);
    return others.reduce((whole, part, at) => whole + (kept[at] ?? '') + part, first);
  } finally {
    texts = null;
  }
}
