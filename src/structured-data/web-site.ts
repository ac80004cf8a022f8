import { language } from '#language';
import type { SearchAction, WebSite } from 'schema-dts';
import { paths } from '../routing/paths.ts';
import { absolute, type FoundPage } from './found-page.ts';
import { organizationId } from './organization.ts';

/** What search engines want of an action besides schema.org's own words: which field of the address is typed. */
type TypedSearch = SearchAction & { readonly 'query-input': string };

const searched = (page: FoundPage): TypedSearch => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${absolute(page, paths.catalogue)}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

/** The shop's site and its search. */
export const webSite = (page: FoundPage): WebSite => ({
  '@type': 'WebSite',
  '@id': absolute(page, `${paths.home}#website`),
  name: page.tenant.facts.name,
  url: absolute(page, paths.home),
  inLanguage: language,
  publisher: { '@id': organizationId(page) },
  potentialAction: searched(page),
});
