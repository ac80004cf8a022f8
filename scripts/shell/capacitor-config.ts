import { contrastRatio } from '../../tenants/theme/contrast.ts';
import { jsonText, type Platform, type ShellFile } from './shell-file.ts';
import type { ShellBrand } from './shell-brand.ts';

/** How Capacitor calls bars with light words, on a dark ground, and with dark ones. */
const barStyle = (ground: string): 'DARK' | 'LIGHT' =>
  contrastRatio(ground, '#ffffff') > contrastRatio(ground, '#000000') ? 'DARK' : 'LIGHT';

/** An older web view does not understand the shop's scripts and styles: it is sent to the store for a newer one. */
const oldestWebView = 111;

const settings = ({ tokens }: ShellBrand): Readonly<Record<Platform, object>> => ({
  android: {
    allowMixedContent: false,
    backgroundColor: tokens.light.canvas,
    minWebViewVersion: oldestWebView,
  },
  ios: { backgroundColor: tokens.light.canvas, contentInset: 'never', preferredContentMode: 'mobile' },
});

/**
 * `capacitor.config.json` of an app. Its pages are files of its own at the origins of decision 011, and no page of anybody
 * else's opens in it: an address elsewhere goes to the phone's browser.
 */
export function configFile(brand: ShellBrand, platforms: readonly Platform[]): ShellFile {
  const { facts, app, tokens } = brand;
  const { bg } = tokens.light.header;
  const style = barStyle(bg);
  const all = settings(brand);
  return {
    path: 'capacitor.config.json',
    content: jsonText({
      appId: app.id,
      appName: facts.name,
      webDir: 'www',
      server: {
        hostname: 'localhost',
        androidScheme: 'https',
        iosScheme: 'capacitor',
        cleartext: false,
        allowNavigation: [],
      },
      ...Object.fromEntries(platforms.map((platform) => [platform, all[platform]])),
      plugins: {
        SplashScreen: { backgroundColor: bg, showSpinner: false, androidScaleType: 'CENTER_CROP' },
        StatusBar: { overlaysWebView: true, style, backgroundColor: bg },
        SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style },
        PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
      },
    }),
  };
}
