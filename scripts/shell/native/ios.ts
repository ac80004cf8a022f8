import { escapeHtml } from '../../../backend/http/escape-html.ts';
import { languageParts, type Language } from '../../../contract/languages.ts';
import { iosSplashes } from '../app-pictures.ts';
import type { ShellBrand } from '../shell-brand.ts';
import { jsonText, type ShellFile } from '../shell-file.ts';
import { versionCode, type NativePart, type Patch } from './patch.ts';

const app = 'native/ios/App/App';

/** What an iPhone asks the shopper with, before the app may see anything. */
const questions: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  it: {
    NSCameraUsageDescription: 'Per leggere i codici a barre e fotografare un prodotto da segnalare.',
    NSPhotoLibraryUsageDescription: 'Per allegare a una segnalazione una foto che hai già.',
    NSPhotoLibraryAddUsageDescription: 'Per salvare la foto che scatti per una segnalazione.',
  },
  'en-US': {
    NSCameraUsageDescription: 'To read barcodes and take pictures of a product you report.',
    NSPhotoLibraryUsageDescription: 'To attach a picture you already have to a report.',
    NSPhotoLibraryAddUsageDescription: 'To save the picture you take for a report.',
  },
};

const entitlements = ({ facts }: ShellBrand): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    '\t<key>aps-environment</key>',
    '\t<string>development</string>',
    '\t<key>com.apple.developer.associated-domains</key>',
    '\t<array>',
    ...facts.domains.map((domain) => `\t\t<string>applinks:${escapeHtml(domain)}</string>`),
    '\t</array>',
    '</dict>',
    '</plist>',
    '',
  ].join('\n');

/** The questions in each language of the brand, as Xcode's catalogue of words has them. */
function catalogue({ facts: { languages } }: ShellBrand): string {
  const [first] = languages;
  const wordsOf = (key: string) =>
    Object.fromEntries(
      languages.map((language) => [
        languageParts[language],
        { stringUnit: { state: 'translated', value: questions[language][key] } },
      ]),
    );
  const strings = Object.keys(questions[first]).map((key) => [
    key,
    { extractionState: 'manual', localizations: wordsOf(key) },
  ]);
  return jsonText({
    sourceLanguage: languageParts[first],
    strings: Object.fromEntries(strings),
    version: '1.0',
  });
}

const scales = ['1x', '2x', '3x'];

const splashSet = jsonText({
  images: iosSplashes.flatMap((name, at) => [
    { idiom: 'universal', filename: `${name}.png`, scale: scales[at] },
    {
      appearances: [{ appearance: 'luminosity', value: 'dark' }],
      idiom: 'universal',
      filename: `${name}-dark.png`,
      scale: scales[at],
    },
  ]),
  info: { version: 1, author: 'xcode' },
});

const information = ({ facts: { languages } }: ShellBrand): Patch => {
  const [first] = languages;
  return {
    path: 'ios/App/App/Info.plist',
    marks: 'xml',
    blocks: [
      {
        name: 'app',
        lines: [
          '\t<key>CFBundleLocalizations</key>',
          '\t<array>',
          ...languages.map((language) => `\t\t<string>${languageParts[language]}</string>`),
          '\t</array>',
          '\t<key>ITSAppUsesNonExemptEncryption</key>',
          '\t<false/>',
          ...Object.entries(questions[first]).flatMap(([key, words]) => [
            `\t<key>${key}</key>`,
            `\t<string>${escapeHtml(words)}</string>`,
          ]),
        ],
        before: /^<\/dict>\s*<\/plist>/m,
      },
    ],
    changes: [
      [
        /(<key>CFBundleDevelopmentRegion<\/key>\s*<string>)[^<]*/,
        (_all, before) => `${before}${languageParts[first]}`,
      ],
    ],
  };
};

/** Of the two files in Xcode's list; any number does that is no other file's. */
const ids = {
  words: '5A0F00000000000000000001',
  inResources: '5A0F00000000000000000002',
  entitlements: '5A0F00000000000000000003',
} as const;

const wordsFile = 'InfoPlist.xcstrings';

/** Puts lines behind the first match, once. */
const behind = (match: RegExp, line: string): Patch['changes'][number] => [
  match,
  (all, _group, text) => (text.includes(line.trim()) ? all : `${all}\n${line}`),
];

const project = ({ facts: { languages }, app: { appleTeamId } }: ShellBrand, version: string): Patch => ({
  path: 'ios/App/App.xcodeproj/project.pbxproj',
  marks: 'slashes',
  blocks: [],
  changes: [
    behind(
      /\/\* Begin PBXBuildFile section \*\//,
      `\t\t${ids.inResources} /* ${wordsFile} in Resources */ = {isa = PBXBuildFile; fileRef = ${ids.words} /* ${wordsFile} */; };`,
    ),
    behind(
      /\/\* Begin PBXFileReference section \*\//,
      `\t\t${ids.words} /* ${wordsFile} */ = {isa = PBXFileReference; lastKnownFileType = text.json.xcstrings; path = ${wordsFile}; sourceTree = "<group>"; };`,
    ),
    behind(
      /\/\* Begin PBXFileReference section \*\//,
      `\t\t${ids.entitlements} /* App.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = App.entitlements; sourceTree = "<group>"; };`,
    ),
    behind(/\/\* Info\.plist \*\/,/, `\t\t\t\t${ids.words} /* ${wordsFile} */,`),
    behind(/\/\* Info\.plist \*\/,/, `\t\t\t\t${ids.entitlements} /* App.entitlements */,`),
    behind(
      /\/\* LaunchScreen\.storyboard in Resources \*\/,/,
      `\t\t\t\t${ids.inResources} /* ${wordsFile} in Resources */,`,
    ),
    [/developmentRegion = \w+;/, `developmentRegion = ${languageParts[languages[0]]};`],
    [
      /knownRegions = \([^)]*\);/,
      `knownRegions = (\n${[...languages.map((language) => languageParts[language]), 'Base'].map((region) => `\t\t\t\t${region},\n`).join('')}\t\t\t);`,
    ],
    [
      /^(?:\t*(?:CODE_SIGN_ENTITLEMENTS|DEVELOPMENT_TEAM) = [^\n]*\n)*\t*INFOPLIST_FILE = App\/Info\.plist;/gm,
      [
        'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;',
        `DEVELOPMENT_TEAM = ${appleTeamId};`,
        'INFOPLIST_FILE = App/Info.plist;',
      ]
        .map((line) => `\t\t\t\t${line}`)
        .join('\n'),
    ],
    [/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`],
    [/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${versionCode(version)};`],
  ],
});

const delegate: Patch = {
  path: 'ios/App/App/AppDelegate.swift',
  marks: 'slashes',
  blocks: [
    {
      name: 'messages',
      lines: [
        '    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {',
        '        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)',
        '    }',
        '',
        '    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {',
        '        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)',
        '    }',
      ],
      before: /^\}\s*$(?![\s\S]*^\}\s*$)/m,
    },
  ],
  changes: [],
};

const files = (brand: ShellBrand): ShellFile[] => [
  { path: `${app}/App.entitlements`, content: entitlements(brand) },
  { path: `${app}/${wordsFile}`, content: catalogue(brand) },
  { path: `${app}/Assets.xcassets/Splash.imageset/Contents.json`, content: splashSet },
];

/** What an iPhone app of a brand has besides what Capacitor makes. */
export const iosPart = (brand: ShellBrand, version: string): NativePart => ({
  files: files(brand),
  patches: [information(brand), project(brand, version), delegate],
});
