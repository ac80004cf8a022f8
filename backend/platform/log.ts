import { pino } from 'pino';
import { currentRequest } from './request-context.ts';

/** What a log line says beside its event; values of secret-looking names are replaced. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Where the shop tells what happened. Events are dotted words, e.g. `auth.refused`. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const secretName = /password|secret|token|cookie|authorization|session|signature|payment|login|mail|phone/i;

function redacted(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretName.test(name) ? '[redacted]' : value]),
  );
}

/** One JSON line per event, secrets replaced, with the request it was written for (REG-14, CHK-28). */
export function jsonLog(write: (line: string) => void, clock: () => Date = () => new Date()): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"at":"${clock().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ ...currentRequest() }),
    },
    { write: (line) => write(line.trimEnd()) },
  );
  return {
    info: (event, fields = {}) => logger.info(redacted(fields), event),
    warn: (event, fields = {}) => logger.warn(redacted(fields), event),
    error: (event, fields = {}) => logger.error(redacted(fields), event),
  };
}

/** A log nobody reads. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * What a log may say of an unexpected error: its innermost message and where it was thrown. The outer message of a
 * failed statement repeats its parameters, which may be secret.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  let inner = error;
  while (inner.cause instanceof Error) inner = inner.cause;
  return [`${inner.name}: ${inner.message}`, ...frames].join('\n');
}
