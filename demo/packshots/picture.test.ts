import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { motifs } from './motifs/motifs.ts';
import { packshot } from './packshot.ts';
import { drawPicture, isPictureKey, pictureKey } from './picture.ts';
import { packshotKinds, type PackshotSpec, sceneOf } from './picture-spec.ts';
import { tints } from './tints.ts';

const penne: PackshotSpec = {
  kind: 'bag',
  brand: 'Trafilona',
  name: 'Penne rigate',
  size: '500 g',
  emoji: '1f35d',
  color: '#1b3f8f',
};

/** Share of the picture that something is drawn on. */
async function covered(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return data.filter((alpha) => alpha > 128).length / data.length;
}

const sizeOf = async (picture: Buffer) => {
  const { format, width, height, hasAlpha } = await sharp(picture).metadata();
  return { format, width, height, hasAlpha };
};

describe('packshots', () => {
  test.each(packshotKinds)('a %s is drawn, with transparent corners', async (kind) => {
    const picture = await drawPicture({ spec: { ...penne, kind }, width: 128 });
    expect(await sizeOf(picture)).toEqual({ format: 'webp', width: 128, height: 128, hasAlpha: true });
    expect(await covered(picture)).toBeGreaterThan(0.1);
    expect(await covered(picture)).toBeLessThan(0.85);
  });

  test.each(['pet', 'tin'] as const)('a multipack of %s looks different from a single one', async (kind) => {
    const [one, many] = await Promise.all(
      ['1,5 l', '6 × 1,5 l'].map((size) => drawPicture({ spec: { ...penne, kind, size }, width: 64 })),
    );
    expect(one).not.toEqual(many);
  });

  test.each([
    [
      'a very long brand, a very long name',
      'Antica Salumeria dei Castelli Romani',
      'Mozzarella di bufala campana DOP affumicata',
    ],
    ['one long word', 'Straordinariamente', 'Precipitevolissimevolmente'],
    ['no brand', '', 'Mele'],
  ])('lettering stays inside its box: %s', (_, brand, name) => {
    for (const kind of packshotKinds) {
      const { lines } = packshot({ ...penne, kind, brand, name, size: '10 × 1,25 l' }, { emojiHref: '' });
      expect(lines.filter(({ width, limit }) => width > limit + 0.01)).toEqual([]);
    }
  });
});

describe('motifs and tints', () => {
  test('every motif draws something', async () => {
    const empty: string[] = [];
    for (const [name, draw] of Object.entries(motifs)) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="40" height="40">${draw()}</svg>`;
      const picture = await sharp(Buffer.from(svg)).png().toBuffer();
      if ((await covered(picture)) < 0.08) empty.push(name);
    }
    expect(empty).toEqual([]);
  });

  test('a motif is the same at every drawing', () => {
    for (const draw of Object.values(motifs)) expect(draw()).toBe(draw());
  });

  test('every tint recolours its emoji', async () => {
    const draw = (tint?: keyof typeof tints) =>
      drawPicture({ spec: { ...penne, kind: 'one', emoji: '1f34e', ...(tint ? { tint } : {}) }, width: 64 });
    const plain = await draw();
    for (const name of Object.keys(tints) as (keyof typeof tints)[])
      expect(await draw(name)).not.toEqual(plain);
  });
});

describe('scenes', () => {
  const emoji = ['1f345', '1f35d', '1f96c', '1f9c0', '1f956'].map(
    (name) => ({ kind: 'emoji', emoji: name }) as const,
  );

  test.each([1, 2, 3, 4, 5])('%i emoji stand in a bunch, three wide and two high', async (count) => {
    const picture = await drawPicture({ spec: sceneOf(emoji.slice(0, count)), width: 480 });
    expect(await sizeOf(picture)).toEqual({ format: 'webp', width: 480, height: 320, hasAlpha: true });
    expect(await covered(picture)).toBeGreaterThan(0.15);
  });

  test.each([1, 2, 3, 4, 5])('%i packs stand in a row', async (count) => {
    const packs = Array.from({ length: count }, () => penne);
    expect(await covered(await drawPicture({ spec: sceneOf(packs), width: 240 }))).toBeGreaterThan(0.15);
  });

  test('no part is an empty ground, a sixth part is left out', async () => {
    expect(await covered(await drawPicture({ spec: sceneOf([]), width: 64 }))).toBe(0);
    expect(sceneOf([...emoji, penne]).parts).toHaveLength(5);
  });
});

describe('picture keys', () => {
  test('are the same for the same picture, whatever the order of its fields', () => {
    const { kind, ...rest } = penne;
    expect(pictureKey({ ...rest, kind })).toBe(pictureKey(penne));
    expect(pictureKey(sceneOf([{ ...rest, kind }]))).toBe(pictureKey(sceneOf([penne])));
    expect(isPictureKey(pictureKey(penne))).toBe(true);
  });

  test('differ for every difference in the picture', () => {
    const keys = [
      penne,
      { ...penne, size: '1 kg' },
      { ...penne, color: '#1b3f90' },
      sceneOf([penne]),
      sceneOf([penne, penne]),
    ];
    expect(new Set(keys.map(pictureKey)).size).toBe(keys.length);
  });

  test('equal specs draw equal bytes', async () => {
    expect(await drawPicture({ spec: { ...penne }, width: 240 })).toEqual(
      await drawPicture({ spec: penne, width: 240 }),
    );
  });
});
