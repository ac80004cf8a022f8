import type { AccountContext } from '../account/account.context.ts';
import type { DisclaimerContext } from '../disclaimer/disclaimer.context.ts';
import type { IdentityContext } from '../identity/identity.context.ts';

/** Everything a use case of this module may touch; each takes its pick. */
export type RegistrationContext = AccountContext & DisclaimerContext & IdentityContext;
