import { language } from '#language';
import { languageBase, outerPath } from '../../contract/rules/language/language-address.ts';
import type { Tenant } from '../../contract/tenant.ts';

/** The addresses of a brand's pages in the language of the screens, by their paths. */
export function addressIn({ facts }: Tenant): (path: string) => string {
  const base = languageBase(facts.languages, language);
  return (path) => outerPath(base, path);
}
