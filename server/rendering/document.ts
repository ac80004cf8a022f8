import { escapeHtml } from '../../backend/http/escape-html.ts';
import type { RenderedPage } from '../../src/boot/entry-server.tsx';

/** A style sheet of the build: its address and its text. */
export interface InlineStyle {
  readonly href: string;
  readonly text: string;
}

export interface DocumentParts {
  head: RenderedPage['head'];
  /** Origin of canonical addresses. */
  origin: string;
  /** Class of the document that carries the brand's tokens. */
  themeClass: string;
  themeColour: string;
  styles: readonly InlineStyle[];
  fonts: readonly string[];
  /** Modules to fetch ahead of their import. */
  preloads: readonly string[];
  /** Records what is pressed before the flows are there. */
  early: string;
  entry: string;
  /** Rendered app. */
  html: string;
  bootstrapId: string;
  bootstrap: unknown;
  /** Tags of a development server. */
  extra?: string;
}

/** JSON that may stand in a script element: nothing in it can end the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

const each = <T>(items: readonly T[], tag: (item: T) => string): string => items.map(tag).join('');

/** A sheet in the document itself, so that the first paint waits for nothing; its address tells the browser's loader. */
const inlineStyle = ({ href, text }: InlineStyle): string =>
  `<style data-href="${href}">${text.replaceAll('</', String.raw`<\/`)}</style>`;

/** An `optional` font shows only if it is there in time: it is asked for early, and takes the line from nothing. */
const fontPreload = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${url}" fetchpriority="low" crossorigin>`;

/** The whole HTML document of a page. Scripts come after everything that is seen (decision 020). */
export function renderDocument(parts: DocumentParts): string {
  const { head, origin } = parts;
  const canonical =
    head.canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(origin + head.canonical)}">`;
  return (
    `<!doctype html><html lang="it" class="${escapeHtml(parts.themeClass)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description)}">${canonical}` +
    `<meta name="theme-color" content="${escapeHtml(parts.themeColour)}">` +
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
    each(parts.styles, inlineStyle) +
    each(parts.fonts, fontPreload) +
    `<script type="module" async src="${parts.early}"></script>` +
    each(parts.preloads, (url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`) +
    `${parts.extra ?? ''}<script type="module" src="${parts.entry}" fetchpriority="low"></script></head>` +
    `<body><div id="app">${parts.html}</div>` +
    `<script type="application/json" id="${parts.bootstrapId}">${scriptJson(parts.bootstrap)}</script>` +
    '</body></html>'
  );
}
