import type { OnlineStore } from 'schema-dts';
import { paths } from '../routing/paths.ts';
import { socialPicturePath } from './brand-picture.ts';
import { absolute, type FoundPage } from './found-page.ts';

/** The brand as the business behind its pages. */
export const organization = (page: FoundPage): OnlineStore => {
  const { name, phone, email } = page.tenant.facts;
  return {
    '@type': 'OnlineStore',
    '@id': organizationId(page),
    name,
    url: absolute(page, paths.home),
    logo: absolute(page, socialPicturePath),
    telephone: phone,
    email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      availableLanguage: [...page.tenant.facts.languages],
    },
  };
};

/** By which other things name the brand. */
export const organizationId = (page: FoundPage): string => absolute(page, `${paths.home}#organization`);
