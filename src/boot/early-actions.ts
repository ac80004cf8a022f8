import './early-script.ts';

/** Does again, once each, what was done too early (decision 012). */
export function replayEarlyActions(): void {
  const early = globalThis.earlyScript;
  if (early === undefined) return;
  early.stop();
  for (const [control, act] of early.actions) if (control.isConnected) act();
}
