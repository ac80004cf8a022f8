import { emojiName } from '../packshots/emoji-name.ts';
import type { PackshotKind, PackshotSpec } from '../packshots/picture-spec.ts';
import type { Maker } from './maker.ts';
import type { Variant } from './variants.ts';

/** Silhouettes without lettering: who sells the goods does not change the picture. */
const bare: ReadonlySet<PackshotKind> = new Set<PackshotKind>(['loose', 'duo', 'one', 'counter']);

/** What a product's picture is drawn from: the item's looks over the leaf's. */
export function productPicture({ leaf, item, line, format }: Variant, maker: Maker): PackshotSpec {
  const { pack, emoji, motif, tint, accent = line.accent, content } = { ...leaf.looks, ...item };
  const isBare = bare.has(pack);
  return {
    kind: pack,
    brand: isBare ? '' : maker.name,
    name: isBare ? '' : item.name,
    size: isBare || leaf.selling === 'sfuso' ? '' : format.printed,
    emoji: emojiName(emoji),
    color: isBare ? '#ffffff' : line.colour,
    ...(accent === undefined || isBare ? {} : { accent }),
    ...(content === undefined || isBare ? {} : { content }),
    ...(motif === undefined ? {} : { motif }),
    ...(tint === undefined || motif !== undefined ? {} : { tint }),
  };
}
