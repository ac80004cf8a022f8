import type { VouchedPerson } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';

/** A person the embedded providers vouch for (D05). */
export interface DemoPerson extends VouchedPerson {
  readonly id: string;
  readonly hint: string;
}

/** One person with an account of the demo, one without, and one whose account lacks a consent (REG-10). */
export const demoPersons = (context: Pick<IdentityContext, 'facts'>): readonly DemoPerson[] => [
  {
    id: 'demo',
    email: `demo@${context.facts.tenantId}.example`,
    firstName: 'Giulia',
    lastName: 'Ferri',
    hint: 'ha già un account',
  },
  {
    id: 'new',
    email: `chiara.neri@${context.facts.tenantId}.example`,
    firstName: 'Chiara',
    lastName: 'Neri',
    hint: 'non ha ancora un account',
  },
  {
    id: 'consents',
    email: `paolo.conti@${context.facts.tenantId}.example`,
    firstName: 'Paolo',
    lastName: 'Conti',
    hint: 'ha un account, gli manca un consenso',
  },
];
