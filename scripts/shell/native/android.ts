import { escapeHtml } from '../../../backend/http/escape-html.ts';
import { deepLinksOf } from '../../../server/web/app/app-links.ts';
import type { SchemeTokens } from '../../../tenants/theme/tokens.ts';
import type { ShellBrand } from '../shell-brand.ts';
import type { ShellFile } from '../shell-file.ts';
import { versionCode, type NativePart, type Patch } from './patch.ts';

const res = 'native/android/app/src/main/res';

const resources = (lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="utf-8"?>', '<resources>', ...lines, '</resources>', ''].join('\n');

const colour = (name: string, value: string): string => `    <color name="${name}">${value}</color>`;

const colours = ({ header, action }: SchemeTokens): string =>
  resources([
    colour('colorPrimary', header.bg),
    colour('colorPrimaryDark', header.bg),
    colour('colorAccent', action),
    colour('shop_splash', header.bg),
    colour('shop_notification', action),
  ]);

/** The path of a link as Android's filters say it. */
const pathOf = (path: string): string =>
  path.endsWith('*') ? `android:pathPrefix="${path.slice(0, -1)}"` : `android:path="${path}"`;

/** The filter of the links that open in the app: each of the paths at each of the domains. */
const linkFilter = ({ facts }: ShellBrand): string[] => [
  '            <intent-filter android:autoVerify="true">',
  '                <action android:name="android.intent.action.VIEW" />',
  '                <category android:name="android.intent.category.DEFAULT" />',
  '                <category android:name="android.intent.category.BROWSABLE" />',
  '                <data android:scheme="https" />',
  ...facts.domains.map((domain) => `                <data android:host="${escapeHtml(domain)}" />`),
  ...deepLinksOf(facts).map((path) => `                <data ${pathOf(path)} />`),
  '            </intent-filter>',
];

const messages = [
  '        <meta-data android:name="com.google.firebase.messaging.default_notification_icon" android:resource="@drawable/ic_notification" />',
  '        <meta-data android:name="com.google.firebase.messaging.default_notification_color" android:resource="@color/shop_notification" />',
];

const camera = [
  '    <uses-permission android:name="android.permission.CAMERA" />',
  '    <uses-feature android:name="android.hardware.camera" android:required="false" />',
];

const manifest = (brand: ShellBrand): Patch => ({
  path: 'android/app/src/main/AndroidManifest.xml',
  marks: 'xml',
  blocks: [
    { name: 'links', lines: linkFilter(brand), before: /^ *<\/activity>/m },
    { name: 'messages', lines: messages, before: /^ *<\/application>/m },
    { name: 'camera', lines: camera, before: /^ *<\/manifest>/m },
  ],
  // A copy of the phone would carry the session to another one.
  changes: [[/android:allowBackup="\w+"/, 'android:allowBackup="false"']],
});

const styles: Patch = {
  path: 'android/app/src/main/res/values/styles.xml',
  marks: 'xml',
  blocks: [
    {
      name: 'splash',
      lines: ['        <item name="windowSplashScreenBackground">@color/shop_splash</item>'],
      before: /(?<=<style name="AppTheme\.NoActionBarLaunch"[^>]*>\n(?:(?!<\/style>)[\s\S])*)^ *<\/style>/m,
    },
  ],
  changes: [],
};

const versions = (version: string): Patch => ({
  path: 'android/app/build.gradle',
  marks: 'slashes',
  blocks: [],
  changes: [
    [/versionCode \d+/, `versionCode ${versionCode(version)}`],
    [/versionName "[^"]*"/, `versionName "${version}"`],
  ],
});

const files = ({ tokens }: ShellBrand): ShellFile[] => [
  { path: `${res}/values/shop_colors.xml`, content: colours(tokens.light) },
  { path: `${res}/values-night/shop_colors.xml`, content: colours(tokens.dark) },
  {
    path: `${res}/values/ic_launcher_background.xml`,
    content: resources([colour('ic_launcher_background', tokens.light.header.bg)]),
  },
];

/** What an Android app of a brand has besides what Capacitor makes. */
export const androidPart = (brand: ShellBrand, version: string): NativePart => ({
  files: files(brand),
  patches: [manifest(brand), styles, versions(version)],
});
