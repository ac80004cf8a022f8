/** The plugin `App` of the mobile shell; what it tells depends on the event. */
export interface AppPlugin {
  addListener(event: 'appUrlOpen', hear: (told: { url: string }) => void): Promise<unknown>;
  addListener(event: 'backButton', hear: (told: { canGoBack: boolean }) => void): Promise<unknown>;
  /** The link that started the app. */
  getLaunchUrl(): Promise<{ url: string } | undefined | null>;
  exitApp(): Promise<void>;
}

/** Kept as long as the app runs: the phone names the same link again after the page was loaded anew. */
const startedBy = 'started-by';

/** Tells the link that started the app, once, and each that is opened in it from then on (NAV-28). */
export async function hearLinks(
  app: AppPlugin,
  opened: (link: string) => void,
  storage: Storage,
): Promise<void> {
  void app.addListener('appUrlOpen', ({ url }) => opened(url));
  const { url = '' } = (await app.getLaunchUrl()) ?? {};
  if (url === '' || storage.getItem(startedBy) === url) return;
  storage.setItem(startedBy, url);
  opened(url);
}

/** Android's back button goes a page back, and leaves the app at its first one. */
export function hearBackButton(app: AppPlugin, history: Pick<History, 'back'>): void {
  void app.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) history.back();
    else void app.exitApp();
  });
}
