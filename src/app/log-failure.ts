/**
 * Logs an error nobody expected, without anything of a shopper: messages may hold what was typed, so only the error's
 * kind and the places in our own scripts are told (ERR-15).
 */
export function logFailure(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  // oxlint-disable-next-line no-console -- the shop has no call that takes a browser's errors
  console.error(['client.failed', name, ...(stack.match(/assets\/[\w.-]+:\d+:\d+/g) ?? [])].join(' '));
}
