import * as v from 'valibot';
import { apiVersion } from '../../contract/api/api-version.ts';
import { sessionHeaders, usualHeaderPrefix } from '../../contract/api/headers.ts';
import { isBelowVersion } from '../../contract/rules/session/version.ts';

interface Option<S extends v.GenericSchema<string, unknown>> {
  readonly env: string;
  readonly doc: string;
  /** Text, as the environment would hold it. */
  readonly fallback: string;
  readonly schema: S;
}

const option = <S extends v.GenericSchema<string, unknown>>(declared: Option<S>) => declared;

const words = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
);
const textOrNull = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? null : value)),
);
const switchOn = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
);
const switchedBrands = v.pipe(
  v.string(),
  v.regex(/^(?:on|off|[\w-]+(?:,[\w-]+)*)$/),
  v.transform((value): 'all' | readonly string[] =>
    value === 'on' ? 'all' : value === 'off' ? [] : value.split(','),
  ),
);
const cookieName = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

const oidcClient = v.object({
  issuer: v.pipe(v.string(), v.url()),
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.pipe(v.string(), v.nonEmpty()),
});
const socialProvidersJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.strictObject({ google: v.optional(oidcClient), facebook: v.optional(oidcClient) })),
);

const samlProvidersJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.strictObject({
      entryPoint: v.pipe(v.string(), v.url()),
      certificate: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
);

/** The secret development runs with; production refuses it. */
export const developmentPspSecret = 'development-psp-secret';

const usualNames = sessionHeaders(usualHeaderPrefix);

/** Every setting of the backend: its environment name, what it does and its default. */
export const configOptions = {
  production: option({
    env: 'NODE_ENV',
    doc: '`production` switches the strict checks on',
    fallback: 'development',
    schema: v.pipe(
      v.string(),
      v.transform((value) => value === 'production'),
    ),
  }),
  databaseUrl: option({
    env: 'DATABASE_URL',
    doc: 'PostgreSQL 15 or later; empty opens PGlite in DATA_DIR',
    fallback: '',
    schema: textOrNull,
  }),
  listenUrl: option({
    env: 'DATABASE_LISTEN_URL',
    doc: 'PostgreSQL without the pooler in between, to hear of changes other processes make; empty takes DATABASE_URL',
    fallback: '',
    schema: textOrNull,
  }),
  preparedStatements: option({
    env: 'PREPARED_STATEMENTS',
    doc: 'off behind a pooler that shares connections between transactions',
    fallback: 'on',
    schema: switchOn,
  }),
  databaseSpread: option({
    env: 'DATABASE_SPREAD',
    doc: 'citus spreads the tables of an empty database by brand over the nodes its coordinator knows; off keeps one PostgreSQL',
    fallback: 'off',
    schema: v.picklist(['off', 'citus']),
  }),
  dataDir: option({
    env: 'DATA_DIR',
    doc: 'folder of the embedded database',
    fallback: '.data/shop',
    schema: v.pipe(v.string(), v.nonEmpty()),
  }),
  embedded: option({
    env: 'EMBEDDED',
    doc: 'on answers the calls of development under /__dev and /__psp (D01-D05)',
    fallback: 'on',
    schema: switchOn,
  }),
  demoData: option({
    env: 'DEMO_DATA',
    doc: 'on fills an empty database with the demo shop, its accounts included',
    fallback: 'on',
    schema: switchOn,
  }),
  pspSecret: option({
    env: 'PSP_SECRET',
    doc: 'HMAC key of the payment provider callbacks (D06), at least 32 characters in production',
    fallback: developmentPspSecret,
    schema: v.pipe(v.string(), v.minLength(8)),
  }),
  socialProviders: option({
    env: 'SOCIAL_PROVIDERS',
    doc: 'JSON {tenant: {google|facebook: {issuer, clientId, clientSecret}}}: OpenID providers of each brand',
    fallback: '{}',
    schema: socialProvidersJson,
  }),
  samlProviders: option({
    env: 'SAML_PROVIDERS',
    doc: 'JSON {tenant: {entryPoint, certificate}}: the identity provider of each brand, its certificate in PEM',
    fallback: '{}',
    schema: samlProvidersJson,
  }),
  trustedProxies: option({
    env: 'TRUSTED_PROXIES',
    doc: 'comma list of addresses or CIDR ranges whose X-Forwarded headers count',
    fallback: '',
    schema: words,
  }),
  defaultTenant: option({
    env: 'DEFAULT_TENANT',
    doc: 'tenant of unknown hosts; empty takes the first one (T6)',
    fallback: '',
    schema: textOrNull,
  }),
  publicOrigin: option({
    env: 'PUBLIC_ORIGIN',
    doc: 'origin of the links in mails; {tenant} and {domain} are filled in, never taken from a request',
    fallback: 'http://{tenant}.localhost:3000',
    schema: v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/)),
  }),
  contentApiUrl: option({
    env: 'CONTENT_API_URL',
    doc: "the wp-json of a WordPress that keeps the texts, {tenant} is filled in; empty takes the brands' own files",
    fallback: '',
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:https?:\/\/\S+)?$/),
      v.transform((value) => (value === '' ? null : value)),
    ),
  }),
  botCheck: option({
    env: 'BOT_CHECK',
    doc: 'on wants a proof of work from who logs in, registers, recovers a password or writes; or for some brands: a,b',
    fallback: 'off',
    schema: switchedBrands,
  }),
  accountAnswerMs: option({
    env: 'ACCOUNT_ANSWER_MS',
    doc: 'registrations and mails asked for are answered no earlier than this, in ms; auto is 600 in production, else 0',
    fallback: 'auto',
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:auto|\d{1,4})$/),
      v.transform((value) => (value === 'auto' ? null : Number(value))),
    ),
  }),
  smtpUrl: option({
    env: 'SMTP_URL',
    doc: 'mail server, e.g. smtps://user:password@mail.example:465; empty leaves mails in the outbox',
    fallback: '',
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:smtps?:\/\/.+)?$/),
      v.transform((value) => (value === '' ? null : value)),
    ),
  }),
  pushServices: option({
    env: 'PUSH_SERVICES',
    doc: 'comma list of hosts that browsers may be told through, *. before one stands for any below it',
    fallback: 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
    schema: words,
  }),
  pushAccounts: option({
    env: 'PUSH_ACCOUNTS',
    doc: 'folder with {tenant}.fcm.json and {tenant}.apns.json, what phones are told with; empty tells them nothing',
    fallback: '',
    schema: textOrNull,
  }),
  secureCookies: option({
    env: 'SECURE_COOKIES',
    doc: 'auto marks cookies Secure on https requests, on always does',
    fallback: 'auto',
    schema: v.picklist(['auto', 'on']),
  }),
  sessionCookie: option({
    env: 'SESSION_COOKIE',
    doc: 'name of the session cookie; production on https puts __Host- before it (SES-02)',
    fallback: usualNames.session,
    schema: cookieName,
  }),
  accountCookie: option({
    env: 'ACCOUNT_COOKIE',
    doc: 'name of the readable marker cookie',
    fallback: usualNames.account,
    schema: cookieName,
  }),
  headerPrefix: option({
    env: 'HEADER_PREFIX',
    doc: "what the names of the session's headers begin with: Session, Account, User, Client, Version, Client-UUID (SES-02)",
    fallback: usualHeaderPrefix,
    schema: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z\d-]{0,40}-$/)),
  }),
  traceContext: option({
    env: 'TRACE_CONTEXT',
    doc: 'on writes the trace id of a caller that sends traceparent into the log, and answers it',
    fallback: 'off',
    schema: switchOn,
  }),
  logRequests: option({
    env: 'LOG_REQUESTS',
    doc: 'on writes a line for every answer that was made, without its query',
    fallback: 'off',
    schema: switchOn,
  }),
  minVersion: option({
    env: 'MIN_CLIENT_VERSION',
    doc: 'clients below it must update (A08); in production not above the version that runs',
    fallback: '1.0.0',
    schema: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  }),
  storeIos: option({
    env: 'APP_STORE_IOS',
    doc: 'address of the app for iOS',
    fallback: '',
    schema: v.string(),
  }),
  storeAndroid: option({
    env: 'APP_STORE_ANDROID',
    doc: 'address of the app for Android',
    fallback: '',
    schema: v.string(),
  }),
} as const;

type Options = typeof configOptions;
export type BackendConfig = { readonly [K in keyof Options]: v.InferOutput<Options[K]['schema']> };

/** A setting that cannot be used; the message names its environment variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings. Throws ConfigError naming every malformed one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): BackendConfig {
  const faults: string[] = [];
  const entries = Object.entries(configOptions).map(([name, { env: key, doc, fallback, schema }]) => {
    const read = v.safeParse(schema, env[key] ?? fallback);
    if (!read.success) faults.push(`${key} is not valid: ${doc}.`);
    return [name, read.output];
  });
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  // Each value was parsed by the schema of its own name.
  return Object.fromEntries(entries) as BackendConfig;
}

/** Refuses what must never reach production. Throws ConfigError with one sentence per fault. */
export function checkConfig(config: BackendConfig): void {
  if (!config.production) return;
  const faults = [
    config.pspSecret === developmentPspSecret || config.pspSecret.length < 32
      ? 'PSP_SECRET must be set to at least 32 characters of your own in production.'
      : null,
    config.demoData ? 'DEMO_DATA must be off in production: the demo accounts have a public password.' : null,
    config.embedded ? 'EMBEDDED must be off in production: its calls show mails and approve payments.' : null,
    config.publicOrigin === configOptions.publicOrigin.fallback
      ? 'PUBLIC_ORIGIN must be set in production: links in mails start with it, e.g. https://{domain}.'
      : null,
    isBelowVersion(apiVersion, config.minVersion)
      ? `MIN_CLIENT_VERSION must not be above ${apiVersion}: no page of this shop could be used.`
      : null,
  ].filter((fault) => fault !== null);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
}
