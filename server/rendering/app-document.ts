import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appTenant } from '../../contract/rules/features/app-tenant.ts';
import type { Brand } from '../brands.ts';
import { appPolicy } from '../web/security-headers.ts';
import { chunkUrl, filesOf, readManifest } from './build-manifest.ts';
import { renderDocument } from './document.ts';
import { openBuiltRenderer } from './renderer.ts';

interface AppDocumentRequest {
  /** The folder of the build. */
  readonly distDir: string;
  readonly brand: Pick<Brand, 'facts' | 'tokens'>;
  /** Origin of the shop, e.g. `https://www.example.com`. */
  readonly shop: string;
  /** What the names of the session's headers begin with at the shop. */
  readonly headerPrefix: string;
}

/** The first page of a brand's app, and what it may load. */
interface AppPage {
  readonly html: string;
  /** Files of the build, paths below its folder of what browsers get. */
  readonly files: readonly string[];
}

const appEntry = 'src/boot/app/entry-app.ts';
const cookiesEntry = 'src/boot/app/entry-cookies.ts';

/** The shop is not asked: what it says today would be shown for as long as the app is. */
const nobodyAnswers: typeof fetch = () => new Promise(() => undefined);

/**
 * The document the mobile app starts with, in the brand's first language: the home page before anything of the shop has come.
 * The same bytes for the same build (LIFE-10, decision 083). Rejects where there is no build.
 */
export async function renderAppDocument({
  distDir,
  brand,
  shop,
  headerPrefix,
}: AppDocumentRequest): Promise<AppPage> {
  const { tenantId, languages, cookieTerms } = brand.facts;
  const [language] = languages;
  const clientDir = join(distDir, 'client');
  const [renderer, manifest] = await Promise.all([
    openBuiltRenderer({ distDir, headerPrefix }),
    readManifest(clientDir, language),
  ]);
  const built = await renderer.storefrontOf(tenantId, language);
  const storefront = { ...built, tenant: appTenant(built.tenant) };
  const page = await renderer.render(language, {
    storefront,
    href: '/',
    origin: shop,
    publicOrigin: shop,
    fetch: nobodyAnswers,
    shopperFetch: null,
    // No day of the shop's stands in it.
    now: () => 0,
  });
  const references = await renderer.references(tenantId, 'home', language);
  const script = await readFile(join(clientDir, chunkUrl(manifest, cookiesEntry)), 'utf8');
  // In a document it is no module: its names stay its own.
  const cookies = `(()=>{${script}})()`;
  const early = 'text' in references.early ? [references.early.text] : [];
  // No cookie tells the app who may be logged in.
  const marker = '';
  const html = renderDocument({
    ...references,
    entry: chunkUrl(manifest, appEntry),
    firstCall: { ...references.firstCall, marker },
    cookieTerms,
    head: { ...page.head, canonical: null },
    found: null,
    origin: shop,
    language,
    languages: [language],
    themeClass: storefront.themeClass,
    themeColours: { light: brand.tokens.light.header.bg, dark: brand.tokens.dark.header.bg },
    // It is there at once, and nothing of it waits for a line.
    hasContent: false,
    html: page.html.replaceAll('"/media/', `"${shop}/media/`),
    bootstrapId: page.bootstrapId,
    bootstrap: {
      ...page.bootstrap,
      storefront: references.storefront,
      pageModule: references.pageModule,
      marker,
    },
    app: { shop, cookies, policy: appPolicy([cookies, ...early], shop) },
  });
  return { html, files: filesOf(manifest, [appEntry, `tenants/${tenantId}/storefront.ts`]) };
}
