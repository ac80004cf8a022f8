import { ruleWords } from '#rule-words';
import type { TenantFacts } from '../../tenant.ts';
import { commonPasswords } from './common-passwords.ts';
import type { FieldRule } from '../validation/field-rule.ts';
import { passwordLengthRule } from './password.ts';

/** Whose password it is to be; what is not known is left out. */
export interface PasswordOwner {
  readonly email?: string;
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What a brand says of passwords, by its name and by its demand. */
export type PasswordBrand = Pick<TenantFacts, 'tenantId' | 'name' | 'minPasswordLength'>;

/** Letters and digits alone, blind to case and accents: a name is written in many ways. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const common: ReadonlySet<string> = new Set(commonPasswords);
const isCommon = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());

function ownWords({ email = '', username = '', firstName = '', lastName = '' }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  return [email, mailbox, username, firstName, lastName, firstName + lastName, lastName + firstName];
}

/**
 * The rules of a password that is chosen: long enough for the brand, and, as a whole, neither very common nor the
 * name of the brand or the name or e-mail of its owner. They pass on an empty one.
 */
export function newPasswordRules(
  brand: PasswordBrand,
  owner: PasswordOwner | null = null,
): readonly [length: FieldRule, guessable: FieldRule] {
  const known = new Set([brand.tenantId, brand.name, ...ownWords(owner ?? {})].map(folded));
  return [
    passwordLengthRule(brand.minPasswordLength),
    (value) => {
      const word = folded(value ?? '');
      return isCommon(value ?? '') || (word !== '' && known.has(word)) ? ruleWords.guessable : null;
    },
  ];
}
