import { wrong, type CheckResult } from '../../../backend/platform/check-result.ts';
import { languageNames, type Language } from '../../../contract/languages.ts';
import { tenantFaults } from '../../../contract/tenant-keys.ts';
import type { WholeBrand } from '../read-brand.ts';

/** What is wrong with the words of a language the brand speaks besides its first. */
function furtherFindings({ tenant, furtherTexts, files }: WholeBrand, language: Language): CheckResult[] {
  const [file, storefront] = [`texts/${language}.ts`, `storefront.${language}.ts`];
  const missing = (name: string, what: string) =>
    files.includes(name) ? [] : [wrong(`${name} is missing: ${what} in ${languageNames[language]}.`)];
  const texts = furtherTexts.get(language);
  return [
    ...missing(file, 'what the brand says'),
    ...missing(storefront, 'the brand as its shoppers receive it'),
    ...(files.includes(file) ? tenantFaults({ ...tenant, texts }) : []).map((fault) =>
      wrong(`${file}: ${fault}`),
    ),
  ];
}

/** Languages a brand names in `facts.languages` and has no whole words for (TEN-03, decision 078). */
export const languageFindings = (brand: WholeBrand): CheckResult[] =>
  brand.tenant.facts.languages.slice(1).flatMap((language) => furtherFindings(brand, language));
