import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { emojiFile } from '../../server/emoji/emoji.ts';
import { createHeroImages } from './hero-image.ts';
import { packshot } from './packshot.ts';
import type { PictureWidth } from '../../server/web/picture-source.ts';
import type { EmojiSpec, PackshotSpec, PictureSpec } from './picture-spec.ts';
import { drawScene } from './scene.ts';

/** Counts up when drawings change, so that no cache keeps showing the older ones. */
export const drawingRevision = 1;

/** JSON whose fields stand in one order, however the object was made or stored. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** Name of a picture by its content: equal specs share it, on every machine and in every brand. */
export function pictureKey(spec: PictureSpec): string {
  return createHash('sha256')
    .update(`${drawingRevision} ${canonical(spec)}`)
    .digest('hex')
    .slice(0, 20);
}

export const isPictureKey = (key: string): boolean => /^[0-9a-f]{20}$/.test(key);

// One thread per picture: the store draws several at a time, and the shop needs the other core.
sharp.concurrency(1);

const heroImage = createHeroImages();

// Above effort 4 encoding takes ten times as long for one percent of the bytes.
const encoding = { quality: 76, alphaQuality: 70, smartSubsample: true, effort: 4 } as const;

async function square(spec: EmojiSpec | PackshotSpec, edge: number): Promise<Sharp> {
  if (spec.kind === 'emoji') return sharp(emojiFile(spec.emoji)).resize(edge, edge);
  const emojiHref =
    spec.motif === undefined
      ? await heroImage({ emoji: spec.emoji, tint: spec.tint, pictureWidth: edge })
      : '';
  return sharp(Buffer.from(packshot(spec, { emojiHref, width: edge }).svg));
}

/** Draws a picture as WebP with a transparent ground: square, a scene two thirds as high as wide. */
export async function drawPicture({
  spec,
  width,
}: {
  spec: PictureSpec;
  width: PictureWidth;
}): Promise<Buffer> {
  const image =
    spec.kind === 'scene'
      ? await drawScene(spec, {
          width,
          drawPart: async (part, edge) => (await square(part, edge)).png({ compressionLevel: 0 }).toBuffer(),
        })
      : await square(spec, width);
  return image.webp(encoding).toBuffer();
}
