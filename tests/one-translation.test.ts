import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = String.raw`((?:"(?:[^"\\]|\\.)*"\n?)+)`;
const entry = new RegExp(`^msgid ${text}msgstr ${text}`, 'gm');

const joined = (lines: string): string =>
  [...lines.matchAll(/"(?<part>(?:[^"\\]|\\.)*)"/g)].map(({ groups }) => groups?.['part']).join('');

test('TEN-03: a text has one translation in every catalogue: a server has them all, a page some of them', () => {
  const found = new Map<string, Map<string, string[]>>();
  for (const file of globSync('locales/en-US/*.po')) {
    for (const [, id = '', translated = ''] of readFileSync(file, 'utf8').matchAll(entry)) {
      const wordings = found.get(joined(id)) ?? new Map<string, string[]>();
      wordings.set(joined(translated), [...(wordings.get(joined(translated)) ?? []), file]);
      found.set(joined(id), wordings);
    }
  }
  found.delete('');
  expect(found.size).toBeGreaterThan(1000);
  const several = [...found].filter(([, wordings]) => wordings.size > 1);
  expect(several.map(([id, wordings]) => [id, [...wordings]])).toEqual([]);
});
