import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { isAuthenticated } from '../../contract/rules/session/login-state.ts';
import type { LoginForm } from '../../services/auth.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { SessionUser } from './session.types.ts';

const userOf = ({ cart: { ssoUser, user } }: CartAnswer): SessionUser | null =>
  isAuthenticated(user.userId) ? { userId: user.userId, ssoUser } : null;

/** The session's calls; `services` may still be on its way when the first of them starts. */
export const sessionActors = ({
  services,
  session,
}: {
  services: () => Promise<ShopServices>;
  session: SessionStore;
}) => ({
  askCookie: fromPromise<{ user: SessionUser | null; hasRestoreToken: boolean; answer: CartAnswer }>(
    async ({ signal }) => {
      const answer = await (await services()).cart.view({ signal });
      return {
        user: userOf(answer),
        hasRestoreToken: session.restoreToken() !== null,
        answer,
      };
    },
  ),
  checkUser: fromPromise<{ user: SessionUser | null; answer: CartAnswer }>(async ({ signal }) => {
    const answer = await (await services()).cart.view({ signal, silent: true });
    return { user: userOf(answer), answer };
  }),
  exchangeToken: fromPromise<SessionUser>(async ({ signal }) => (await services()).auth.restore({ signal })),
  login: fromPromise<SessionUser, LoginForm>(async ({ input, signal }) =>
    (await services()).auth.login(input, { signal }),
  ),
  logout: fromPromise<void>(async ({ signal }) => (await services()).auth.logout({ signal })),
});
