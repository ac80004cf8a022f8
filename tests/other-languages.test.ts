import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const catalogues = globSync('locales/it/*.po').map((file) => basename(file));

/** The texts of a catalogue by their ids, as they stand in its file. */
function textsOf(language: string, file: string): ReadonlyMap<string, string> {
  const whole = readFileSync(`locales/${language}/${file}`, 'utf8');
  return new Map(
    [...whole.matchAll(/^msgid "(?<id>.+)"\nmsgstr "(?<text>.*)"$/gm)].map(({ groups }) => [
      groups?.['id'] ?? '',
      groups?.['text'] ?? '',
    ]),
  );
}

/** What a text has filled in: its places, and the tags of links and emphasis. */
const placesOf = (text: string): string[] =>
  [...new Set(text.match(/\{\w+(?=[},])|<\/?\d+\/?>/g))].toSorted();

test.each(catalogues)('TEN-03, TEN-05: %s says everything in English, with the same filled in', (file) => {
  const italian = textsOf('it', file);
  const english = textsOf('en-US', file);
  expect(italian.size).toBeGreaterThan(5);
  expect([...english.keys()]).toEqual([...italian.keys()]);
  const places = (texts: ReadonlyMap<string, string>) => [...texts].map(([id, text]) => [id, placesOf(text)]);
  expect(places(english)).toEqual(places(italian));
  expect([...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** What has the same word, or none, in both languages. */
const alike = new Set(['App', 'E-mail', 'Home', 'Locker', 'Password']);

test.each(catalogues)('TEN-05: no text of %s was left in Italian', (file) => {
  const left = [...textsOf('en-US', file)].filter(
    ([id, text]) => id === text && /\p{L}{3}/u.test(text.replaceAll(/\{[^}]*\}/g, '')) && !alike.has(text),
  );
  expect(left).toEqual([]);
});
