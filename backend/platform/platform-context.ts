import type { Language } from '../../contract/languages.ts';
import type { TenantFacts } from '../../contract/tenant.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** What every use case may know: the tenant it works for, the settings, and the moment of the call. */
export interface PlatformContext {
  readonly facts: TenantFacts;
  /** Of whoever asks; of the brand itself where nobody does. */
  readonly language: Language;
  readonly config: BackendConfig;
  readonly log: Log;
  readonly now: Date;
  /** `YYYY-MM-DD` in Europe/Rome. */
  readonly today: string;
}

/**
 * A context that works in transactions over the same parts: all or nothing, inside another transaction a savepoint. A
 * deadlock runs the outermost one again.
 */
export type Transactional<Context> = Context & {
  transaction<T>(work: (unit: Transactional<Context>) => Promise<T>): Promise<T>;
};

/** What the repositories of one tenant are built over: nothing reached from here knows the rows of another (T6, TEN-09). */
export interface RepositoryScope {
  readonly db: Database;
  readonly tenantId: string;
  readonly now: Date;
  /** Tells caches, when the transaction commits, that the tenant's public data changed. */
  readonly notifyChange: () => Promise<void>;
}
