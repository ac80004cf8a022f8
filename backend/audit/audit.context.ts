import type { RepositoryScope } from '../platform/platform-context.ts';
import { createAuditRepository } from './audit.repository.ts';

/** The audit trail over one connection. */
export const auditRepositories = ({ db, tenantId, now }: RepositoryScope) => ({
  audit: createAuditRepository(db, { tenantId, now }),
});

/** A context that writes the audit trail. */
export type AuditContext = Readonly<ReturnType<typeof auditRepositories>>;
