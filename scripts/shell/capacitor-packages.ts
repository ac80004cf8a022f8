import { jsonText, type Platform, type ShellFile } from './shell-file.ts';
import type { ShellBrand } from './shell-brand.ts';

/** What an app is put together with, each in the version it was tried with. */
const common = {
  '@aparajita/capacitor-secure-storage': '8.0.1',
  '@capacitor/app': '8.1.1',
  '@capacitor/camera': '8.2.4',
  '@capacitor/core': '8.5.2',
  '@capacitor/device': '8.0.3',
  '@capacitor/filesystem': '8.1.3',
  '@capacitor/keyboard': '8.0.5',
  '@capacitor/push-notifications': '8.1.2',
  '@capacitor/share': '8.0.2',
  '@capacitor/splash-screen': '8.0.2',
  '@capacitor/status-bar': '8.0.3',
} as const;

const perPlatform: Readonly<Record<Platform, string>> = {
  android: '@capacitor/android',
  ios: '@capacitor/ios',
};

const capacitor = '8.5.2';

/** `package.json` of an app; `version` is the shop's own. */
export function packageFile(
  { facts }: ShellBrand,
  version: string,
  platforms: readonly Platform[],
): ShellFile {
  const added = platforms.map((platform): [string, string] => [perPlatform[platform], capacitor]);
  const dependencies = [...Object.entries(common), ...added].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return {
    path: 'package.json',
    content: jsonText({
      name: `${facts.tenantId}-app`,
      version,
      private: true,
      description: `The app of ${facts.name}`,
      dependencies: Object.fromEntries(dependencies),
      devDependencies: { '@capacitor/cli': capacitor },
      engines: { node: '>=22' },
    }),
  };
}
