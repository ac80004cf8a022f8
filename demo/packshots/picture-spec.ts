import type { MotifName } from './motifs/motifs.ts';
import type { TintName } from './tints.ts';

/** The silhouettes a product can be drawn in. */
export const packshotKinds = [
  'box',
  'flatbox',
  'tablet',
  'block',
  'bag',
  'pouch',
  'sack',
  'bottle',
  'wine',
  'pet',
  'canister',
  'can',
  'tin',
  'drink',
  'cluster',
  'jar',
  'phial',
  'brick',
  'tray',
  'tub',
  'cup',
  'tube',
  'pump',
  'spray',
  'aerosol',
  'stick',
  'detergent',
  'rolls',
  'eggs',
  'card',
  'net',
  'loose',
  'duo',
  'one',
  'counter',
  'bread',
] as const;

export type PackshotKind = (typeof packshotKinds)[number];

/** Everything a product picture is drawn from; two equal specs give the same picture. */
export type PackshotSpec = {
  kind: PackshotKind;
  /** Wordmark; empty for goods sold without a brand. */
  brand: string;
  /** Product name as printed on the pack. */
  name: string;
  /** Net content as printed on the pack, '500 g'. */
  size: string;
  /** Emoji asset shown as hero when there is no motif. */
  emoji: string;
  /** The brand line's colour, '#rrggbb'. */
  color: string;
  /** Colour of the variety: flavour, cut, fat content. */
  accent?: string;
  /** Colour of what shows through glass or film: oil, honey, water. */
  content?: string;
  /** Drawn hero, where one emoji would stand for many products. */
  motif?: MotifName;
  /** Recolouring of the hero, '#white' grapes from red ones. */
  tint?: TintName;
};

/** A bare emoji: departments, system pages. */
export type EmojiSpec = { kind: 'emoji'; emoji: string };

/** Parts a scene has at most; there is no room for more. */
const sceneParts = 5;

/** A slide's picture, three wide and two high: emoji in a bunch, or packs in a row. */
export type SceneSpec = { kind: 'scene'; parts: readonly (EmojiSpec | PackshotSpec)[] };

export type PictureSpec = PackshotSpec | EmojiSpec | SceneSpec;

/** The scene of these pictures, of the first five if there are more. */
export const sceneOf = (parts: readonly (EmojiSpec | PackshotSpec)[]): SceneSpec => ({
  kind: 'scene',
  parts: parts.slice(0, sceneParts),
});
