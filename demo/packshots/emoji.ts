import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** Asset name of an emoji character: its code points in hex, the variation selector included. */
export function emojiName(character: string): string {
  return Array.from(character, (part) => (part.codePointAt(0) ?? 0).toString(16)).join('-');
}

/** Asset names only hold hex digits and dashes, so no name can leave the folder. */
export const isEmojiName = (name: string): boolean => /^[0-9a-f]+(?:-[0-9a-f]+)*$/.test(name);

export const emojiFile = (name: string): string => join(folder, `${name}.webp`);
