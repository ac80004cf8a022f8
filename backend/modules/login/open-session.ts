import type { SessionOpened } from '../../../contract/api/account/auth.ts';
import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import type { HandlerResult } from '../../http/handler.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { restoreTokenLifeMs } from '../auth/session.usecases.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import type { LoginContext } from './login.context.ts';

/** What the functions of this file touch. */
export type OpenSessionContext = Pick<
  LoginContext,
  | 'addresses'
  | 'carts'
  | 'devices'
  | 'facts'
  | 'language'
  | 'now'
  | 'restoreTokens'
  | 'sessions'
  | 'shop'
  | 'users'
>;

/** An open session: `token` is the credential, told once; `data` is the answer. */
export interface NewSession {
  readonly user: SessionUser;
  readonly token: string;
  readonly remember: boolean;
  readonly data: SessionOpened;
}

const sessionUser = ({ userId, login, firstName, lastName, userTypeId }: SessionUser): SessionUser => ({
  userId,
  login,
  firstName,
  lastName,
  userTypeId,
});

/**
 * Opens a session with its restore token, in a family of its own where none is given (T5, A09). From then on mails to
 * the user are in the language the session was asked for in. `authenticatedAt` is null where no password was given.
 */
export async function openSession(
  unit: OpenSessionContext,
  user: SessionUser & Pick<SessionOpened, 'ssoUser'>,
  {
    remember,
    device,
    familyId = newToken(),
    authenticatedAt = unit.now,
  }: { remember: boolean; device: LoginDevice; familyId?: string; authenticatedAt?: Date | null },
): Promise<NewSession> {
  const { now, facts } = unit;
  await unit.users.speak(user.userId, unit.language);
  const token = newToken();
  const restoreToken = newToken();
  const expiresAt = new Date(now.getTime() + restoreTokenLifeMs(facts, remember));
  const family = { userId: user.userId, familyId, remember, device };
  await unit.sessions.open({
    ...family,
    tokenHash: tokenHash(token),
    openedAt: now,
    authenticatedAt,
    seenAt: now,
  });
  await unit.restoreTokens.add({ ...family, tokenHash: tokenHash(restoreToken), expiresAt });
  const { cartId } = await ensureActiveCart(unit, user.userId);
  const data = { userId: user.userId, login: user.login, cartId, restoreToken, ssoUser: user.ssoUser };
  return { user: sessionUser(user), token, remember, data };
}

/** The answer of a call that opened a session. */
export const openedAnswer = ({
  token,
  remember,
  user,
  data,
}: NewSession): HandlerResult<NewSession['data']> => ({
  data,
  session: { opened: { token, remember }, user },
});
