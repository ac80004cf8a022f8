import sharp from 'sharp';
import { markShapes } from '../../server/web/icon.ts';
import type { SchemeTokens } from '../../tenants/theme/tokens.ts';
import type { Platform, ShellFile } from './shell-file.ts';
import type { ShellBrand } from './shell-brand.ts';

/** A picture of an app: its drawing, and its size in px. */
interface Drawn {
  readonly path: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Stores refuse icons one can see through. */
  readonly isOpaque?: true;
}

interface Ground {
  readonly width: number;
  readonly height: number;
  /** The shape the picture is cut to, as SVG; nothing where what is around stays clear. */
  readonly shape: string;
}

/** Densities of Android's screens: how many px a point of its own is. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

/** Splash pictures as Capacitor's project has them: short and long edge of each density, in px. */
const splashEdges = {
  mdpi: [320, 480],
  hdpi: [480, 800],
  xhdpi: [720, 1280],
  xxhdpi: [960, 1600],
  xxxhdpi: [1280, 1920],
} as const;

const square = { width: 100, height: 100 };
const whole = { ...square, shape: '<rect width="100" height="100"' };
const rounded = { ...square, shape: '<rect width="100" height="100" rx="22"' };
const round = { ...square, shape: '<circle cx="50" cy="50" r="50"' };
const clear = { ...square, shape: '' };

/** The mark in the middle of a ground, so much of its shorter edge wide. */
function drawing(brand: ShellBrand, scheme: SchemeTokens, ground: Ground, part: number): string {
  const { width, height, shape } = ground;
  const edge = Math.min(width, height) * part;
  const [left, top] = [(width - edge) / 2, (height - edge) / 2];
  const filled = shape === '' ? '' : `${shape} fill="${scheme.header.bg}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${filled}` +
    `<g transform="translate(${left} ${top}) scale(${edge / 40})">${markShapes(brand.logo, scheme.logo)}</g></svg>`
  );
}

/** The mark in white, its details cut out of it: Android shows messages with the outline of an icon. */
const outline = ({ logo }: ShellBrand): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 44 44"><mask id="mark" maskUnits="userSpaceOnUse" x="-2" y="-2" width="44" height="44">' +
  `${markShapes(logo, { mark: '#ffffff', detail: '#000000', word: '#000000' })}</mask>` +
  '<rect x="-2" y="-2" width="44" height="44" fill="#ffffff" mask="url(#mark)"/></svg>';

const res = 'native/android/app/src/main/res';
const assets = 'native/ios/App/App/Assets.xcassets';

/** A launcher shows two thirds of an adaptive icon, and cuts them to a circle of 66 of its 108 points. */
const foregroundPart = 0.42;

function androidIcons(brand: ShellBrand): Drawn[] {
  const { light } = brand.tokens;
  return Object.entries(densities).flatMap(([density, scale]) => {
    const icon = (name: string, points: number, svg: string, folder = 'mipmap'): Drawn => ({
      path: `${res}/${folder}-${density}/${name}.png`,
      svg,
      width: points * scale,
      height: points * scale,
    });
    return [
      icon('ic_launcher', 48, drawing(brand, light, rounded, 0.66)),
      icon('ic_launcher_round', 48, drawing(brand, light, round, 0.6)),
      icon('ic_launcher_foreground', 108, drawing(brand, light, clear, foregroundPart)),
      icon('ic_notification', 24, outline(brand), 'drawable'),
    ];
  });
}

/** The mark takes so much of the shorter edge of a splash picture; an iPhone shows the middle of a square alone. */
const splashParts: Readonly<Record<Platform, number>> = { android: 0.28, ios: 0.14 };

function splash(
  brand: ShellBrand,
  scheme: SchemeTokens,
  platform: Platform,
  [width, height]: readonly [width: number, height: number],
): Omit<Drawn, 'path'> {
  const ground = { width, height, shape: `<rect width="${width}" height="${height}"` };
  return { svg: drawing(brand, scheme, ground, splashParts[platform]), width, height, isOpaque: true };
}

const schemes = [
  ['', 'light'],
  ['-night', 'dark'],
] as const;

const androidSplashes = (brand: ShellBrand): Drawn[] =>
  schemes.flatMap(([night, scheme]) => [
    {
      path: `${res}/drawable${night}/splash.png`,
      ...splash(brand, brand.tokens[scheme], 'android', [480, 320]),
    },
    ...Object.entries(splashEdges).flatMap(([density, [short, long]]) => [
      {
        path: `${res}/drawable-land${night}-${density}/splash.png`,
        ...splash(brand, brand.tokens[scheme], 'android', [long, short]),
      },
      {
        path: `${res}/drawable-port${night}-${density}/splash.png`,
        ...splash(brand, brand.tokens[scheme], 'android', [short, long]),
      },
    ]),
  ]);

/** Names of the splash pictures of an iPhone, as Capacitor's project has them, for one, two and three px a point. */
export const iosSplashes = ['splash-2732x2732-2', 'splash-2732x2732-1', 'splash-2732x2732'] as const;

const iosPictures = (brand: ShellBrand): Drawn[] => [
  {
    path: `${assets}/AppIcon.appiconset/AppIcon-512@2x.png`,
    svg: drawing(brand, brand.tokens.light, whole, 0.64),
    width: 1024,
    height: 1024,
    isOpaque: true,
  },
  ...iosSplashes.flatMap((name) =>
    (['light', 'dark'] as const).map((scheme) => ({
      path: `${assets}/Splash.imageset/${name}${scheme === 'dark' ? '-dark' : ''}.png`,
      ...splash(brand, brand.tokens[scheme], 'ios', [2732, 2732]),
    })),
  ),
];

async function render({ svg, width, height, isOpaque }: Drawn): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: 72 * 4 }).resize(width, height);
  return (isOpaque === true ? drawn.removeAlpha() : drawn).png().toBuffer();
}

/** Icons and splash pictures of a brand's app. */
export async function appPictures(brand: ShellBrand, platforms: readonly Platform[]): Promise<ShellFile[]> {
  const wanted = [
    ...(platforms.includes('android') ? [...androidIcons(brand), ...androidSplashes(brand)] : []),
    ...(platforms.includes('ios') ? iosPictures(brand) : []),
  ];
  const rendered = new Map<string, Promise<Buffer>>();
  return Promise.all(
    wanted.map(async (one) => {
      const key = `${one.width} ${one.height} ${one.svg}`;
      const picture = rendered.get(key) ?? render(one);
      rendered.set(key, picture);
      return { path: one.path, content: await picture };
    }),
  );
}
