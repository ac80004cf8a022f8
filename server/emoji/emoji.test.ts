import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildCatalogue } from '../../demo/catalogue/build-catalogue.ts';
import { picturesOf } from '../../demo/catalogue/seed-pictures.ts';
import type { PictureSpec } from '../../demo/packshots/picture-spec.ts';
import { loadBrands } from '../brands.ts';
import { root } from '../root.ts';
import { emojiFile, isEmojiName } from './emoji.ts';

const namesOf = (picture: PictureSpec): readonly string[] =>
  picture.kind === 'scene' ? picture.parts.flatMap(namesOf) : [picture.emoji];

/** Emoji that screens and the content of brands name by their address. */
function shownByAddress(): string[] {
  const files = globSync('{src,tenants}/**/*.{ts,tsx,md}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  );
  return files.flatMap((file) =>
    Array.from(
      readFileSync(path.join(root, file), 'utf8').matchAll(/\/media\/emoji\/([\da-f-]+)-\d+\.webp/g),
      ([, name = '']) => name,
    ),
  );
}

test('there is a picture for each emoji the shop shows, and no other', async () => {
  const brands = await loadBrands(root);
  const shown = new Set([
    ...shownByAddress(),
    ...brands.flatMap(({ seed }) => seed.slides.flatMap(({ art }) => (art.kind === 'emoji' ? art.ids : []))),
    ...picturesOf(buildCatalogue({ privateLabel: '', seat: '', language: 'it', currency: 'EUR' })).flatMap(
      namesOf,
    ),
  ]);
  const kept = readdirSync(path.dirname(emojiFile('x'))).filter((name) => name.endsWith('.webp'));
  expect(kept.toSorted()).toEqual([...shown].map((name) => `${name}.webp`).toSorted());
});

test.each(['1f345', '2696-fe0f'])('%s may be the name of one', (name) => {
  expect(isEmojiName(name)).toBe(true);
});

test.each(['', '..', '../1f345', '1f345-', '-1f345', '1F345', '1f345.webp', '1f345/', 'tomato'])(
  '"%s" may not',
  (name) => {
    expect(isEmojiName(name)).toBe(false);
  },
);
