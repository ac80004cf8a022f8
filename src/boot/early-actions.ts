/** What was pressed or sent before the flows were there, once for each control. */
export interface EarlyActions {
  actions: Map<Element, () => void>;
  stop(): void;
}

declare global {
  // A global of the page, shared by two scripts.
  var earlyActions: EarlyActions | undefined;
}

/** Does again, once each, what was done too early (decision 012). */
export function replayEarlyActions(): void {
  const early = globalThis.earlyActions;
  if (early === undefined) return;
  early.stop();
  for (const [control, act] of early.actions) if (control.isConnected) act();
}
