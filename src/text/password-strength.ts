import { characterCount } from '../../contract/rules/validation/field-rule.ts';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** How long a password takes to guess, roughly: 1 is short, 4 very good. Length counts for more than signs do. */
export function passwordStrength(password: string, least: number): 1 | 2 | 3 | 4 {
  const length = characterCount(password);
  if (length < least) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (length >= 16 || (length >= 12 && variety >= 3)) return 4;
  return length >= 12 || (length >= 8 && variety >= 3) ? 3 : 2;
}
