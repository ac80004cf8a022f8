import { ConfigError } from '../backend/config.ts';
import { DatabaseInUseError } from '../backend/db/folder-lock.ts';
import { ListenError } from './listen.ts';

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof DatabaseInUseError || error instanceof ListenError;

/** One sentence for whoever started the shop in vain. */
export function failureText(error: unknown, dataDir: string | null): string {
  if (isExpected(error)) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return dataDir === null
    ? `The shop could not start: ${reason}`
    : `The shop could not open its database in ${dataDir}: ${reason}. Move that folder away to start anew.`;
}
