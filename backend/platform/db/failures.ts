function* chainOf(error: unknown): Generator<{ code?: unknown; message?: unknown }> {
  for (let link = error, depth = 0; typeof link === 'object' && link !== null && depth < 8; depth += 1) {
    yield link;
    link = 'cause' in link ? link.cause : null;
  }
}

const downCodes = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|08...|57P0[123]|53300)$/;
const downMessage =
  /connection terminated|timeout exceeded when trying to connect|pglite is closed|cannot use a pool after/i;
const retryCodes = new Set(['40001', '40P01']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** True when the database cannot be reached, so that the caller may answer 503. */
export function databaseIsDown(error: unknown): boolean {
  return [...chainOf(error)].some(
    ({ code, message }) => downCodes.test(textOf(code)) || downMessage.test(textOf(message)),
  );
}

/** True for a serialisation failure or a deadlock: the whole transaction may be tried again. */
export function mayRetry(error: unknown): boolean {
  return [...chainOf(error)].some(({ code }) => retryCodes.has(textOf(code)));
}

/** True when a row would have broken a unique index: somebody was faster. */
export function isTaken(error: unknown): boolean {
  return [...chainOf(error)].some(({ code }) => code === '23505');
}
