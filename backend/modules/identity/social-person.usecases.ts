import type { EndpointData } from '../../../contract/api/endpoint.ts';
import type { viewSocialUser } from '../../../contract/api/account/social.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { tokenHash } from '../auth/token.ts';
import { socialTokenOf } from './complete-sign-in.usecases.ts';
import type { IdentityProviderName, VouchedPerson } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';

/** Whom a provider vouched for; the e-mail is verified and may not be replaced by another one. */
export interface SocialPerson extends VouchedPerson {
  readonly provider: IdentityProviderName;
}

type Persons = Pick<IdentityContext, 'identities' | 'now'>;

const personView = ({ provider, email, firstName, lastName }: SocialPerson): SocialPerson => ({
  provider,
  email,
  firstName,
  lastName,
});

/** The person behind the code of a social return; 404 for an unknown, used or old one (R17, REG-09). */
export async function viewSocialPerson(
  context: Pick<IdentityContext, 'identities' | 'now'>,
  code: string,
): Promise<EndpointData<typeof viewSocialUser>> {
  const person = await context.identities.findPerson({ codeHash: tokenHash(code) }, context.now);
  if (person === null) throw new UnknownResourceError('social person');
  return { ...personView(person), socialToken: socialTokenOf(code) };
}

/** The person a social token stands for; null for an unknown, used or old one. */
export async function personOfSocialToken(
  context: Persons,
  socialToken: string,
): Promise<SocialPerson | null> {
  const person = await context.identities.findPerson({ tokenHash: tokenHash(socialToken) }, context.now);
  return person === null ? null : personView(person);
}

/** Uses a social token up in the transaction that opens the account; null when somebody did already. */
export async function spendSocialToken(unit: Persons, socialToken: string): Promise<SocialPerson | null> {
  const person = await unit.identities.consumePerson(tokenHash(socialToken), unit.now);
  return person === null ? null : personView(person);
}
