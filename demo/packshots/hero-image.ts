import sharp from 'sharp';
import { emojiFile, isEmojiName } from '../../server/emoji/emoji.ts';
import type { TintName } from './tints.ts';
import { tints } from './tints.ts';

/** Emoji assets are 256 pixels wide; small pictures need less, and decode faster. */
const heroEdge = (pictureWidth: number): number => (pictureWidth <= 128 ? 128 : 256);

const kept = 96;

type Hero = { emoji: string; tint?: TintName | undefined; pictureWidth: number };

async function decode({ emoji, tint, pictureWidth }: Hero): Promise<string> {
  const edge = heroEdge(pictureWidth);
  let image = sharp(emojiFile(emoji)).resize(edge, edge);
  if (tint !== undefined) image = image.modulate(tints[tint]);
  // The SVG renderer reads PNG but no WebP.
  const png = await image.png({ compressionLevel: 2 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Reads emoji as data URIs and keeps the recently used ones, for a shelf shows few kinds. */
export function createHeroImages(): (hero: Hero) => Promise<string> {
  const recent = new Map<string, Promise<string>>();
  return (hero) => {
    if (!isEmojiName(hero.emoji)) throw new Error(`Not an emoji asset: ${hero.emoji}`);
    const key = `${hero.emoji} ${hero.tint ?? ''} ${heroEdge(hero.pictureWidth)}`;
    const image = recent.get(key) ?? decode(hero);
    recent.delete(key);
    recent.set(key, image);
    image.catch(() => recent.delete(key));
    const [oldest] = recent.keys();
    if (recent.size > kept && oldest !== undefined) recent.delete(oldest);
    return image;
  };
}
