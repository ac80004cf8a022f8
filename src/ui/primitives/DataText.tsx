import { createContext, use, type ReactNode } from 'react';

/** Gives the language of the brand's data, as a BCP 47 tag, where the page is in another one; else undefined. */
export const DataLanguageContext = createContext<string | undefined>(undefined);

interface DataTextProps {
  children: ReactNode;
  /** Says that the brand has translated the words: they are in the page's language. */
  translated?: boolean | undefined;
}

/** Renders words of the brand's data, in an element that names their language where the page is in another one (WCAG 3.1.2). */
export function DataText({ children, translated }: DataTextProps) {
  const lang = use(DataLanguageContext);
  return lang === undefined || translated ? children : <span lang={lang}>{children}</span>;
}

/** Returns words of the brand's data for a place in a `<Trans>`, where a string would be read for tags. */
export const dataText = (words: ReactNode) => <DataText>{words}</DataText>;

interface Translatable {
  readonly translated?: boolean | undefined;
}

/** Returns the name of a product or category, likewise; it may be translated. */
export const nameText = (named: ({ readonly name: string } & Translatable) | null | undefined) => (
  <DataText translated={named?.translated}>{named?.name}</DataText>
);

/** Returns the title of a menu's entry, likewise. */
export const titleText = ({ title, translated }: { readonly title: string } & Translatable) => (
  <DataText translated={translated}>{title}</DataText>
);
