import type { SeededTenant } from '../../demo/seed-version.ts';
import { seed as cestolietoSeed } from '../../tenants/cestolieto/seed.ts';
import { tenant as cestolieto } from '../../tenants/cestolieto/tenant.ts';
import { seed as ortaviaSeed } from '../../tenants/ortavia/seed.ts';
import { tenant as ortavia } from '../../tenants/ortavia/tenant.ts';
import { seed as passolestoSeed } from '../../tenants/passolesto/seed.ts';
import { tenant as passolesto } from '../../tenants/passolesto/tenant.ts';

/** The demo brands, the default one first. */
export const demoTenants: readonly SeededTenant[] = [
  { facts: cestolieto.facts, seed: cestolietoSeed },
  { facts: ortavia.facts, seed: ortaviaSeed },
  { facts: passolesto.facts, seed: passolestoSeed },
];
