/** The colours a page shows whatever the device wants. */
export type PageTheme = 'light' | 'dark';

const kept = /(?:^|; )colour-scheme=(light|dark)(?:;|$)/;

/**
 * The choice among a document's cookies; null where the device decides. The script in the document can import nothing that
 * others do, so it reads the cookie by itself.
 */
export const keptTheme = (cookies: string): PageTheme | null =>
  (kept.exec(cookies)?.[1] as PageTheme | undefined) ?? null; // as the pattern says

/** Shows these colours, in the bars of the browser too; null leaves both to the device (decision 075). */
export function showTheme(page: Document, theme: PageTheme | null): void {
  const root = page.documentElement;
  if (theme === null) delete root.dataset.theme;
  else root.dataset.theme = theme;
  // The document has one for light, and then one for dark.
  for (const [at, bar] of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries()) {
    const own = at === 0 ? 'light' : 'dark';
    bar.media = theme === null ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}
