import type { Language } from '../../../contract/languages.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';

/** The language to write to somebody in: the one they last asked in where the brand still speaks it, else its first. */
export const languageOfUser = (
  { language }: { readonly language: string | null },
  { languages }: Pick<TenantFacts, 'languages'>,
): Language => languages.find((offered) => offered === language) ?? languages[0];
