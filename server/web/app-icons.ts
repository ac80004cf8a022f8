import { createHash } from 'node:crypto';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { SchemeTokens } from '../../tenants/theme/tokens.ts';
import { markShapes } from './icon.ts';

/** A brand as its icons are drawn. */
export interface BrandLook {
  readonly logo: LogoDrawing;
  readonly tokens: Pick<SchemeTokens, 'header' | 'logo'>;
}

/**
 * What an icon is for: the launcher as it is, one that cuts it to a shape of its own, the home screen of an iPhone, and what
 * the installed app is opened at.
 */
type IconKind = 'any' | 'maskable' | 'touch' | 'orders' | 'usuals' | 'search';

/** The edge of each icon, in px. */
export const iconSizes: Readonly<Record<IconKind, readonly number[]>> = {
  any: [192, 512],
  maskable: [512],
  touch: [180],
  orders: [96],
  usuals: [96],
  search: [96],
};

/** Lines in a box of 24 by 24, as the shop's own buttons have them (src/ui/icons). */
const lines: Readonly<Partial<Record<IconKind, string>>> = {
  orders:
    'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.29 7L12 12 20.71 7M7.5 4.27l9 5.15',
  usuals: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
  search: 'M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
};

/** A launcher that cuts icons leaves a circle of four fifths: the mark stays in it. */
const markScale: Readonly<Partial<Record<IconKind, number>>> = { maskable: 0.54, touch: 0.64 };

/** In a box of 100 by 100, on the colour of the brand's header. */
function drawing(kind: IconKind, { logo, tokens }: BrandLook): string {
  const isWhole = kind === 'maskable' || kind === 'touch';
  const path = lines[kind];
  const scale = markScale[kind] ?? 0.66;
  const inside =
    path === undefined
      ? `<g transform="translate(${50 - scale * 50} ${50 - scale * 50}) scale(${scale * 2.5})">${markShapes(logo, tokens.logo)}</g>`
      : `<path transform="translate(20 20) scale(2.5)" d="${path}" fill="none" stroke="${tokens.header.text}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100"${isWhole ? '' : ' rx="22"'} fill="${tokens.header.bg}"/>${inside}</svg>`
  );
}

const kinds = new Set<string>(Object.keys(iconSizes));
const isKind = (name: string): name is IconKind => kinds.has(name);

/** Changes with what is drawn. */
const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** The address of an icon; one that is drawn anew has another. */
export const iconPath = (kind: IconKind, size: number, look: BrandLook): string =>
  `/app-icons/${kind}-${size}-${revisionOf(drawing(kind, look))}.png`;

/** Where phones look for the icon of a home screen. */
export const touchIconPath = '/apple-touch-icon.png';

const lasting = 'public, max-age=31536000, immutable';
const daily = 'public, max-age=86400';

/** What an address asks for; null where it is no icon. */
function iconAt(pathname: string): { kind: IconKind; size: number; revision: string } | null {
  if (pathname === touchIconPath) return { kind: 'touch', size: 180, revision: '' };
  const [, kind = '', digits, revision = ''] =
    /^\/app-icons\/([a-z]+)-(\d{2,3})-([\da-f]{10})\.png$/.exec(pathname) ?? [];
  const size = Number(digits);
  return isKind(kind) && iconSizes[kind].includes(size) ? { kind, size, revision } : null;
}

export type AppIcons = (pathname: string, look: () => Promise<BrandLook>) => Promise<Response | null>;

/** Draws the icons of the installed shops, each on the first request for it; null for any other address. */
export function createAppIcons(): AppIcons {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (svg: string, size: number): Promise<Buffer> => {
    // A library of pictures is nothing that pages wait for at the start.
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg), { density: 72 * 8 })
      .resize(size, size)
      .png()
      .toBuffer();
  };
  return async (pathname, lookOf) => {
    const asked = iconAt(pathname);
    if (asked === null) return null;
    const { kind, size, revision } = asked;
    const svg = drawing(kind, await lookOf());
    const key = `${size} ${svg}`;
    const picture = drawn.get(key) ?? draw(svg, size);
    drawn.set(key, picture);
    // What failed once is drawn anew for whoever comes next.
    picture.catch(() => drawn.delete(key));
    // An address of an older drawing is answered with what is there now, which is not for ever.
    const caching = revision === revisionOf(svg) ? lasting : daily;
    return new Response(new Uint8Array(await picture), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': caching },
    });
  };
}
