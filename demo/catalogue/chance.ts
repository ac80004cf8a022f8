import { hashText } from '../packshots/hash.ts';

// FNV alone spreads neighbouring texts badly over its high bits.
function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number in 0..1 that this text always gives: the catalogue is drawn once and stays. */
export const chance = (seed: string): number => scramble(hashText(seed)) / 2 ** 32;

/** A whole number from 0 below `count`. */
export const pickIndex = (seed: string, count: number): number => Math.floor(chance(seed) * count);
