import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { updateUserDetail } from '../../../contract/api/registration.ts';
import { birthdateOf, birthdateText } from '../../../contract/rules/birthdate-text.ts';
import { emailRule } from '../../../contract/rules/email.ts';
import { phoneRule } from '../../../contract/rules/phone.ts';
import { normaliseTaxCode } from '../../../contract/rules/tax-code.ts';
import { isTaken } from '../../db/failures.ts';
import { faultsOf, refuseFaults } from '../../field-faults.ts';
import { RefusalError } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import { personRules } from './person-rules.ts';
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
export async function updateProfile(scope: TenantScope, userId: number, typed: Profile): Promise<void> {
  const rules = Object.entries(personRules(scope)).filter(
    ([field]) => typed[field as keyof Profile] !== undefined,
  );
  const values = {
    ...typed,
    birthdate: birthdateText(typed.birthdate ?? ''),
    fidelityCard: typed.fidelityCard?.trim(),
    fiscalCode: typed.fiscalCode?.trim(),
  };
  refuseFaults(faultsOf(values, Object.fromEntries(rules)));
  const fields = storedFields(typed);
  if (Object.keys(fields).length > 0) await scope.users.update(userId, fields);
}

/** Changes the phone number; an empty one takes it away (R04). */
export async function updateContact(scope: TenantScope, userId: number, phone: string): Promise<void> {
  refuseFaults(faultsOf({ phone }, { phone: [phoneRule] }));
  await scope.users.update(userId, { phone: phone.trim() });
}

const takenUsername = () =>
  new RefusalError('validation', 'Questo nome utente non è disponibile.', 'username');

/**
 * Changes the name a user may log in with besides the e-mail (R18). An e-mail address is nobody's user name but its
 * owner's: it would shadow the login of an account, or of one to come.
 */
export async function updateUsername(scope: TenantScope, userId: number, username: string): Promise<void> {
  try {
    await scope.transaction(async (unit) => {
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
