import { hashText } from '../packshots/hash.ts';

function checkDigit(twelve: string): number {
  const sum = Array.from(twelve, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** `prefix`, digits drawn from the seed, and the check digit of GS1. */
export function ean13({ prefix, seed }: { prefix: string; seed: string }): string {
  const drawn = `${hashText(seed)}${hashText(`${seed}#`)}`.padStart(20, '0');
  const twelve = (prefix + drawn).slice(0, 12);
  return `${twelve}${checkDigit(twelve)}`;
}

export const isEan13 = (code: string): boolean =>
  /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12]);
