import type { PlatformContext, RepositoryScope } from '../../platform/platform-context.ts';
import type { MailLook } from './mail-look.ts';
import { createOutboxRepository } from './outbox.repository.ts';

/** The module's repositories over one connection. */
export const mailRepositories = ({ db, tenantId }: RepositoryScope) => ({
  outbox: createOutboxRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type MailContext = PlatformContext &
  Readonly<ReturnType<typeof mailRepositories>> & { readonly mailLook: MailLook };
