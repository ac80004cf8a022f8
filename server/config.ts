import { checkConfig, ConfigError, readConfig, type BackendConfig } from '../backend/platform/config.ts';
import { trustedProxies } from '../backend/http/trusted-proxies.ts';

export interface ServerConfig {
  port: number;
  /** Port of health and figures, for operators alone; null without one. */
  operationsPort: number | null;
  /** How long a process that is told to end goes on taking calls, in ms, so that a balancer notices first. */
  drainMs: number;
  /** Address to listen on; empty listens on all of them. */
  host: string;
  /** Folder of the demo shop's pictures that were drawn already. */
  pictureDir: string;
  /** Folder of the retailer's own photographs, one in it for each brand; null without them. */
  photoDir: string | null;
  /** Browsers are given the worker that keeps the shop for times without network; off ends those they have. */
  hasWorker: boolean;
  backend: BackendConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ConfigError(`${name} is not valid: a number from 1 to 65535.`);
  }
  return port;
}

function readDrain(text: string): number {
  const ms = Number(text);
  if (!Number.isInteger(ms) || ms < 0 || ms > 60_000) {
    throw new ConfigError('DRAIN_MS is not valid: milliseconds from 0 to 60000.');
  }
  return ms;
}

function readSwitch(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} is not valid: on or off.`);
  return text === 'on';
}

function checkProxies(ranges: readonly string[]): void {
  try {
    trustedProxies(ranges);
  } catch (error) {
    const wrong = 'TRUSTED_PROXIES is not valid: comma list of addresses or CIDR ranges.';
    throw new ConfigError(wrong, { cause: error });
  }
}

function checkDatabaseUrl(url: string | null): void {
  if (url === null || (URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol))) return;
  throw new ConfigError(
    'DATABASE_URL is not valid: an address like postgres://user:password@host:5432/shop.',
  );
}

/**
 * Reads PORT, HOST, OPERATIONS_PORT, DRAIN_MS, PICTURE_DIR, PHOTO_DIR and SERVICE_WORKER beside the backend's own settings. Throws
 * ConfigError for what is malformed and for what must never reach production.
 */
export function readServerConfig(env: Environment): ServerConfig {
  const port = readPort('PORT', env.PORT ?? '3000');
  // Links in mails lead to where the shop listens; in production only its owner knows where that is.
  const here = env.NODE_ENV === 'production' ? {} : { PUBLIC_ORIGIN: `http://{tenant}.localhost:${port}` };
  const backend = readConfig({ ...here, ...env });
  checkConfig(backend);
  checkProxies(backend.trustedProxies);
  checkDatabaseUrl(backend.databaseUrl);
  const operationsPort =
    (env.OPERATIONS_PORT ?? '') === '' ? null : readPort('OPERATIONS_PORT', env.OPERATIONS_PORT ?? '');
  return {
    port,
    operationsPort,
    drainMs: readDrain(env.DRAIN_MS ?? '0'),
    host: env.HOST ?? '',
    pictureDir: env.PICTURE_DIR ?? '.data/pictures',
    photoDir: (env.PHOTO_DIR ?? '') === '' ? null : (env.PHOTO_DIR ?? null),
    hasWorker: readSwitch('SERVICE_WORKER', env.SERVICE_WORKER ?? 'on'),
    backend,
  };
}
