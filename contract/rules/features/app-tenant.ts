import type { Tenant } from '../../tenant.ts';

/** A brand as its mobile app shows it: with the bottom bar (SHELL-07), and in the one language the app is made in. */
export const appTenant = (tenant: Tenant): Tenant => ({
  ...tenant,
  facts: { ...tenant.facts, languages: [tenant.facts.languages[0]] },
  features: { ...tenant.features, bottomBarOnWeb: true },
});
