import { languages, type Language } from '../../languages.ts';

/** The cookie a choice of language is kept in; who made none has none. */
export const languageCookie = 'language';

/** How long a choice is kept, in s: 180 days. */
const lifetime = 180 * 86_400;

/** The language that is kept among a document's cookies; null where none was chosen. */
export function keptLanguage(cookies: string): Language | null {
  const kept = cookies.split('; ');
  return languages.find((language) => kept.includes(`${languageCookie}=${language}`)) ?? null;
}

/** The cookie that keeps a choice of language, sent to this shop alone. */
export const languageCookieOf = (language: Language, { isSecure }: { readonly isSecure: boolean }): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
