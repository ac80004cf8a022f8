import { wordsOf } from './word-list.ts';

/** A word of a phrase as the shopper wrote it: caffè for caffe, bio for biologico; 1,5 l for 1500ml. */
export function typedAs(phrase: string, word: string): string {
  const parts = phrase.split(/\s+/).filter((part) => part !== '');
  const pairs = parts.map((part, at) => `${part} ${parts[at + 1] ?? ''}`.trim());
  return [...parts, ...pairs].find((part) => wordsOf(part).includes(word)) ?? word;
}
