/** FNV-1a over UTF-16 units: stable across platforms, good enough to spread choices, not for security. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

/** Picks the same entry for the same seed. */
export function pickBySeed<T>(choices: readonly [T, ...T[]], seed: string): T {
  return choices[hashText(seed) % choices.length] ?? choices[0];
}
