import { escapeHtml } from '../../backend/http/escape-html.ts';
import type { RenderedPage } from '../../src/boot/entry-server.tsx';

export interface DocumentParts {
  head: RenderedPage['head'];
  /** Origin of canonical addresses. */
  origin: string;
  /** Class of the document that carries the brand's tokens. */
  themeClass: string;
  themeColour: string;
  styles: readonly string[];
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

/** The whole HTML document of a page. */
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
    each(parts.fonts, (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`) +
    each(parts.styles, (url) => `<link rel="stylesheet" href="${url}">`) +
    `<script type="module" async src="${parts.early}"></script>` +
    each(parts.preloads, (url) => `<link rel="modulepreload" href="${url}">`) +
    `${parts.extra ?? ''}<script type="module" src="${parts.entry}"></script></head>` +
    `<body><div id="app">${parts.html}</div>` +
    `<script type="application/json" id="${parts.bootstrapId}">${scriptJson(parts.bootstrap)}</script>` +
    '</body></html>'
  );
}
