import type { Backend } from '../../backend/app.ts';
import type { RequestInfo } from '../../backend/http/request-info.ts';
import { KnownResponse } from '../../backend/http/known-response.ts';
import { describeError, type Log } from '../../backend/platform/log.ts';
import { onBehalfOf, type RequestContext } from '../../backend/platform/request-context.ts';
import type { Language } from '../../contract/languages.ts';
import { languageBase, readLanguage } from '../../contract/rules/language/language-address.ts';
import type { Brand } from '../brands.ts';
import { compress } from './compress.ts';
import type { ServerConfig } from '../config.ts';
import type { CookieChoice } from './cookie-choice.ts';
import { cookieChoicePath, cookieSheetPath } from './cookie-paths.ts';
import type { AppFiles } from './app-files.ts';
import { appLinks } from './app/app-links.ts';
import { brandIcon } from './icon.ts';
import { lastWorker } from './last-worker.ts';
import { workerPaths } from '../../contract/rules/language/worker-path.ts';
import type { Health } from '../operations/health.ts';
import type { Media } from './media.ts';
import { loginPath, type FormLogin } from '../rendering/form-login.ts';
import type { Pages } from '../rendering/pages.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { keepLanguage, languageChoicePath, ledToLanguage, leadingOn } from '../languages/language-choice.ts';
import { movedResponse } from './moved.ts';
import { robotsText } from './robots.ts';
import type { Sitemap } from './sitemap.ts';
import { createSocialPictures } from './social-picture.ts';
import { setIdentityHeaders, requestIdentity } from './request-identity.ts';
import { contentPolicy, setSecurityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

export interface WebDependencies {
  config: ServerConfig['backend'];
  brands: readonly Brand[];
  backend: Backend;
  pages: Pages;
  logIn: FormLogin;
  media: Media;
  sitemap: Sitemap;
  /** Origin of the brand's canonical addresses. */
  originOf: (brand: Brand) => string;
  renderer: Renderer;
  files: StaticFiles;
  log: Log;
  health: Health;
  cookieChoice: CookieChoice;
  appFiles: AppFiles;
  /** Off where a development server injects its scripts. */
  hasPolicy: boolean;
}

export type Web = (request: Request, info: RequestInfo) => Promise<Response>;

/** The address without the language it is in. */
function spokenAddress(url: URL, offered: Brand['facts']['languages']): { language: Language; url: URL } {
  const { language, path } = readLanguage(offered, url.pathname + url.search);
  return { language, url: new URL(path, url) };
}

const textResponse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });

/** The web process: answers health checks, the backend's calls, files of the build, pictures and pages of the tenant. */
export function createWeb(deps: WebDependencies): Web {
  const { config, brands, backend, log } = deps;
  const policyOf = new Map(
    brands.map(({ facts: { tenantId, analytics } }) => {
      const origins = analytics.kind === 'tagManager' ? analytics.origins : [];
      const policy = deps.hasPolicy ? contentPolicy(deps.renderer.inlineScripts, origins) : null;
      return [tenantId, policy] as const;
    }),
  );
  const socialPicture = createSocialPictures();
  const brandOf = new Map(brands.map((brand) => [brand.facts.tenantId, brand] as const));

  const answer = async (request: Request, info: RequestInfo): Promise<Response> => {
    const { tenantId } = info.tenant;
    const health = await deps.health.answer(info.url.pathname);
    if (health !== null) return textResponse(health.status, health.text, { 'Cache-Control': 'no-store' });
    const brand = brandOf.get(tenantId);
    if (brand === undefined) throw new RangeError(`unknown tenant ${tenantId}`);
    if (backend.serves(info.url.pathname))
      return leadingOn(await backend.app.fetch(request, { info }), request, brand);
    const { facts } = brand;
    const { language, url } = spokenAddress(info.url, facts.languages);
    const { pathname } = url;
    const shop = { brand, language };
    const asked = language === facts.languages[0] ? request : new Request(url, request);
    // Without script its form is sent as it is (decision 012).
    if (request.method === 'POST' && pathname === loginPath) return deps.logIn(asked, shop, info);
    if (request.method === 'POST' && pathname === cookieChoicePath)
      return deps.cookieChoice.keep(asked, shop, info);
    if (request.method === 'POST' && pathname === languageChoicePath)
      return keepLanguage(request, brand, info);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textResponse(405, 'Metodo non consentito', { Allow: 'GET, HEAD' });
    }
    if (pathname === cookieSheetPath) return deps.cookieChoice.sheet(request, brand);
    const links = appLinks(info.url.pathname, facts);
    if (links !== null) return links;
    if (pathname === '/robots.txt') return textResponse(200, robotsText(deps.originOf(brand)));
    if (pathname === '/icon.svg') {
      const { logo } = await deps.renderer.storefrontOf(tenantId, language);
      return brandIcon(logo, brand.tokens.light.logo);
    }
    if (pathname === '/social.png') {
      const { logo } = await deps.renderer.storefrontOf(tenantId, language);
      return socialPicture(tenantId, { logo, tokens: brand.tokens.light });
    }
    if (workerPaths.has(pathname)) return (await deps.files(request, pathname)) ?? lastWorker();
    if (pathname.startsWith('/assets/')) {
      return (await deps.files(request, pathname)) ?? textResponse(404, 'Non trovato');
    }
    return (
      ledToLanguage(request, info.url, brand) ??
      (await deps.media(pathname, tenantId)) ??
      (await deps.appFiles(pathname, shop)) ??
      (await deps.sitemap(pathname, brand)) ??
      movedResponse(url, brand.addresses, languageBase(facts.languages, language)) ??
      deps.pages(asked, shop, info)
    );
  };

  const respond = async (
    request: Request,
    { info, identity }: { info: RequestInfo; identity: RequestContext },
  ): Promise<Response> => {
    const began = performance.now();
    const path = info.url.pathname;
    const failed = (error: unknown): Response => {
      log.error('web.failed', { path, reason: describeError(error) });
      return textResponse(
        500,
        `Qualcosa non ha funzionato. Riprova tra qualche istante. (${identity.requestId})`,
      );
    };
    const response = await answer(request, info).catch(failed);
    const compressed = await compress(response, request.headers.get('accept-encoding'));
    const finished =
      compressed instanceof KnownResponse ? compressed : new Response(compressed.body, compressed);
    setSecurityHeaders(finished.headers, {
      isSecure: info.secure,
      policy: policyOf.get(info.tenant.tenantId) ?? null,
      isPicture: path.startsWith('/media/'),
    });
    setIdentityHeaders(finished.headers, identity);
    if (config.logRequests) {
      const ms = Math.round(performance.now() - began);
      const { tenantId } = info.tenant;
      log.info('request.answered', { method: request.method, path, status: response.status, ms, tenantId });
    }
    return finished;
  };

  return (request, info) => {
    const identity = requestIdentity(request.headers, {
      isProxied: info.isProxied,
      isTraced: config.traceContext,
    });
    return onBehalfOf(identity, () => respond(request, { info, identity }));
  };
}
