import { ConfigError } from '../backend/platform/config.ts';
import { DatabaseInUseError } from '../backend/platform/db/folder-lock.ts';
import { BrandError } from './brands.ts';
import { ContentFileError } from './content/read-posts.ts';
import { DatabaseError } from './operations/database-failure.ts';
import { ListenError } from './web/listen.ts';

const expected = [BrandError, ConfigError, ContentFileError, DatabaseError, DatabaseInUseError, ListenError];

/** One sentence for whoever started the shop in vain; what nobody expected comes with where it happened. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return `The shop could not start: ${String(error)}`;
  if (expected.some((kind) => error instanceof kind)) return error.message;
  return `The shop could not start: ${error.stack ?? error.message}`;
}
