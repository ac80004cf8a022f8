import type { BackendConfig } from './platform/config.ts';
import type { OpenDatabase } from './platform/db/client.ts';
import type { Log } from './platform/log.ts';
import { machineStopwatch } from './platform/stopwatch.ts';
import type { Stopwatch } from './platform/stopwatch.ts';
import { createPasswordHasher } from './modules/auth/password.ts';
import type { PasswordHasher } from './modules/auth/password.ts';
import type { Geocoder } from './modules/geocoder/geocoder.ts';
import { lazioGeocoder } from './modules/geocoder/lazio-geocoder.ts';
import type { Mailer } from './modules/mail/mailer.ts';
import { createSmtpMailer } from './modules/mail/smtp-mailer.ts';
import { testPaymentProvider } from './modules/payment/payment-provider.ts';
import type { PaymentProvider } from './modules/payment/payment-provider.ts';
import type { PushSenders } from './modules/push/push-sender.ts';
import { createPushSenders } from './modules/push/push-senders.ts';
import { eventsInLog, eventsInMemory } from './modules/analytics/collected-events.ts';
import type { WordPressOf } from './modules/content/content.context.ts';
import { createWordPress, type WordPress } from './modules/content/wordpress/wordpress-client.ts';
import type { BackendServices, BackendTenant } from './tenant-context.ts';

/** Everything the backend is built from. Built once; tests build the same with their own clock, log or provider. */
export interface BackendDependencies {
  readonly database: OpenDatabase;
  readonly tenants: readonly BackendTenant[];
  readonly config: BackendConfig;
  readonly clock: () => Date;
  readonly log: Log;
  readonly hasher: PasswordHasher;
  readonly stopwatch: Stopwatch;
  readonly geocoder: Geocoder;
  readonly paymentProvider: PaymentProvider | null;
  /** Null leaves mails in the outbox, where development reads them. */
  readonly mailer: Mailer | null;
  /** Phones of a brand are told by its accounts in PUSH_ACCOUNTS, or by senders that are handed in. */
  readonly pushSenders: PushSenders;
}

/**
 * The dependencies of a running shop over an open database; what is given besides replaces any of them. Throws ConfigError
 * for accounts in PUSH_ACCOUNTS that cannot be used.
 */
export function mainDependencies(
  given: Pick<BackendDependencies, 'database' | 'tenants' | 'config' | 'log'> & Partial<BackendDependencies>,
): BackendDependencies {
  const { clock = () => new Date() } = given;
  return {
    hasher: createPasswordHasher(),
    stopwatch: machineStopwatch,
    geocoder: lazioGeocoder,
    // The test page belongs to development; in production the provider is handed in.
    paymentProvider: given.config.embedded ? testPaymentProvider : null,
    mailer: given.config.smtpUrl === null ? null : createSmtpMailer(given.config.smtpUrl),
    ...given,
    clock,
    pushSenders: given.pushSenders ?? createPushSenders({ ...given, clock }),
  };
}

function wordPressesOf({ config: { contentApiUrl }, clock }: BackendDependencies): WordPressOf {
  if (contentApiUrl === null) return null;
  const opened = new Map<string, WordPress>();
  return (tenantId) => {
    const known = opened.get(tenantId);
    if (known !== undefined) return known;
    const client = createWordPress(contentApiUrl.replace('{tenant}', tenantId), () => clock().getTime());
    opened.set(tenantId, client);
    return client;
  };
}

/** The services all tenants share. */
export function sharedServices(deps: BackendDependencies): BackendServices {
  const { config, geocoder, hasher, paymentProvider, pushSenders, stopwatch } = deps;
  const collectedEvents = config.embedded ? eventsInMemory() : eventsInLog(deps.log);
  return {
    config,
    geocoder,
    hasher,
    paymentProvider,
    pushSenders,
    stopwatch,
    wordPressOf: wordPressesOf(deps),
    collectedEvents,
  };
}
