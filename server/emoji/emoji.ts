import { join } from 'node:path';

/** Names only hold hex digits and dashes, so no name can leave the folder. */
export const isEmojiName = (name: string): boolean => /^[0-9a-f]+(?:-[0-9a-f]+)*$/.test(name);

/** The file of an emoji, WebP of 256 pixels; there is one for each that the shop shows. */
export const emojiFile = (name: string): string => join(import.meta.dirname, `${name}.webp`);
