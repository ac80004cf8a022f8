import type { Thing } from 'schema-dts';
import type { FoundPage } from './found-page.ts';
import { organization } from './organization.ts';
import { webSite } from './web-site.ts';

/** Whose shop it is, and how it is searched. */
export const homeThings = (page: FoundPage): readonly Thing[] => [organization(page), webSite(page)];
