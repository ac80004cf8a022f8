import type { Language } from '../../contract/languages.ts';
import { escapeHtml } from './escape-html.ts';
import { pageColours } from './page-colours.ts';

/** A page of the backend's own: it works without script, and no search engine keeps it. */
export interface HtmlPage {
  readonly lang: Language | 'en';
  readonly title: string;
  readonly style: string;
  /** More of the head, as HTML. */
  readonly head?: string;
  /** What the page shows, as HTML. */
  readonly main: string;
}

/** The look of the pages a shopper meets only while testing: one card on a plain ground. */
export const cardStyle = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--ink); }
  main { max-width: 26rem; margin: 8vh auto; padding: 2rem; background: var(--surface); border-radius: 0.75rem; }
  h1 { font-size: 1.25rem; margin: 0 0 0.25rem; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }`;

export const htmlPage = ({ lang, title, style, head = '', main }: HtmlPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${escapeHtml(title)}</title>
<style>${pageColours}${style}</style>
${head}</head>
<body>
<main>
${main}
</main>
</body>
</html>`;
