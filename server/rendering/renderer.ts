import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, type Language } from '../../contract/languages.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type * as ServerEntry from '../../src/boot/entry-server.tsx';
import type { Route } from '../../src/routing/routes.ts';
import type { Storefront } from '../../tenants/theme/storefront.ts';
import {
  assetsOf,
  chunksNamed,
  chunkUrl,
  importsOf,
  readManifest,
  type Manifest,
  type PageAssets,
} from './build-manifest.ts';
import type { EarlyCode, FirstCall, FontFaces, InlineStyle, Preloads } from './document.ts';
import { webFacesOf, withoutWebFaces } from './web-faces.ts';

/** What the document of a page refers to. */
interface PageReferences {
  styles: readonly InlineStyle[];
  fonts: FontFaces | null;
  preloads: Preloads;
  early: EarlyCode;
  firstCall: Omit<FirstCall, 'marker'>;
  entry: string;
  storefront: string;
  pageModule: string;
  /** Tags of a development server. */
  extra?: string;
}

/** Turns addresses into pages: the built one in production, Vite's in development. */
export interface Renderer {
  /** Texts of the scripts that stand in its documents. */
  readonly inlineScripts: readonly string[];
  /** The route a brand shows at an address. */
  matchRoute(href: string, tenant: Tenant): Promise<ReturnType<typeof ServerEntry.matchRoute>>;
  /** Addresses of what a shop sells, as its pages give them for their own. */
  publicPaths(): Promise<typeof ServerEntry.publicPaths>;
  /** Reads and writes the choice about cookies. */
  cookieChoice(): Promise<typeof ServerEntry.cookieChoice>;
  render(
    language: Language,
    request: Omit<ServerEntry.RenderRequest, 'headerPrefix'>,
  ): Promise<ServerEntry.RenderedPage>;
  /** Where a visit goes on after a login by the page's form, or why it was refused. */
  logIn(
    language: Language,
    sent: Omit<Parameters<typeof ServerEntry.logIn>[0], 'headerPrefix'>,
  ): ReturnType<typeof ServerEntry.logIn>;
  /** A brand in a language it speaks. */
  storefrontOf(brand: string, language: Language): Promise<Storefront>;
  /** Asked after the page was rendered. */
  references(brand: string, page: Route['page'], language: Language): Promise<PageReferences>;
  /** Last touches of a development server. */
  finish(html: string, href: string): Promise<string>;
}

const entries = {
  client: 'src/boot/entry-client.ts',
  early: 'src/boot/entry-early.ts',
};

/** The scripts that some assets have besides others. */
const without = (assets: PageAssets, others: PageAssets): string[] =>
  assets.scripts.filter((url) => !others.scripts.includes(url));

/** What the build of one language made. */
async function openLanguage(language: Language, { distDir, headerPrefix }: BuiltShop) {
  const manifest = await readManifest(join(distDir, 'client'), language);
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(distDir, 'server', language, file)).href);
  const entry = (await load('entry-server.js')) as typeof ServerEntry;
  await entry.preload();
  const textAt = (href: string): Promise<string> => readFile(join(distDir, 'client', href), 'utf8');
  const styleAt = async (href: string) => ({ href, text: await textAt(href) });
  // In a document it is no module: its names stay its own.
  const early = `(()=>{${await textAt(chunkUrl(manifest, entries.early))}})()`;
  const firstCall = await entry.firstCall(headerPrefix);
  /** All words but those of the frame. */
  const words = `locales/${language}/rest.po`;

  const refer = async (brand: string, page: Route['page']): Promise<PageReferences> => {
    const storefront = storefrontSource(manifest, brand, language);
    const pageModule = `src/pages/${page}.page.tsx`;
    const steps = importsOf(manifest, entries.client);
    const pageWords = entry.isFramed(page) ? [] : [words];
    const sources = [storefront, entries.client, ...steps, ...pageWords, pageModule];
    const assets = assetsOf(manifest, sources);
    const next = [...sources, words, ...chunksNamed(manifest, ['visitor'])];
    const withVisitor = assetsOf(manifest, next);
    const withCalls = assetsOf(manifest, [...next, ...chunksNamed(manifest, ['calls'])]);
    const withLogin = assetsOf(manifest, [...next, ...chunksNamed(manifest, ['login'])]);
    const client = chunkUrl(manifest, entries.client);
    // What comes next finds its styles here: it would wait for their files.
    const sheets = await Promise.all(withLogin.styles.map(styleAt));
    const styles: InlineStyle[] = sheets.map(({ href, text }) => ({ href, text: withoutWebFaces(text) }));
    return {
      styles,
      fonts: webFacesOf(sheets.map(({ text }) => text)),
      preloads: {
        page: assets.scripts.filter((url) => url !== client),
        visitor: without(withVisitor, assets),
        calls: without(withCalls, withVisitor),
        login: without(withLogin, withVisitor),
      },
      early: { text: early },
      firstCall,
      entry: client,
      storefront: chunkUrl(manifest, storefront),
      pageModule: chunkUrl(manifest, pageModule),
    };
  };
  return {
    entry,
    early,
    refer: once((brand: string, page: Route['page']) => refer(brand, page)),
    storefrontOf: once(async (brand: string) => {
      const module = (await load(`tenant-${brand}.js`)) as { storefront: Storefront };
      return module.storefront;
    }),
  };
}

/** Does a thing once for each name it is asked for. */
function once<Rest extends readonly string[], Made>(make: (...names: Rest) => Promise<Made>) {
  const known = new Map<string, Promise<Made>>();
  return (...names: Rest): Promise<Made> => {
    const key = names.join(' ');
    const made = known.get(key) ?? make(...names);
    known.set(key, made);
    return made;
  };
}

/** A language's build has a brand in that language alone. */
const storefrontSource = (manifest: Manifest, brand: string, language: Language): string => {
  const own = `tenants/${brand}/storefront.${language}.ts`;
  return own in manifest ? own : `tenants/${brand}/storefront.ts`;
};

/** What the build made, and how its pages speak to the shop. */
interface BuiltShop {
  readonly distDir: string;
  /** What the names of the session's headers begin with (SES-02). */
  readonly headerPrefix: string;
}

/** Renders with what the build made. */
export async function openBuiltRenderer(shop: BuiltShop): Promise<Renderer> {
  const [first, ...others] = await Promise.all(
    languages.map(async (language) => [language, await openLanguage(language, shop)] as const),
  );
  if (first === undefined) throw new RangeError('no language is built');
  const { headerPrefix } = shop;
  const built = new Map([first, ...others]);
  const { entry } = first[1];
  const speaking = (language: Language) => built.get(language) ?? first[1];
  return {
    inlineScripts: [...new Set(Array.from(built.values(), ({ early }) => early))],
    matchRoute: (href, tenant) => Promise.resolve(entry.matchRoute(href, tenant)),
    publicPaths: () => Promise.resolve(entry.publicPaths),
    cookieChoice: () => Promise.resolve(entry.cookieChoice),
    render: (language, request) => speaking(language).entry.render({ ...request, headerPrefix }),
    logIn: (language, sent) => speaking(language).entry.logIn({ ...sent, headerPrefix }),
    storefrontOf: (brand, language) => speaking(language).storefrontOf(brand),
    references: (brand, page, language) => speaking(language).refer(brand, page),
    finish: (html) => Promise.resolve(html),
  };
}
