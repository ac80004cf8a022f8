import type { Tenant } from '../../tenant.ts';

/**
 * A brand as its mobile app shows it: with the bottom bar (SHELL-07), in the one language the app is made in, and without the
 * logins that lead over a site and back by cookies.
 */
export const appTenant = ({ facts, features, ...brand }: Tenant): Tenant => ({
  ...brand,
  facts: {
    ...facts,
    languages: [facts.languages[0]],
    socialProviders: [],
    without: [...new Set([...facts.without, 'singleSignOn' as const])],
  },
  features: { ...features, bottomBarOnWeb: true },
});
