import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandIds } from '../../scripts/brand/read-brand.ts';
import { readShellBrand, type ShellBrand } from '../../scripts/shell/shell-brand.ts';
import { platforms, type Platform } from '../../scripts/shell/shell-file.ts';
import { applyNative, writeShell } from '../../scripts/shell/shell-project.ts';
import { root } from '../../server/root.ts';
import { deepLinksOf } from '../../server/web/app/app-links.ts';
import { addPlatforms } from './capacitor-project.ts';

let scratch = '';

/** The folder of a brand's project. */
const folderOf = (name: string): string => join(scratch, name);

interface Asked {
  readonly out?: string;
  readonly shop?: string;
  readonly only?: readonly Platform[];
  readonly isReplacing?: boolean;
}

const options = (brandId: string, { out = brandId, shop = root, only = platforms, ...rest }: Asked) => ({
  root: shop,
  brandId,
  out: folderOf(out),
  platforms: only,
  isReplacing: rest.isReplacing ?? false,
});

const write = (brandId: string, asked: Asked = {}): Promise<string[]> => writeShell(options(brandId, asked));

const apply = (brandId: string, asked: Asked = {}): Promise<string[]> => applyNative(options(brandId, asked));

/** Every file of a folder with its bytes, by its path. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const read = await Promise.all(
    files
      .toSorted()
      .map(
        async (file) => [file.slice(folder.length + 1), (await readFile(file)).toString('latin1')] as const,
      ),
  );
  return Object.fromEntries(read);
}

const textOf = (out: string, path: string): Promise<string> => readFile(join(folderOf(out), path), 'utf8');

/** The document of an XML file. Throws where it is none. */
function parsed(text: string): Document {
  const refuse = (fault: unknown): never => {
    throw new SyntaxError(String(fault));
  };
  return new DOMParser({
    errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
  }).parseFromString(text, 'text/xml');
}

const attributes = (text: string, tag: string, name: string): string[] =>
  Array.from(parsed(text).getElementsByTagName(tag))
    .map((element) => element.getAttribute(name) ?? '')
    .filter((value) => value !== '');

const brands = new Map<string, ShellBrand>();
const ids = await brandIds(root);

const brandOf = (id: string): ShellBrand => {
  const brand = brands.get(id);
  if (brand === undefined) throw new RangeError(id);
  return brand;
};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'shell-'));
  for (const id of ids) {
    brands.set(id, await readShellBrand(root, id));
    await write(id);
  }
}, 120_000);

afterAll(() => rm(scratch, { recursive: true }));

test('LIFE-10: the whole configuration of one app', async () => {
  expect(JSON.parse(await textOf('cestolieto', 'capacitor.config.json'))).toEqual({
    appId: 'it.cestolieto.shop',
    appName: 'Cestolieto',
    webDir: 'www',
    server: {
      hostname: 'localhost',
      androidScheme: 'https',
      iosScheme: 'capacitor',
      cleartext: false,
      allowNavigation: [],
    },
    android: { allowMixedContent: false, backgroundColor: '#fffbf5', minWebViewVersion: 111 },
    ios: { backgroundColor: '#fffbf5', contentInset: 'never', preferredContentMode: 'mobile' },
    plugins: {
      SplashScreen: { backgroundColor: '#fffbf5', showSpinner: false, androidScaleType: 'CENTER_CROP' },
      StatusBar: { overlaysWebView: true, style: 'LIGHT', backgroundColor: '#fffbf5' },
      SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style: 'LIGHT' },
      PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
    },
  });
});

test('LIFE-10: its packages are pinned, and of the shop’s version', async () => {
  const { dependencies, devDependencies, ...rest } = JSON.parse(await textOf('cestolieto', 'package.json'));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(rest).toEqual({
    name: 'cestolieto-app',
    version,
    private: true,
    description: 'The app of Cestolieto',
    engines: { node: '>=22' },
  });
  expect(devDependencies).toEqual({ '@capacitor/cli': '8.5.2' });
  expect(Object.keys(dependencies)).toEqual([
    '@aparajita/capacitor-secure-storage',
    '@capacitor/android',
    '@capacitor/app',
    '@capacitor/camera',
    '@capacitor/core',
    '@capacitor/device',
    '@capacitor/filesystem',
    '@capacitor/ios',
    '@capacitor/keyboard',
    '@capacitor/push-notifications',
    '@capacitor/share',
    '@capacitor/splash-screen',
    '@capacitor/status-bar',
  ]);
  expect(Object.values(dependencies).filter((pinned) => !/^\d+\.\d+\.\d+$/.test(String(pinned)))).toEqual([]);
});

describe.each(ids)('the app of %s', (id) => {
  test('TEN-01, LIFE-10: has the brand’s own id, name, domains and colours', async () => {
    const { facts, app, tokens } = brandOf(id);
    const config = JSON.parse(await textOf(id, 'capacitor.config.json'));
    expect([config.appId, config.appName, config.plugins.SplashScreen.backgroundColor]).toEqual([
      app.id,
      facts.name,
      tokens.light.header.bg,
    ]);
    const entitlements = await textOf(id, 'native/ios/App/App/App.entitlements');
    const strings = Array.from(parsed(entitlements).getElementsByTagName('string'));
    expect(strings.map((one) => one.textContent)).toEqual([
      'development',
      ...facts.domains.map((domain) => `applinks:${domain}`),
    ]);
    const res = 'native/android/app/src/main/res';
    for (const [folder, scheme] of [
      ['values', tokens.light],
      ['values-night', tokens.dark],
    ] as const) {
      const colours = parsed(await textOf(id, `${res}/${folder}/shop_colors.xml`)).getElementsByTagName(
        'color',
      );
      expect(Array.from(colours).map((one) => [one.getAttribute('name'), one.textContent])).toEqual([
        ['colorPrimary', scheme.header.bg],
        ['colorPrimaryDark', scheme.header.bg],
        ['colorAccent', scheme.action],
        ['shop_splash', scheme.header.bg],
        ['shop_notification', scheme.action],
      ]);
    }
    const ground = parsed(await textOf(id, `${res}/values/ic_launcher_background.xml`));
    expect(ground.getElementsByTagName('color')[0]?.textContent).toBe(tokens.light.header.bg);
  });

  test('TEN-01: has nothing of another brand in any file', async () => {
    const others = ids.filter((other) => other !== id).map(brandOf);
    const foreign = others.flatMap(({ facts, app }) => [facts.tenantId, facts.name, app.id, app.appleTeamId]);
    const bytes = await bytesOf(folderOf(id));
    const texts = Object.entries(bytes).filter(([path]) => !path.endsWith('.png'));
    expect(
      texts.flatMap(([path, text]) => foreign.filter((word) => text.includes(word)).map(() => path)),
    ).toEqual([]);
  });

  test('LIFE-10: its pictures have the sizes phones want, on the colour of its header', async () => {
    const { tokens } = brandOf(id);
    const pictures = Object.keys(await bytesOf(folderOf(id))).filter((path) => path.endsWith('.png'));
    const sizes = await Promise.all(
      pictures.map(async (path) => {
        const { width, height, hasAlpha } = await sharp(join(folderOf(id), path)).metadata();
        const short = path.replace('native/android/app/src/main/res/', '').replace(/^.*xcassets\//, '');
        return `${short} ${width}x${height}${hasAlpha ? '' : ' opaque'}`;
      }),
    );
    expect(sizes).toHaveLength(49);
    expect(sizes).toEqual(
      expect.arrayContaining([
        'mipmap-mdpi/ic_launcher.png 48x48',
        'mipmap-hdpi/ic_launcher.png 72x72',
        'mipmap-xxxhdpi/ic_launcher_round.png 192x192',
        'mipmap-mdpi/ic_launcher_foreground.png 108x108',
        'mipmap-xxxhdpi/ic_launcher_foreground.png 432x432',
        'drawable-hdpi/ic_notification.png 36x36',
        'drawable/splash.png 480x320 opaque',
        'drawable-night/splash.png 480x320 opaque',
        'drawable-land-xxxhdpi/splash.png 1920x1280 opaque',
        'drawable-port-night-xxhdpi/splash.png 960x1600 opaque',
        'AppIcon.appiconset/AppIcon-512@2x.png 1024x1024 opaque',
        'Splash.imageset/splash-2732x2732.png 2732x2732 opaque',
        'Splash.imageset/splash-2732x2732-1-dark.png 2732x2732 opaque',
      ]),
    );
    const corner = async (path: string) => {
      const data = await sharp(join(folderOf(id), path))
        .raw()
        .toBuffer();
      return `#${data.subarray(0, 3).toString('hex')}`;
    };
    const assets = 'native/ios/App/App/Assets.xcassets';
    expect([
      await corner(`${assets}/AppIcon.appiconset/AppIcon-512@2x.png`),
      await corner(`${assets}/Splash.imageset/splash-2732x2732.png`),
      await corner(`${assets}/Splash.imageset/splash-2732x2732-dark.png`),
    ]).toEqual([tokens.light.header.bg, tokens.light.header.bg, tokens.dark.header.bg]);
  });

  test('LIFE-10: every picture Xcode’s list names is there', async () => {
    const set = 'native/ios/App/App/Assets.xcassets/Splash.imageset';
    const { images } = JSON.parse(await textOf(id, `${set}/Contents.json`));
    const named: string[] = images.map(({ filename }: { filename: string }) => filename);
    expect([...named, 'Contents.json'].toSorted()).toEqual(
      (await readdir(join(folderOf(id), set))).toSorted(),
    );
  });

  test('LIFE-10: written twice it is the same, byte by byte, and nothing is written the second time', async () => {
    const before = await bytesOf(folderOf(id));
    expect(await write(id)).toEqual([]);
    expect(await bytesOf(folderOf(id))).toEqual(before);
  });
});

test('LIFE-10: an iPhone’s questions are asked in each language of the brand', async () => {
  const words = async (id: string) =>
    JSON.parse(await textOf(id, 'native/ios/App/App/InfoPlist.xcstrings')).strings.NSCameraUsageDescription
      .localizations;
  const said = (value: string) => ({ stringUnit: { state: 'translated', value } });
  expect([await words('cestolieto'), await words('quincegate')]).toEqual([
    {
      it: said('Per leggere i codici a barre e fotografare un prodotto da segnalare.'),
      en: said('To read barcodes and take pictures of a product you report.'),
    },
    { en: said('To read barcodes and take pictures of a product you report.') },
  ]);
});

test('LIFE-10: for one kind of phone it has nothing of the other', async () => {
  await write('ortavia', { out: 'android-alone', only: ['android'] });
  const files = Object.keys(await bytesOf(folderOf('android-alone')));
  expect(files.filter((path) => path.startsWith('native/ios'))).toEqual([]);
  const { dependencies } = JSON.parse(await textOf('android-alone', 'package.json'));
  expect([dependencies['@capacitor/android'], dependencies['@capacitor/ios']]).toEqual(['8.5.2', undefined]);
});

describe('an app that cannot be written', () => {
  test('TEN-01: of a brand nobody knows is refused, and no folder is left', async () => {
    await expect(write('mercato')).rejects.toThrow('There is no brand in tenants/mercato.');
    expect(await readdir(scratch)).not.toContain('mercato');
  });

  test.each([
    ['mobileApp: null,', 'ortavia has no app: facts.mobileApp in tenants/ortavia/tenant.ts says what it is.'],
    [
      "mobileApp: { id: 'x', androidFingerprints: ['00'], appleTeamId: '' },",
      'tenants/ortavia/tenant.ts has faults:\nfacts.mobileApp.id: is no reverse domain',
    ],
  ])('LIFE-10: of a brand with %s is refused, and no folder is left', async (key, reason) => {
    const shop = await mkdtemp(join(scratch, 'shop-'));
    await cp(join(root, 'tenants/ortavia'), join(shop, 'tenants/ortavia'), { recursive: true });
    const file = join(shop, 'tenants/ortavia/tenant.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/mobileApp: \{[^}]+\},/, key));
    await expect(write('ortavia', { shop, out: 'refused' })).rejects.toThrow(reason);
    expect(await readdir(scratch)).not.toContain('refused');
  });
});

describe('npm run shell', () => {
  /** What it prints, on both ways out, and how it ends. */
  const run = (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, ['scripts/shell/shell.ts', ...args], { cwd: root }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

  test('LIFE-10: names each file it wrote, and where what comes next stands', async () => {
    const folder = folderOf('printed');
    const { code, out, err } = await run('ortavia', '--out', folder, '--platform', 'ios');
    const lines = out.trim().split('\n');
    expect([code, err, lines.length]).toEqual([0, '', 14]);
    expect(lines[0]).toMatch(/^wrote {4}.*printed\/package\.json$/);
    expect(lines.at(-1)).toMatch(/^13 files in .*printed\. .*docs\/mobile-shell\.md\.$/);
  });

  test.each([
    [['mercato'], '✗ There is no brand in tenants/mercato.\n'],
    [['ortavia', '--platform', 'symbian'], '✗ --platform “symbian”: android or ios.\n'],
    [
      ['ortavia', '--web', '--shop', 'www.example.com'],
      '✗ --shop “www.example.com”: an origin, e.g. https://www.example.com.\n',
    ],
    [
      ['ortavia', '--web', '--dist', '/nowhere'],
      '✗ There is no build in /nowhere: npm run build makes it.\n',
    ],
  ])('LIFE-10: ends with 1 and one sentence for %j', async (args, says) => {
    const out = folderOf('unprinted');
    expect(await run(...args, '--out', out)).toEqual({ code: 1, out: '', err: says });
    expect(await readdir(scratch)).not.toContain('unprinted');
  });
});

describe('what a person has changed', () => {
  const changed = 'capacitor.config.json';

  test('LIFE-10: is named and stays, and nothing else is written', async () => {
    await write('ortavia', { out: 'kept' });
    await writeFile(join(folderOf('kept'), changed), '{}');
    await rm(join(folderOf('kept'), 'package.json'));
    const before = await bytesOf(folderOf('kept'));
    await expect(write('ortavia', { out: 'kept' })).rejects.toThrow(
      `nothing is written:\n${changed}\n--replace writes over them.`,
    );
    expect(await bytesOf(folderOf('kept'))).toEqual(before);
  });

  test('LIFE-10: is written over where that is said', async () => {
    await write('ortavia', { out: 'replaced' });
    const before = await bytesOf(folderOf('replaced'));
    await writeFile(join(folderOf('replaced'), changed), '{}');
    expect(await write('ortavia', { out: 'replaced', isReplacing: true })).toEqual([changed]);
    expect(await bytesOf(folderOf('replaced'))).toEqual(before);
  });
});

describe('native parts', () => {
  const manifest = 'android/app/src/main/AndroidManifest.xml';

  test.each(ids)('NAV-26: %s’s links open in its Android app, at its domains and paths alone', async (id) => {
    const { facts } = brandOf(id);
    const out = `links-${id}`;
    await write(id, { out });
    await addPlatforms(folderOf(out), ['android']);
    await apply(id, { out });
    const text = await textOf(out, manifest);
    expect(attributes(text, 'data', 'android:scheme')).toEqual(['https']);
    expect(attributes(text, 'data', 'android:host')).toEqual(facts.domains);
    expect(attributes(text, 'intent-filter', 'android:autoVerify')).toEqual(['true']);
    const paths = [
      ...attributes(text, 'data', 'android:path'),
      ...attributes(text, 'data', 'android:pathPrefix').map((path) => `${path}*`),
    ];
    expect(paths.toSorted()).toEqual(deepLinksOf(facts).toSorted());
    expect(attributes(text, 'application', 'android:allowBackup')).toEqual(['false']);
    expect(attributes(text, 'uses-permission', 'android:name')).toEqual([
      'android.permission.INTERNET',
      'android.permission.CAMERA',
    ]);
  });

  test('LIFE-10: Android’s version, splash and icons are the brand’s', async () => {
    await write('cestolieto', { out: 'android' });
    await addPlatforms(folderOf('android'), ['android']);
    await apply('cestolieto', { out: 'android' });
    const { version } = JSON.parse(await textOf('android', 'package.json'));
    const [major, minor, patch] = version.split('.').map(Number);
    expect(await textOf('android', 'android/app/build.gradle')).toContain(
      `versionCode ${major * 1_000_000 + minor * 1_000 + patch}\n        versionName "${version}"`,
    );
    const styles = await textOf('android', 'android/app/src/main/res/values/styles.xml');
    const splash = Array.from(parsed(styles).getElementsByTagName('item')).find(
      (item) => item.getAttribute('name') === 'windowSplashScreenBackground',
    );
    const theme = splash?.parentNode as Element | undefined;
    expect([splash?.textContent, theme?.getAttribute('name')]).toEqual([
      '@color/shop_splash',
      'AppTheme.NoActionBarLaunch',
    ]);
    const icon = 'app/src/main/res/mipmap-mdpi/ic_launcher.png';
    expect(await textOf('android', `android/${icon}`)).toBe(
      await textOf('android', `native/android/${icon}`),
    );
  });

  test('LIFE-10, NAV-26: an iPhone’s app has its rights, its questions and its messages', async () => {
    await write('cestolieto', { out: 'ios' });
    await addPlatforms(folderOf('ios'), ['ios']);
    await apply('cestolieto', { out: 'ios' });
    const information = parsed(await textOf('ios', 'ios/App/App/Info.plist'));
    const strings = Array.from(information.getElementsByTagName('string')).map((one) => one.textContent);
    expect(strings).toEqual([
      'it',
      'it',
      'en',
      'Per leggere i codici a barre e fotografare un prodotto da segnalare.',
      'Per allegare a una segnalazione una foto che hai già.',
      'Per salvare la foto che scatti per una segnalazione.',
    ]);
    const project = await textOf('ios', 'ios/App/App.xcodeproj/project.pbxproj');
    const count = (part: string) => project.split(part).length - 1;
    expect([
      count('CODE_SIGN_ENTITLEMENTS = App/App.entitlements;'),
      count('DEVELOPMENT_TEAM = DEMO00CEST;'),
      count('/* InfoPlist.xcstrings in Resources */'),
      count('knownRegions = (\n\t\t\t\tit,\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t);'),
    ]).toEqual([2, 2, 2, 1]);
    const delegate = await textOf('ios', 'ios/App/App/AppDelegate.swift');
    expect(delegate).toMatch(/didRegisterForRemoteNotifications[\s\S]+\/\/ shop: end of messages\n\}\n$/);
  });

  test('LIFE-10: put in twice they are the same; what a developer wrote beside them stays', async () => {
    await write('cestolieto', { out: 'twice' });
    await addPlatforms(folderOf('twice'), platforms);
    await apply('cestolieto', { out: 'twice' });
    const file = join(folderOf('twice'), manifest);
    const own = '    <uses-permission android:name="android.permission.VIBRATE" />\n</manifest>';
    await writeFile(file, (await readFile(file, 'utf8')).replace('</manifest>', own));
    const before = await bytesOf(folderOf('twice'));
    expect(await apply('cestolieto', { out: 'twice' })).toEqual([]);
    expect(await bytesOf(folderOf('twice'))).toEqual(before);
  });

  test('LIFE-10: an icon changed by hand since is named and stays', async () => {
    await write('ortavia', { out: 'icon' });
    await addPlatforms(folderOf('icon'), ['android']);
    await apply('ortavia', { out: 'icon' });
    const icon = 'android/app/src/main/res/mipmap-mdpi/ic_launcher.png';
    await writeFile(join(folderOf('icon'), icon), 'mine');
    await expect(apply('ortavia', { out: 'icon' })).rejects.toThrow(`nothing is written:\n${icon}\n`);
    expect(await textOf('icon', icon)).toBe('mine');
  });

  test('LIFE-10: before npx cap add, or in a file that is not as it made it, they are refused with the reason', async () => {
    await write('ortavia', { out: 'early' });
    await expect(apply('ortavia', { out: 'early' })).rejects.toThrow(
      `There is no android or ios folder in ${folderOf('early')}: npx cap add makes it.`,
    );
    await addPlatforms(folderOf('early'), ['android']);
    await writeFile(join(folderOf('early'), manifest), '<manifest/>');
    const before = await bytesOf(folderOf('early'));
    await expect(apply('ortavia', { out: 'early' })).rejects.toThrow(
      `${manifest} has not what is changed: android:allowBackup`,
    );
    expect(await bytesOf(folderOf('early'))).toEqual(before);
  });
});
