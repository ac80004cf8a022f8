import type { Language } from '../../contract/languages.ts';
import type { LanguageBase } from '../../contract/rules/language/language-address.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type { TenantTokens } from '../../tenants/theme/tokens.ts';
import { iconPath, iconSizes, type BrandLook } from './app-icons.ts';
import type { AppPicture } from './app-pictures.ts';

/** What a browser reads to install the shop. */
export const manifestPath = '/app.webmanifest';

/** Where the installed shop opens besides its home page, as `src/routing/paths.ts` has them. */
export const appPaths = {
  orders: '/profile/orders',
  usuals: '/profile/usuals',
  search: '/catalog/search',
  share: '/paste-list',
} as const;

const shortcutNames: Readonly<Record<Language, Readonly<Record<'orders' | 'usuals' | 'search', string>>>> = {
  it: { orders: 'I miei ordini', usuals: 'I tuoi soliti', search: 'Cerca prodotti' },
  'en-US': { orders: 'My orders', usuals: 'My usuals', search: 'Search products' },
};

interface ManifestParts {
  readonly tenant: Tenant;
  readonly look: BrandLook;
  readonly tokens: TenantTokens;
  readonly pictures: readonly AppPicture[];
  readonly language: Language;
  /** What stands before the paths of that language. */
  readonly base: LanguageBase;
}

/**
 * The web app manifest of a brand (B-40): nothing in it tells where somebody comes from. It differs by host, so that no cache
 * between a shop and its shoppers may keep it.
 */
export function appManifest({ tenant, look, tokens, pictures, language, base }: ManifestParts): Response {
  const { facts, texts } = tenant;
  const { name } = facts;
  const icons = (['any', 'maskable'] as const).flatMap((purpose) =>
    iconSizes[purpose].map((size) => ({
      src: iconPath(purpose, size, look),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  const shortcut = (kind: 'orders' | 'usuals' | 'search', label: string) => ({
    name: label,
    url: base + appPaths[kind],
    icons: [{ src: iconPath(kind, 96, look), sizes: '96x96', type: 'image/png' }],
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: texts.descriptions.home.replaceAll('{brand}', name),
    lang: language,
    dir: 'ltr',
    start_url: `${base}/`,
    scope: '/',
    display: 'standalone',
    theme_color: tokens.light.header.bg,
    background_color: tokens.light.canvas,
    categories: ['food', 'shopping'],
    icons,
    screenshots: pictures.map(({ form, path, width, height }) => ({
      src: path,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: texts.claim,
    })),
    shortcuts: (['orders', 'usuals', 'search'] as const).map((kind) =>
      shortcut(kind, shortcutNames[language][kind]),
    ),
    share_target: {
      action: base + appPaths.share,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'private, max-age=3600' },
  });
}
