import type { PlatformContext, RepositoryScope } from '../../platform/platform-context.ts';
import type { SecretContext } from '../secret/secret.context.ts';
import { createBotProofRepository } from './bot-proof.repository.ts';

/** The module's repositories over one connection. */
export const botCheckRepositories = ({ db, tenantId }: RepositoryScope) => ({
  botProofs: createBotProofRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type BotCheckContext = PlatformContext &
  SecretContext &
  Readonly<ReturnType<typeof botCheckRepositories>>;
