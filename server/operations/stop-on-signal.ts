/** Ends the process on SIGTERM or SIGINT after `stop` has closed everything. A second signal ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const end = async () => {
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
}
