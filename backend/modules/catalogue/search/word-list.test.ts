import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { joinedWords, wordsOf } from './word-list.ts';

test.each([
  ['Caffè dell’Alba', ['caffe', 'alba']],
  ['latte s/lattosio', ['latte', 'senza', 'lattosio']],
  ['latte d’avena', ['bevanda', 'avena']],
  ['acqua 1/2 l', ['acqua', '500ml']],
  ['acqua 1,5 lt', ['acqua', '1500ml']],
  ['acqua 1,5', ['acqua', '1v5']],
  ['mezzo kg di pane', ['500g', 'pane']],
  ['500 g', ['500g']],
  ["' OR 1=1 --", ['or', '1', '1']],
  ['<script>', ['script']],
  ['', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['mela', 'mele'],
  ['pesca', 'pesche'],
  ['arancia', 'arance'],
  ['biscotto', 'biscotti'],
  ['uovo', 'uova'],
  ['finocchio', 'finocchi'],
])('%s and %s have one stem', (one, many) => {
  expect(stem(one)).toBe(stem(many));
});

test.each([
  ['pane', 'panna'],
  ['pere', 'pero1'],
  ['te', 'tea'],
  ['pesce', 'pesche'],
  ['pesci', 'pesca'],
])('%s and %s have two', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test.each([
  ['biscotti al latte', ['latte']],
  ['cibo per il gatto', ['gatto']],
  ['pane s/glutine', ['glutine']],
  ['Pasta d’acciughe', ['acciughe']],
  ['latte e pane', []],
])('of %s a preposition joins %j', (text, words) => {
  expect([...joinedWords(text)]).toEqual(words);
});
