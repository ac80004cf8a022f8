/** In a browser, or in the shell of the mobile app. */
type Platform = 'web' | 'ios' | 'android';

declare global {
  // The shell of the mobile app puts it there before any script of the page.
  var Capacitor: { readonly getPlatform?: () => string; readonly Plugins?: unknown } | undefined;
}

/** Where the shop runs, as the shell of the mobile app says; a browser says nothing (LIFE-10). */
export function runningPlatform(): Platform {
  const told = globalThis.Capacitor?.getPlatform?.();
  return told === 'ios' || told === 'android' ? told : 'web';
}
