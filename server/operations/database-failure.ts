import { existsSync, statSync } from 'node:fs';
import { ConfigError, type BackendConfig } from '../../backend/platform/config.ts';
import { DatabaseInUseError } from '../../backend/platform/db/folder-lock.ts';

/** The database cannot be opened; the message says which one, why, and what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** What lies at the bottom of an error: failed statements and connections are wrapped several times. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

const isNoFolder = (path: string): boolean => existsSync(path) && !statSync(path).isDirectory();

/** How the embedded database fails over files it cannot read; some of it is no Error at all. */
const damage = /^Aborted\(|^PGlite failed to initialize/;

function reasonOf(error: unknown): string {
  const inner = innermost(error);
  if (!(inner instanceof Error) || damage.test(inner.message)) return 'its files are damaged';
  return inner.message.replace(/\.$/, '');
}

/** Where PostgreSQL is, without the password. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname === '' ? 'localhost' : hostname}:${port === '' ? '5432' : port}${pathname}`;
}

/** Tells why the shop's database could not be opened; errors that say so themselves stay as they are. */
export function databaseFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<BackendConfig, 'databaseUrl' | 'dataDir'>,
): Error {
  if (error instanceof ConfigError || error instanceof DatabaseInUseError) return error;
  const reason = databaseUrl === null && isNoFolder(dataDir) ? 'it is no folder' : reasonOf(error);
  const message =
    databaseUrl === null
      ? `The shop could not open its database in ${dataDir}: ${reason}. Move that folder away to start anew.`
      : `The shop could not open PostgreSQL at ${placeOf(databaseUrl)}: ${reason}. Check DATABASE_URL.`;
  return new DatabaseError(message, { cause: error });
}
