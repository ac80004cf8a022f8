import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { DisclaimerContext } from '../disclaimer/disclaimer.context.ts';
import type { LoginContext } from '../login/login.context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import type { SecretContext } from '../secret/secret.context.ts';
import { createIdentityRepository } from './identity.repository.ts';

/** The module's repositories over one connection. */
export const identityRepositories = ({ db, tenantId }: RepositoryScope) => ({
  identities: createIdentityRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type IdentityContext = LoginContext &
  DisclaimerContext &
  MailContext &
  SecretContext &
  Readonly<ReturnType<typeof identityRepositories>>;
