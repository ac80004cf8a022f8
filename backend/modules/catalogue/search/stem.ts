const shortest = 3;

/**
 * A light Italian stem: singular and plural, masculine and feminine meet (mela and mele, biscotto and biscotti, pesca
 * and pesche, arancia and arance). Expects folded text.
 */
export function stem(word: string): string {
  if (word.length <= shortest || /\d/.test(word)) return word;
  const bare = word.replace(/(?:h?i[aeo]?|h?e|[ao])$/, '');
  return bare.length < shortest ? word : bare;
}
