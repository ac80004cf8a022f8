import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { LoginContext } from '../login/login.context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import { createAccountTokenRepository } from './account-token.repository.ts';

/** The module's repositories over one connection. */
export const accountRepositories = ({ db, tenantId }: RepositoryScope) => ({
  accountTokens: createAccountTokenRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type AccountContext = LoginContext & MailContext & Readonly<ReturnType<typeof accountRepositories>>;
