const choice = /(?:^|;)\s*cookie-preferences=([^;]*)/;

/**
 * Version of the text of the choice that is kept among a document's cookies; null where none is. A kept choice ends by itself
 * when it must be asked again. The script in the document can import nothing that others do, so it reads the cookie by itself.
 */
export const keptTerms = (cookies: string): string | null =>
  new URLSearchParams(choice.exec(cookies)?.[1]).get('terms');
