import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { updateUserDetail } from '../../../contract/api/account/registration.ts';
import { birthdateOf, birthdateText } from '../../../contract/rules/fiscal/birthdate-text.ts';
import { normaliseTaxCode } from '../../../contract/rules/fiscal/tax-code.ts';
import { personRules } from '../../../contract/rules/session/person.ts';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import { phoneRule } from '../../../contract/rules/validation/phone.ts';
import { isTaken } from '../../platform/db/failures.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import type { UserContext } from './user.context.ts';
import type { NewUser } from './user.repository.ts';

type Profile = EndpointParams<typeof updateUserDetail>;

function storedFields(typed: Profile): Partial<NewUser> {
  const { firstName, lastName, birthdate, phone, fidelityCard, fiscalCode } = typed;
  return {
    ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
    ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
    ...(birthdate === undefined ? {} : { birthdate: birthdateOf(birthdate ?? '') }),
    ...(phone === undefined ? {} : { phone: phone.trim() }),
    ...(fidelityCard === undefined ? {} : { fidelityCard: fidelityCard.trim() }),
    ...(fiscalCode === undefined ? {} : { fiscalCode: normaliseTaxCode(fiscalCode.trim()) }),
  };
}

/** Changes what is given of a person, and nothing else; all faults are told at once (R02, REG-16). */
export async function updateProfile(
  context: Pick<UserContext, 'facts' | 'today' | 'users'>,
  userId: number,
  typed: Profile,
): Promise<void> {
  const { loyaltyPrefix } = context.facts;
  const rules = Object.entries(personRules({ loyaltyPrefix, today: context.today })).filter(
    ([field]) => typed[field as keyof Profile] !== undefined,
  );
  const values = {
    ...typed,
    birthdate: birthdateText(typed.birthdate ?? ''),
    fidelityCard: typed.fidelityCard?.trim(),
    fiscalCode: typed.fiscalCode?.trim(),
  };
  throwFieldErrors(fieldErrorsOf(values, Object.fromEntries(rules)));
  const fields = storedFields(typed);
  if (Object.keys(fields).length > 0) await context.users.update(userId, fields);
}

/** Changes the phone number; an empty one takes it away (R04). */
export async function updateContact(
  context: Pick<UserContext, 'users'>,
  userId: number,
  phone: string,
): Promise<void> {
  throwFieldErrors(fieldErrorsOf({ phone }, { phone: [phoneRule] }));
  await context.users.update(userId, { phone: phone.trim() });
}

const takenUsername = () =>
  new RefusalError(
    'validation',
    { it: 'Questo nome utente non è disponibile.', 'en-US': 'This username is not available.' },
    'username',
  );

/**
 * Changes the name a user may log in with besides the e-mail (R18). An e-mail address is nobody's user name but its
 * owner's: it would shadow the login of an account, or of one to come.
 */
export async function updateUsername(
  context: Transactional<Pick<UserContext, 'audit' | 'users'>>,
  userId: number,
  username: string,
): Promise<void> {
  try {
    await context.transaction(async (unit) => {
      const user = await unit.users.lock(userId);
      const isOwnEmail = user?.login === username.toLowerCase();
      if (!isOwnEmail && emailRule(username) === null) throw takenUsername();
      await unit.users.update(userId, { username: isOwnEmail ? username.toLowerCase() : username });
      await unit.audit.add({ kind: 'username.changed', userId });
    });
  } catch (error) {
    if (isTaken(error)) throw takenUsername();
    throw error;
  }
}
