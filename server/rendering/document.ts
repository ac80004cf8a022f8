import { escapeHtml } from '../../backend/http/escape-html.ts';
import type { Language } from '../../contract/languages.ts';
import { languageBase, outerPath } from '../../contract/rules/language/language-address.ts';
import { touchIconPath } from '../web/app-icons.ts';
import { manifestPath } from '../web/app-manifest.ts';
import { cookieSheetPath } from '../web/cookie-paths.ts';
import type { firstCall, RenderedPage } from '../../src/boot/entry-server.tsx';

/** A style sheet of the build: its address and its text. */
export interface InlineStyle {
  readonly href: string;
  readonly text: string;
}

/** The call the early script makes. */
export type FirstCall = Awaited<ReturnType<typeof firstCall>> & {
  /** Name of the cookie that tells where somebody may be logged in. */
  readonly marker: string;
};

/** The faces of the brand's fonts: a sheet that the early script switches on, and the files it names. */
export interface FontFaces {
  readonly text: string;
  readonly files: readonly string[];
  /** Of the files: a browser remembers by it that it has them. */
  readonly version: string;
}

/** The script that runs before anything is seen; a development server answers it by its address. */
export type EarlyCode = { readonly text: string } | { readonly address: string };

/** Modules to fetch ahead of their import, each in the first of these that needs it. */
export interface Preloads {
  /** With the entry: the page answers when they have come. */
  readonly page: readonly string[];
  /** Next, while the page is made live. */
  readonly visitor: readonly string[];
  /** With the page's for whoever may be logged in. */
  readonly calls: readonly string[];
  /** When a stranger presses something before the page answers. */
  readonly login: readonly string[];
}

/** What a document of the mobile app's own has besides: no server answers with it (decision 083). */
interface AppDocument {
  /** Origin of the shop, e.g. `https://www.example.com`. */
  readonly shop: string;
  /** The script that keeps the cookies of the page's scripts. */
  readonly cookies: string;
  /** Content security policy. */
  readonly policy: string;
}

export interface DocumentParts {
  head: RenderedPage['head'];
  found: RenderedPage['found'];
  /** Origin of canonical addresses. */
  origin: string;
  /** Of the page. */
  language: Language;
  /** The languages of the brand, its first one first. */
  languages: readonly [Language, ...Language[]];
  /** Class of the document that carries the brand's tokens. */
  themeClass: string;
  /** Of the header, by what the device asks for. */
  themeColours: { readonly light: string; readonly dark: string };
  styles: readonly InlineStyle[];
  /** Null where the styles hold the faces of the brand's fonts themselves. */
  fonts: FontFaces | null;
  preloads: Preloads;
  early: EarlyCode;
  /** For the early script to make. */
  firstCall: FirstCall;
  /** Version of the brand's text on cookies. */
  cookieTerms: string;
  entry: string;
  /** What a shopper came for stands in the markup: the early script lets the others in once it is seen. */
  hasContent: boolean;
  /** Rendered app. */
  html: string;
  bootstrapId: string;
  bootstrap: unknown;
  /** Tags of a development server. */
  extra?: string;
  /** Absent for pages that the shop answers with. */
  app?: AppDocument;
}

/** JSON that may stand in a script element: nothing in it can end the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

const each = <T>(items: readonly T[], tag: (item: T) => string): string => items.map(tag).join('');

/** CSS that cannot end the element it stands in. */
const styleText = (css: string): string => css.replaceAll('</', String.raw`<\/`);

/** A sheet in the document itself, so that the first paint waits for nothing; its address tells the browser's loader. */
const inlineStyle = ({ href, text }: InlineStyle): string =>
  `<style data-href="${href}">${styleText(text)}</style>`;

const fontSheet = ({ text, files, version }: FontFaces): string =>
  `<style media="not all" data-fonts="${files.join(' ')}" data-version="${version}">${styleText(text)}</style>`;

function earlyScript({ early, firstCall, cookieTerms, app }: DocumentParts): string {
  // The app's calls go to another origin, with headers that only it knows.
  const call = app === undefined ? `data-first-call="${escapeHtml(JSON.stringify(firstCall))}" ` : '';
  const data = `${call}data-terms="${escapeHtml(cookieTerms)}"`;
  return 'text' in early
    ? `<script ${data}>${early.text}</script>`
    : `<script type="module" async src="${early.address}" ${data}></script>`;
}

const modulePreload = (url: string): string => `<link rel="modulepreload" href="${url}" fetchpriority="low">`;

/** Tags the early script puts into the document when it is time. */
const waiting = (name: keyof Preloads, tags: string): string =>
  `<template data-scripts="${name}">${tags}</template>`;

const openGraphLocales: Readonly<Record<Language, string>> = { it: 'it_IT', 'en-US': 'en_US' };

/** What a link preview reads of the document, addresses whole (Open Graph). */
/** The address of a path in a language, as others know it. */
const publicAddress = (
  { origin, languages }: Pick<DocumentParts, 'origin' | 'languages'>,
  path: string,
  language: Language,
): string => origin + outerPath(languageBase(languages, language), path);

function previewTags(parts: DocumentParts): string {
  const { head, origin, found, language } = parts;
  if (head.canonical === null || found === null) return '';
  const { type, siteName, picture } = found.preview;
  const size: [string, string][] =
    picture.size === undefined
      ? []
      : [
          ['og:image:width', String(picture.size.width)],
          ['og:image:height', String(picture.size.height)],
        ];
  const properties: [string, string][] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:type', type],
    ['og:url', publicAddress(parts, head.canonical, language)],
    ['og:site_name', siteName],
    ['og:locale', openGraphLocales[language]],
    ['og:image', new URL(picture.path, origin).href],
    ...size,
    ['og:image:alt', picture.alt],
  ];
  return (
    each(properties, ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`) +
    `<meta name="twitter:card" content="${picture.size === undefined ? 'summary' : 'summary_large_image'}">`
  );
}

const themeColourTag = (scheme: string, colour: string): string =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escapeHtml(colour)}">`;

/** Data for search engines: no script, so that the content policy lets it stand (decision 063). */
const dataBlock = ({ found }: DocumentParts): string =>
  found === null || found.data === null
    ? ''
    : `<script type="application/ld+json">${scriptJson(found.data)}</script>`;

/** The languages a page is there in, for search engines (TEN-03). */
function alternateTags(parts: DocumentParts): string {
  const { head, languages } = parts;
  const { canonical } = head;
  if (canonical === null || languages.length === 1) return '';
  const named = [
    ...languages.map((language) => [language, language] as const),
    ['x-default', languages[0]] as const,
  ];
  return each(
    named,
    ([name, language]) =>
      `<link rel="alternate" hreflang="${name}" href="${escapeHtml(publicAddress(parts, canonical, language))}">`,
  );
}

/** What a browser is told of the shop as a site, and of its app that it may install. */
const siteTags = (base: string): string =>
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
  `<link rel="apple-touch-icon" href="${touchIconPath}"><link rel="manifest" href="${base}${manifestPath}">` +
  '<meta name="mobile-web-app-capable" content="yes">';

const policyTag = ({ policy }: AppDocument): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;

/** The whole HTML document of a page. Scripts come after everything that is seen (decision 050). */
export function renderDocument(parts: DocumentParts): string {
  const { head, language, languages, app } = parts;
  const base = languageBase(languages, language);
  const shop = app === undefined ? '' : ` data-shop="${escapeHtml(app.shop)}"`;
  const canonical =
    head.canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(publicAddress(parts, head.canonical, language))}">` +
        alternateTags(parts);
  const { page, ...later } = parts.preloads;
  const scripts =
    each(page, modulePreload) + `<script type="module" src="${parts.entry}" fetchpriority="low"></script>`;
  const next = each([...later.visitor, ...later.calls], modulePreload);
  return (
    `<!doctype html><html lang="${language}"${base === '' ? '' : ` data-base="${base}"`}${shop} class="${escapeHtml(parts.themeClass)}"><head><meta charset="utf-8">` +
    (app === undefined ? '' : policyTag(app)) +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description)}">${canonical}` +
    previewTags(parts) +
    each(['light', 'dark'] as const, (scheme) => themeColourTag(scheme, parts.themeColours[scheme])) +
    (app === undefined ? siteTags(base) : '') +
    each(parts.styles, inlineStyle) +
    (parts.fonts === null ? '' : fontSheet(parts.fonts)) +
    (parts.hasContent
      ? waiting('page', scripts) +
        each(['visitor', 'calls', 'login'] as const, (name) =>
          waiting(name, each(later[name], modulePreload)),
        )
      : scripts + next) +
    (app === undefined ? '' : `<script>${app.cookies}</script>`) +
    earlyScript(parts) +
    // Without script the answer of this sheet hides the banner of who has chosen: the document is the same for all.
    (app === undefined ? `<noscript><link rel="stylesheet" href="${cookieSheetPath}"></noscript>` : '') +
    (parts.extra ?? '') +
    '</head>' +
    `<body><div id="app">${parts.html}</div>` +
    `<script type="application/json" id="${parts.bootstrapId}">${scriptJson(parts.bootstrap)}</script>` +
    dataBlock(parts) +
    '</body></html>'
  );
}
