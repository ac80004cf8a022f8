/** Loads the page anew and finds its place again: the browser looks for it, which until now the router did. */
export function reloadInPlace(): void {
  history.scrollRestoration = 'auto';
  location.reload();
}

/** The shopper wants the newer version: whatever has to let go of the old one is told here. */
export const applyUpdate = reloadInPlace;
