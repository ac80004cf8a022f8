import { createContext, use, type ReactNode } from 'react';

/** Gives the language of the brand's data, as a BCP 47 tag, where the page is in another one; else undefined. */
export const DataLanguageContext = createContext<string | undefined>(undefined);

/** Renders words of the brand's data, in an element that names their language where the page is in another one (WCAG 3.1.2). */
export function DataText({ children }: { children: ReactNode }) {
  const lang = use(DataLanguageContext);
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}

/** Returns words of the brand's data for a place in a `<Trans>`, where a string would be read for tags. */
export const dataText = (words: ReactNode) => <DataText>{words}</DataText>;
