import { appCredentials } from '../../../services/device/app/app-credentials.ts';
import { hearBackButton, hearLinks, type AppPlugin } from '../../../services/device/app/app-plugin.ts';
import { secureText, type SecureStorage } from '../../../services/device/app/secure-store.ts';
import {
  saveByShare,
  saveDownloads,
  shareSheet,
  type FilesystemPlugin,
  type SharePlugin,
} from '../../../services/device/app/share-sheet.ts';
import { bootstrapId, type Bootstrap } from '../bootstrap.ts';
import { appTenant } from '../../../contract/rules/features/app-tenant.ts';

/** The plugins of the shell that are used here. */
interface AppPlugins {
  App: AppPlugin;
  Filesystem: FilesystemPlugin;
  SecureStorage: SecureStorage;
  Share: SharePlugin;
}

/** Makes the mobile app what the storefront starts in, and starts it (LIFE-10). */
async function start(): Promise<void> {
  const plugins = globalThis.Capacitor?.Plugins as AppPlugins; // as the project installs them
  const { App } = plugins;
  const shipped = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{}') as Bootstrap; // our own document's
  const wanted = location.pathname + location.search;
  // The document is the home page's, whatever the app was at when its page was loaded anew.
  if (wanted !== '/') history.replaceState(history.state, '', '/');
  hearBackButton(App, history);
  if (!('share' in navigator)) Object.assign(navigator, { share: shareSheet(plugins.Share) });
  const saveFile = saveByShare(plugins);
  saveDownloads(document, saveFile, reportError);
  globalThis.appHost = {
    saveFile,
    credentials: await appCredentials({
      headerPrefix: shipped.headerPrefix,
      store: secureText(plugins.SecureStorage, 'session'),
      failed: reportError,
    }),
    tenantOf: appTenant,
    follow({ facts }, navigate) {
      if (wanted !== '/') navigate(wanted, { replace: false });
      void import('../../wiring/links/follow-links.ts').then(({ followLinks }) =>
        hearLinks(App, followLinks({ facts, navigate }), sessionStorage),
      );
    },
  };
  await import('../entry-client.ts');
}

void start();
