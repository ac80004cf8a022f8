import { checkDigit } from './loyalty-card.ts';

const leftOdd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];

/** How the six left digits are drawn, by the first digit, which is not drawn itself: odd (L) or even (G). */
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const inverted = (modules: string): string =>
  modules.replaceAll(/[01]/g, (module) => (module === '0' ? '1' : '0'));
const mirrored = (modules: string): string => modules.split('').toReversed().join('');

/** Modules of an EAN-13 from left to right, `1` for black; null where the digits are no EAN-13 (LOY-02). */
export function ean13Modules(digits: string): string | null {
  if (!/^\d{13}$/.test(digits) || checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return null;
  const [first = 0, ...drawn] = digits.split('').map(Number);
  const modules = drawn.map((digit, index) => {
    const odd = leftOdd[digit] ?? '';
    if (index > 5) return inverted(odd);
    return parities[first]?.[index] === 'G' ? mirrored(inverted(odd)) : odd;
  });
  return ['101', ...modules.slice(0, 6), '01010', ...modules.slice(6), '101'].join('');
}
