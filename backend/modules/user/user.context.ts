import type { AuditContext } from '../../audit/audit.context.ts';
import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import { createUserRepository } from './user.repository.ts';

/** The module's repositories over one connection. */
export const userRepositories = ({ db, tenantId }: RepositoryScope) => ({
  users: createUserRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type UserContext = MailContext & AuditContext & Readonly<ReturnType<typeof userRepositories>>;
