import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { AuthContext } from '../auth/auth.context.ts';
import type { BotCheckContext } from '../bot-check/bot-check.context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import { createAreaNoticeRepository } from './area-notice.repository.ts';

/** The module's repositories over one connection. */
export const areaNoticeRepositories = ({ db, tenantId }: RepositoryScope) => ({
  areaNotices: createAreaNoticeRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type AreaNoticeContext = AuthContext &
  BotCheckContext &
  MailContext &
  Readonly<ReturnType<typeof areaNoticeRepositories>>;
