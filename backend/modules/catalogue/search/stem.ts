const shortest = 3;

// Fish would be a peach.
const irregular: Readonly<Record<string, string>> = { pesce: 'pesce', pesci: 'pesce' };

/**
 * A light Italian stem: singular and plural, masculine and feminine meet (mela and mele, biscotto and biscotti, pesca
 * and pesche, arancia and arance). Expects folded text.
 */
export function stem(word: string): string {
  if (word.length <= shortest || /\d/.test(word)) return word;
  const bare = word.replace(/(?:h?i[aeo]?|h?e|[ao])$/, '');
  return irregular[word] ?? (bare.length < shortest ? word : bare);
}
