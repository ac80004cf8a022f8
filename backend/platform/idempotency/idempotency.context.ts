import type { RepositoryScope } from '../platform-context.ts';
import { createIdempotencyRepository } from './idempotency.repository.ts';

/** The answers kept by key, over one connection. */
export const idempotencyRepositories = ({ db, tenantId }: RepositoryScope) => ({
  idempotency: createIdempotencyRepository(db, tenantId),
});

/** A context that keeps answers by key. */
export type IdempotencyContext = Readonly<ReturnType<typeof idempotencyRepositories>>;
