import type { Brand } from '../brands.ts';
import type { ServerConfig } from '../config.ts';
import { readPushAccounts } from '../../backend/modules/push/phones/push-accounts.ts';
import { ConfigError } from '../../backend/platform/config.ts';
import { doubtful, good, wrong, type CheckResult } from '../../backend/platform/check-result.ts';

const isLocal = (origin: string): boolean => /localhost|127\.0\.0\.1/.test(origin);

function originFinding({ backend }: ServerConfig): CheckResult {
  const { publicOrigin, production } = backend;
  if (!production) return good(`Links in mails begin with ${publicOrigin}.`);
  if (!publicOrigin.startsWith('https://')) {
    return wrong(`PUBLIC_ORIGIN is ${publicOrigin}: without https nobody stays logged in safely.`);
  }
  if (isLocal(publicOrigin)) return wrong(`PUBLIC_ORIGIN is ${publicOrigin}: mails would lead nowhere.`);
  return good(`Links in mails begin with ${publicOrigin}.`);
}

function proxyFinding({ backend }: ServerConfig): CheckResult | null {
  if (!backend.production || backend.trustedProxies.length > 0) return null;
  return doubtful(
    'TRUSTED_PROXIES is empty: behind a proxy every shopper has its address, and limits count them as one.',
  );
}

function mailFinding({ backend }: ServerConfig): CheckResult {
  if (backend.smtpUrl !== null) return good(`Mails go to ${new URL(backend.smtpUrl).hostname}.`);
  const says = 'SMTP_URL is empty: mails stay in the outbox and reach nobody.';
  return backend.production ? wrong(says) : good(says);
}

function phoneFinding(brands: readonly Brand[], { backend }: ServerConfig): CheckResult | null {
  if (backend.pushAccounts === null) return null;
  try {
    const { fcm, apns } = readPushAccounts(
      backend,
      brands.map(({ facts }) => facts),
    );
    const named = (told: ReadonlyMap<string, unknown>) => [...told.keys()].join(', ') || 'no brand';
    return good(`Phones with Android are told by ${named(fcm)}, iPhones by ${named(apns)}.`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return wrong(error.message);
  }
}

function databaseKindFinding({ backend }: ServerConfig): CheckResult {
  if (backend.databaseUrl !== null) return good('The shop keeps its data in PostgreSQL.');
  const says = `DATABASE_URL is empty: the shop keeps its data in ${backend.dataDir}, for one process alone.`;
  return backend.production ? doubtful(says) : good(says);
}

function drainFinding({ backend, drainMs }: ServerConfig): CheckResult | null {
  if (!backend.production || drainMs > 0) return null;
  return doubtful('DRAIN_MS is 0: while a process ends its balancer may still send it shoppers.');
}

function botCheckFinding(brands: readonly Brand[], { backend }: ServerConfig): CheckResult {
  const { botCheck } = backend;
  if (botCheck === 'all') return good('Every brand wants a proof of work from who logs in or registers.');
  const unknown = botCheck.filter((named) => brands.every(({ facts }) => facts.tenantId !== named));
  if (unknown.length > 0) return wrong(`BOT_CHECK names no brand of this shop: ${unknown.join(', ')}.`);
  return botCheck.length === 0
    ? good('BOT_CHECK is off: limits alone keep robots from logging in and registering.')
    : good(`A proof of work is wanted from who logs in or registers at ${botCheck.join(', ')}.`);
}

function domainFindings(brands: readonly Brand[], { backend }: ServerConfig): CheckResult[] {
  if (!backend.production) return [];
  return brands
    .filter(({ facts }) => facts.domains.length === 0)
    .map(({ facts }) => wrong(`${facts.name} has no domain in tenants/${facts.tenantId}: nobody finds it.`));
}

function identityFindings(brands: readonly Brand[], { backend }: ServerConfig): CheckResult[] {
  const { embedded, socialProviders, samlProviders } = backend;
  if (embedded) return [];
  return brands.flatMap(({ facts }) => {
    const configured = socialProviders[facts.tenantId];
    return [
      ...facts.socialProviders
        .filter((provider) => configured?.[provider] === undefined)
        .map((provider) =>
          wrong(`SOCIAL_PROVIDERS has no ${provider} for ${facts.tenantId}: its button leads nowhere.`),
        ),
      ...(!facts.without.includes('singleSignOn') && samlProviders[facts.tenantId] === undefined
        ? [wrong(`SAML_PROVIDERS has nothing for ${facts.tenantId}: its single sign-on leads nowhere.`)]
        : []),
    ];
  });
}

/** What the settings say by themselves. */
export function checkSettings(config: ServerConfig, brands: readonly Brand[]): CheckResult[] {
  return [
    good(`${brands.length} brands: ${brands.map(({ facts }) => facts.name).join(', ')}.`),
    databaseKindFinding(config),
    originFinding(config),
    proxyFinding(config),
    mailFinding(config),
    phoneFinding(brands, config),
    drainFinding(config),
    botCheckFinding(brands, config),
    ...domainFindings(brands, config),
    ...identityFindings(brands, config),
  ].filter((finding) => finding !== null);
}
