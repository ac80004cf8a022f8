import './early-script.ts';

/** Does again, once each, what was done too early (decision 012). */
export function replayEarlyActions(): void {
  const early = globalThis.earlyScript;
  if (early === undefined) return;
  for (const [control, act] of early.stop()) if (control.isConnected) act();
}
