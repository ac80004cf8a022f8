import type { Messages } from '@lingui/core';

type Message = Exclude<Messages[string], string>;

/** Letters, each with a mark above or below: what cuts their tops off is seen. */
const marked: Readonly<Record<string, string>> = {
  A: 'Å',
  C: 'Ç',
  E: 'Ê',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  a: 'å',
  c: 'ç',
  e: 'ê',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
};

/** A word about 40 % longer, in itself, as words of another language are: its vowels stand twice, until it is. */
function longerWord(word: string): string {
  let missing = Math.ceil(word.length * 0.4);
  return Array.from(word, (letter) => {
    const shown = marked[letter] ?? letter;
    if (missing === 0 || !/[aeiou]/i.test(letter)) return shown;
    missing -= 1;
    return shown + shown.toLowerCase();
  }).join('');
}

/** Words of two letters and more; tags and escapes are left as they are. */
const longerText = (text: string): string =>
  text.replaceAll(/<\/?\d+\/?>|\\u[\da-f]{4}|\p{L}{2,}/giu, (part) =>
    /^[<\\]/.test(part) ? part : longerWord(part),
  );

const isChoices = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const longerChoice = (choice: unknown): unknown => {
  if (typeof choice === 'string') return longerText(choice);
  return Array.isArray(choice) ? longerMessage(choice as Message) : choice;
};

function longerMessage(message: Message): Message {
  return message.map((part) => {
    if (typeof part === 'string') return longerText(part);
    const [name, kind, format] = part;
    if (kind === undefined || !isChoices(format)) return part;
    const choices = Object.entries(format).map(([choice, said]) => [choice, longerChoice(said)]);
    return [name, kind, Object.fromEntries(choices)];
  });
}

/**
 * The same words about 40 % longer and with marks on their letters, as another language may have them; what is filled in
 * and the choices of plurals stay. It shows what has no room for longer words, and what is no text of a catalogue.
 */
export const longerWords = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? longerText(message) : longerMessage(message),
    ]),
  );
