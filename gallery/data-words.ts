import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

interface KindOfData {
  /** Fields that only such data has. */
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
  /** Its fields with words in the language of the brand's data. */
  readonly words: readonly string[];
  /** Those that may be translated, and the field with the number that says whether they are here: half of them are. */
  readonly translatable?: { readonly words: readonly string[]; readonly id: string };
}

/** What a brand writes in the language of its data, as the contract has it. What people type is in a language nobody knows. */
const kinds: readonly KindOfData[] = [
  {
    has: ['productId', 'slug', 'shortDescr'],
    words: ['name', 'shortDescr', 'description', 'highlight'],
    translatable: { words: ['name'], id: 'productId' },
  },
  { has: ['vatPercent', 'shortDescr'], words: ['name', 'shortDescr'] },
  {
    has: ['categoryId', 'name'],
    lacks: ['productId'],
    words: ['name'],
    translatable: { words: ['name', 'metaData'], id: 'categoryId' },
  },
  { has: ['TITLE', 'MENU_IMAGE'], words: ['TITLE', 'DESCRIPTION'] },
  { has: ['categoryBlockId', 'title'], words: ['title'] },
  {
    has: ['sectorId', 'name'],
    words: ['name'],
    translatable: { words: ['name'], id: 'sectorId' },
  },
  { has: ['vendorId', 'name'], words: ['name'] },
  { has: ['productClassId', 'name'], words: ['name'] },
  { has: ['parameterName', 'selected'], words: ['name'] },
  { has: ['key', 'name'], lacks: ['count'], words: ['name'] },
  { has: ['cssClass', 'header'], words: ['header', 'body', 'footer'] },
  {
    has: ['ingredients'],
    words: ['legal_name', 'ingredients', 'allergens', 'storage', 'nutritional_values', 'origin', 'operator'],
  },
  { has: ['rendered'], words: ['rendered'] },
  { has: ['seo_title'], words: ['seo_description'] },
  { has: ['kind', 'html'], words: ['html'] },
  { has: ['title', 'html', 'version'], words: ['title', 'html'] },
  { has: ['testo_validit'], words: ['testo_validit'] },
  { has: ['label', 'valid_from'], words: ['label'] },
  { has: ['pantry', 'name'], words: ['name'] },
  { has: ['title', 'excerpt'], words: ['title', 'excerpt'] },
  { has: ['title', 'subtype'], words: ['title'] },
  { has: ['title', 'imageMobile'], words: ['title', 'subtitle'] },
  {
    has: ['title', 'url', 'children'],
    words: ['title'],
    translatable: { words: ['title'], id: 'id' },
  },
  { has: ['legalId', 'text'], words: ['title', 'text'] },
  { has: ['giftTotal', 'description'], words: ['description'] },
  { has: ['descr', 'cost'], words: ['descr'] },
  { has: ['substituteName'], words: ['substituteName'] },
];

const [begin, end] = ['⟦', '⟧'] as const;

let isMarking = false;

/** What is shown next has a mark around each text of the brand's data. */
export function markData(isWanted: boolean): void {
  isMarking = isWanted;
}

/** Every text between tags by itself: tags are no words. */
const marked = (text: string): string =>
  text.includes(begin) ? text : text.replaceAll(/[^<>]*[^<>\s][^<>]*(?=<|$)/g, `${begin}$&${end}`);

/** Every second thing is translated: both kinds of names stand on a page. */
const isTranslated = (id: unknown): boolean => typeof id === 'number' && id % 2 === 0;

const isPlain = (value: object): boolean =>
  Object.getPrototypeOf(value) === Object.prototype && !('getSnapshot' in value);

function withMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMarks);
  if (isValidElement<Record<string, unknown>>(value))
    return cloneElement(value, withMarks({ ...value.props }) as Record<string, unknown>);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const own = kinds.filter(
    ({ has, lacks = [] }) => has.every((field) => field in value) && !lacks.some((field) => field in value),
  );
  const translated = own.flatMap(({ translatable }) =>
    translatable !== undefined && isTranslated(Reflect.get(value, translatable.id)) ? translatable.words : [],
  );
  const words = own.flatMap((kind) => kind.words);
  const marks = Object.entries(value).map(([field, text]): [string, unknown] => [
    field,
    translated.includes(field)
      ? text
      : typeof text === 'string' && words.includes(field)
        ? marked(text)
        : withMarks(text),
  ]);
  return { ...Object.fromEntries(marks), ...(translated.length > 0 && { translated: true }) };
}

/** Returns the snapshot with marks around what its context has of the brand's data. */
export const markedSnapshot = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
  isMarking ? { ...snapshot, context: withMarks(snapshot.context) } : snapshot;

/** Returns the elements with marks around what their props have of the brand's data. */
export const markedNode = (node: ReactNode): ReactNode => (isMarking ? (withMarks(node) as ReactNode) : node);

/** Returns what of a text is no word of the brand's data. */
export const withoutData = (text: string): string => text.replaceAll(/⟦[^⟧]*⟧/g, '');
