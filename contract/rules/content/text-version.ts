/** A short name of a text, the same wherever it is made; a text that changes has another (SHELL-16). */
export function textVersion(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36);
}
