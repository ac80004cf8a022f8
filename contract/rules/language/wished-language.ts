import type { Language } from '../../languages.ts';
import { keptLanguage } from './language-cookie.ts';
import { languageFor } from './language-for.ts';

/** The language of whoever opens an address: of those offered the one they chose, else the one their browser asks for. */
export function wishedLanguage(
  asked: { readonly cookie: string | null | undefined; readonly acceptLanguage: string | null | undefined },
  offered: readonly [Language, ...Language[]],
): Language {
  const kept = keptLanguage(asked.cookie ?? '');
  return kept !== null && offered.includes(kept) ? kept : languageFor(asked.acceptLanguage, offered);
}
