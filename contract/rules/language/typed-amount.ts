import type { Language } from '../../languages.ts';

/**
 * An amount of money as it is typed in a language, in cents: "80", "80,5", "1.234,50 €"; in en-US "1,234.50", "$80". In
 * Italian a point with one or two digits after it is read as a comma, for some keypads have no other. Null for anything
 * else, and for more than two decimals (TEN-03).
 */
export function typedCents(text: string, language: Language): number | null {
  const [group, mark] = language === 'it' ? ['.', ','] : [',', '.'];
  const bare = text.replaceAll(/[\s€$]/g, '');
  const plain = language === 'it' ? bare.replace(/^(\d+)\.(\d{1,2})$/, '$1,$2') : bare;
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${mark}\\d{1,2})?$`).test(plain);
  const digits = isGrouped ? plain.replaceAll(group, '') : plain;
  const [whole = '', decimals = '', ...more] = digits.split(mark);
  if (more.length > 0 || !/^\d{1,9}$/.test(whole) || !/^\d{0,2}$/.test(decimals)) return null;
  if (digits.includes(mark) && decimals === '') return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
