import { describe, expect, test } from 'vitest';
import { mediaWidths } from '../../backend/modules/catalogue/picture-url.ts';
import { packshot } from '../packshots/packshot.ts';
import { isPictureWidth } from '../../server/web/picture-source.ts';
import { drawPicture, pictureKey } from '../packshots/picture.ts';
import { buildCatalogue } from './build-catalogue.ts';

const packsOf = (privateLabel: string) =>
  buildCatalogue({ privateLabel, seat: '', language: 'it', currency: 'EUR' }).products.flatMap(
    ({ slug, brand, picture }) =>
      picture.kind === 'emoji' || picture.kind === 'scene' ? [] : [{ slug, brand, picture }],
  );

const packs = packsOf('Cestolieto');

/** The other brands of the shop only differ by their own line. */
const everywhere = [
  ...packs,
  ...['Ortavia', 'Passolesto'].flatMap((privateLabel) =>
    packsOf(privateLabel).filter(({ brand }) => brand.startsWith(privateLabel)),
  ),
];

describe('pictures of the demo catalogue', () => {
  test('no lettering leaves its pack or gets too small to guess, in any brand', { timeout: 30_000 }, () => {
    const wrong = everywhere.filter(({ picture }) =>
      packshot(picture, { emojiHref: '' }).lines.some(
        ({ width, limit, size }) => width > limit + 0.01 || size < 3.6,
      ),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test('packs of different products differ, loose goods of one kind share theirs', () => {
    const keys = new Set(packs.map(({ picture }) => pictureKey(picture)));
    expect(keys.size / packs.length).toBeGreaterThan(0.95);
    const picturesOf = (slugs: readonly string[]) =>
      new Set(packs.filter(({ slug }) => slugs.includes(slug)).map(({ picture }) => pictureKey(picture)))
        .size;
    expect(picturesOf(['mele-annurche', 'mele-annurche-bio'])).toBe(1);
  });

  test('every width a product names is one that is drawn', () => {
    expect(Object.values(mediaWidths).filter((width) => !isPictureWidth(width))).toEqual([]);
  });

  test('a tile weighs no more than six kilobytes on average', async () => {
    const sample = packs.filter((_, index) => index % 97 === 0);
    let bytes = 0;
    for (const { picture } of sample) bytes += (await drawPicture({ spec: picture, width: 240 })).length;
    expect(bytes / sample.length).toBeLessThan(6 * 1024);
  });
});
