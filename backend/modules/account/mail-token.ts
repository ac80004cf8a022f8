import { newToken, tokenHash } from '../auth/token.ts';
import type { SentToken } from './account-token.repository.ts';
import type { TokenPurpose } from './account-token.table.ts';
import type { AccountContext } from './account.context.ts';

const minuteMs = 60_000;
const hour = 60;
const week = 7 * 24 * hour;

/** How long the token of a mail is good, in minutes: what opens an account's door for an hour only (R06). */
const lives: Readonly<Record<TokenPurpose, number>> = {
  confirm: week,
  reset: hour,
  email: hour,
  stopEmail: week,
  anonymise: hour,
};

/** Makes a token for a mail; only its hash is kept. */
export async function issueToken(
  unit: Pick<AccountContext, 'accountTokens' | 'now'>,
  given: { readonly userId: number; readonly purpose: TokenPurpose; readonly newEmail?: string },
): Promise<string> {
  const { userId, purpose, newEmail = null } = given;
  const token = newToken();
  const expiresAt = new Date(unit.now.getTime() + lives[purpose] * minuteMs);
  await unit.accountTokens.add({ tokenHash: tokenHash(token), userId, purpose, newEmail, expiresAt });
  return token;
}

/** A token as it came back from a mail, in the form the database knows it by. */
export const sentToken = (purpose: TokenPurpose, token: string): SentToken => ({
  purpose,
  hash: tokenHash(token),
});
