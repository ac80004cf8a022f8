import { expect, test } from 'vitest';
import { packshot } from '../../packshots/packshot.ts';
import { buildCatalogue } from '../build-catalogue.ts';

const { products } = buildCatalogue({
  privateLabel: 'Cestolieto',
  seat: '',
  language: 'en-US',
  currency: 'USD',
});

/** One pack of each kind a name is on: the lettering of its makers is looked at in the Italian catalogue. */
const packs = new Map(
  products.flatMap(({ slug, picture }) =>
    picture.kind === 'emoji' || picture.kind === 'scene' || picture.name === ''
      ? []
      : [[`${picture.kind} ${picture.name}`, { slug, picture }] as const],
  ),
);

test('no English lettering leaves its pack or gets too small to guess', { timeout: 30_000 }, () => {
  const wrong = [...packs.values()].filter(({ picture }) =>
    packshot(picture, { emojiHref: '' }).lines.some(
      ({ width, limit, size }) => width > limit + 0.01 || size < 3.6,
    ),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
