import { assign } from 'xstate';
import { endsWord, withWords, wordsText, wordsToFind } from '../../contract/rules/catalogue/words-to-find.ts';
import { fastSearchMachine } from './fast-search.machine.ts';
import type { SearchStripRef } from './fast-search.types.ts';

/** The machine with the rules of the words, and the strips it keeps. */
export const fastSearchLogic = fastSearchMachine.provide({
  actions: {
    addWords: assign(({ context }, { text }: { text: string }) => {
      const words = withWords(context.words, text);
      const left = wordsToFind(text).filter((word) => !isAmong(words, word));
      return { words, text: wordsText(left), hasTooMany: left.length > 0 };
    }),
    replaceWord: assign(({ context }, { word, other }: { word: string; other: string }) => ({
      words: wordsToFind(wordsText(context.words.map((one) => (one === word ? other : one)))),
      hasTooMany: false,
    })),
    leaveStrips: ({ context: { words, strips } }) => {
      for (const [word, strip] of strips) if (!words.includes(word)) strip.send({ type: 'strip.leave' });
    },
    trackStrips: assign(({ context: { words, hash, strips, products }, spawn, self }) => {
      const stripOf = (word: string): SearchStripRef =>
        strips.get(word) ??
        spawn('searchStrip', { id: `strip ${word}`, input: { word, hash, search: self } });
      return {
        strips: new Map(words.map((word) => [word, stripOf(word)] as const)),
        products: new Map([...products].filter(([word]) => words.includes(word))),
      };
    }),
    sendToStrips: ({ context }, event) => {
      for (const strip of context.strips.values()) strip.send(event);
    },
  },
  guards: {
    hasWords: (_, { text }) => wordsToFind(text).length > 0,
    endsWord: (_, { text }) => endsWord(text),
  },
});

const isAmong = (words: readonly string[], word: string): boolean =>
  words.some((one) => one.toLowerCase() === word.toLowerCase());
