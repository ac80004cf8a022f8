import { mailLookOf } from '../../server/mail-look.ts';
import type { SeededTenant } from '../../demo/seed-version.ts';
import { seed as cestolietoSeed } from '../../tenants/cestolieto/seed.ts';
import { tenant as cestolieto } from '../../tenants/cestolieto/tenant.ts';
import { tokens as cestolietoTokens } from '../../tenants/cestolieto/tokens.ts';
import { seed as ortaviaSeed } from '../../tenants/ortavia/seed.ts';
import { tenant as ortavia } from '../../tenants/ortavia/tenant.ts';
import { tokens as ortaviaTokens } from '../../tenants/ortavia/tokens.ts';
import { seed as passolestoSeed } from '../../tenants/passolesto/seed.ts';
import { tenant as passolesto } from '../../tenants/passolesto/tenant.ts';
import { tokens as passolestoTokens } from '../../tenants/passolesto/tokens.ts';

/** The demo brands, the default one first. */
export const demoTenants: readonly SeededTenant[] = [
  { facts: cestolieto.facts, seed: cestolietoSeed, mailLook: mailLookOf(cestolietoTokens) },
  { facts: ortavia.facts, seed: ortaviaSeed, mailLook: mailLookOf(ortaviaTokens) },
  { facts: passolesto.facts, seed: passolestoSeed, mailLook: mailLookOf(passolestoTokens) },
];
