import { contentFolder, openContent } from '../../server/content/open-content.ts';
import { mailLookOf } from '../../server/mail-look.ts';
import { root } from '../../server/root.ts';
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
import { seed as quincegateSeed } from '../../tenants/quincegate/seed.ts';
import { tenant as quincegate } from '../../tenants/quincegate/tenant.ts';
import { tokens as quincegateTokens } from '../../tenants/quincegate/tokens.ts';

const contentOf = (name: string) => openContent(contentFolder(root, name), { hasDrafts: false });

/** The demo brands, the default one first. */
export const demoTenants: readonly SeededTenant[] = [
  {
    facts: cestolieto.facts,
    seed: cestolietoSeed,
    mailLook: mailLookOf(cestolietoTokens),
    content: await contentOf('cestolieto'),
  },
  {
    facts: ortavia.facts,
    seed: ortaviaSeed,
    mailLook: mailLookOf(ortaviaTokens),
    content: await contentOf('ortavia'),
  },
  {
    facts: passolesto.facts,
    seed: passolestoSeed,
    mailLook: mailLookOf(passolestoTokens),
    content: await contentOf('passolesto'),
  },
  {
    facts: quincegate.facts,
    seed: quincegateSeed,
    mailLook: mailLookOf(quincegateTokens),
    content: await contentOf('quincegate'),
  },
];
