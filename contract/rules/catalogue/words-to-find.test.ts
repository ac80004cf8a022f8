import { describe, expect, test } from 'vitest';
import {
  endsWord,
  isOfSeveralWords,
  longestWord,
  withWords,
  wordsText,
  wordsToFind,
} from './words-to-find.ts';

describe('the words of a fast search', () => {
  test.each([
    ['latte,pane,uova', ['latte', 'pane', 'uova']],
    [' latte ,  pane\tfresco;uova\nsale\r\npepe ', ['latte', 'pane fresco', 'uova', 'sale', 'pepe']],
    ['latte,,  ,-, pane', ['latte', 'pane']],
    ['latte, Latte,LATTE ,pane', ['latte', 'pane']],
    ['acqua 1,5 l, latte', ['acqua 1,5 l', 'latte']],
    ['uova 6, 2 pane', ['uova 6', '2 pane']],
    ['latte', ['latte']],
    ['', []],
    [' , ;\n', []],
  ])('CAT-15: %j are %j', (text, words) => {
    expect(wordsToFind(text)).toEqual(words);
  });

  test('CAT-15: are twelve at most, and none is longer than it may be', () => {
    const many = Array.from({ length: 14 }, (_, index) => `parola ${index}`);
    expect(wordsToFind(many.join(','))).toEqual(many.slice(0, 12));
    expect(wordsToFind(`${'a'.repeat(200)},pane`)).toEqual(['a'.repeat(longestWord), 'pane']);
  });

  test.each([[['latte', 'pane']], [['acqua 1', '5 l']], [['acqua 1,5 l', 'uova']], [[]]])(
    'CAT-15: %j stand in one text and come out of it again',
    (words) => {
      expect(wordsToFind(wordsText(words))).toEqual(words);
    },
  );

  test('CAT-15: more of them come after those there are, each once', () => {
    expect(withWords(['latte', 'pane'], 'uova, LATTE')).toEqual(['latte', 'pane', 'uova']);
    expect(withWords(['latte'], ' , ')).toEqual(['latte']);
  });
});

test.each([
  ['latte, pane, uova', true],
  ['latte,', false],
  ['latte, latte', false],
  ['acqua 1,5 l', false],
  ['pane e latte', false],
])('CAT-15: whether %j is of several words: %s', (text, is) => {
  expect(isOfSeveralWords(text)).toBe(is);
});

test.each([
  ['latte,', true],
  ['latte, ', true],
  ['latte;', true],
  ['latte', false],
  ['1,5', false],
  [',', false],
])('CAT-15: whether %j ends a word: %s', (text, is) => {
  expect(endsWord(text)).toBe(is);
});
