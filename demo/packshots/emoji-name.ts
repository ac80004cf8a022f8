/** Name of an emoji character's picture in `server/emoji`: its code points in hex, the variation selector included. */
export function emojiName(character: string): string {
  return Array.from(character, (part) => (part.codePointAt(0) ?? 0).toString(16)).join('-');
}
