/** Not every browser can; which can is told by what it has. */
type BadgedNavigator = Navigator & {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Shows a number on the icon of the installed app, none for 0. */
export function showAppBadge(count: number): void {
  const badged: BadgedNavigator = navigator;
  const shown = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
  // A shopper who forbids it sees the number in the shop.
  shown?.catch(() => undefined);
}
