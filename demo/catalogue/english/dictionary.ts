/** Italian texts with what they are in English. */
export type Dictionary = Readonly<Record<string, string>>;

/** What can be said in English: Italian texts with their English ones, the same text where English says it alike. */
export type Vocabulary = ReadonlyMap<string, string>;

/** Dictionaries and texts that stay as they are, as one. Throws RangeError for a text that is in two of them. */
export function vocabulary(unchanged: Iterable<string>, ...dictionaries: readonly Dictionary[]): Vocabulary {
  const all = new Map<string, string>();
  const entries = [
    ...Array.from(unchanged, (text) => [text, text] as const),
    ...dictionaries.flatMap((dictionary) => Object.entries(dictionary)),
  ];
  for (const [italian, english] of entries) {
    if (all.has(italian)) throw new RangeError(`Said twice: ${italian}`);
    all.set(italian, english);
  }
  return all;
}

/** Throws RangeError for a text nobody has put into English. */
export function said(text: string, words: Vocabulary): string {
  const english = words.get(text);
  if (english === undefined) throw new RangeError(`Not in English yet: ${text}`);
  return english;
}

/** Decimal commas as points, points between thousands as commas: '1.508,5 kJ' gives '1,508.5 kJ'. */
export const englishFigures = (text: string): string =>
  text.replace(/(\d)([.,])(?=\d)/g, (_, digit: string, mark: string) => digit + (mark === ',' ? '.' : ','));
