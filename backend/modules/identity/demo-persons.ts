import type { VouchedPerson } from './identity-provider.ts';
import type { Said } from '../../platform/said.ts';
import type { IdentityContext } from './identity.context.ts';

/** A person the embedded providers vouch for (D05). */
export interface DemoPerson extends VouchedPerson {
  readonly id: string;
  readonly hint: Said;
}

/** One person with an account of the demo, one without, and one whose account lacks a consent (REG-10). */
export const demoPersons = (context: Pick<IdentityContext, 'facts'>): readonly DemoPerson[] => [
  {
    id: 'demo',
    email: `demo@${context.facts.tenantId}.example`,
    firstName: 'Giulia',
    lastName: 'Ferri',
    hint: { it: 'ha già un account', 'en-US': 'has an account already' },
  },
  {
    id: 'new',
    email: `chiara.neri@${context.facts.tenantId}.example`,
    firstName: 'Chiara',
    lastName: 'Neri',
    hint: { it: 'non ha ancora un account', 'en-US': 'has no account yet' },
  },
  {
    id: 'consents',
    email: `paolo.conti@${context.facts.tenantId}.example`,
    firstName: 'Paolo',
    lastName: 'Conti',
    hint: { it: 'ha un account, gli manca un consenso', 'en-US': 'has an account that lacks a consent' },
  },
];
