import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { AuthContext } from '../auth/auth.context.ts';
import type { BotCheckContext } from '../bot-check/bot-check.context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import { createContentRepository } from './content.repository.ts';

/** The module's repositories over one connection. */
export const contentRepositories = ({ db, tenantId }: RepositoryScope) => ({
  content: createContentRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type ContentContext = MailContext &
  AuthContext &
  BotCheckContext &
  Readonly<ReturnType<typeof contentRepositories>>;
