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
import { assertRecentLogin } from '../../platform/recent-login.ts';
import type { CurrentUser } from '../../platform/session-user.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { sendPhoneChanged, sendUsernameChanged } from './security-mail.ts';
import type { UserContext } from './user.context.ts';
import type { UserMailContext } from './user-mail.ts';
import type { NewUser } from './user.repository.ts';

type Profile = EndpointParams<typeof updateUserDetail>;

/** What the functions of this file touch. */
type ProfileContext = Transactional<UserMailContext & Pick<UserContext, 'audit' | 'today' | 'users'>>;

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

/**
 * Changes what is given of a person, and nothing else; all faults are reported at once (R02, REG-16). Throws RefusalError
 * (auth.reauthenticate) for another phone number without a recent login.
 */
export async function updateProfile(
  context: ProfileContext,
  user: CurrentUser,
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
  if (Object.keys(fields).length > 0) await storeFields(context, user, fields);
}

/** Stores fields of a person; the owner is mailed about another phone number. */
function storeFields(context: ProfileContext, user: CurrentUser, fields: Partial<NewUser>): Promise<void> {
  return context.transaction(async (unit) => {
    const stored = await unit.users.lock(user.userId);
    const isOtherPhone = stored !== null && fields.phone !== undefined && fields.phone !== stored.phone;
    if (isOtherPhone) assertRecentLogin(user, unit.now);
    await unit.users.update(user.userId, fields);
    if (!isOtherPhone) return;
    await unit.audit.add({ kind: 'phone.changed', userId: user.userId });
    await sendPhoneChanged(unit, stored);
  });
}

/** Changes the phone number; an empty one removes it (R04). */
export async function updateContact(
  context: ProfileContext,
  user: CurrentUser,
  phone: string,
): Promise<void> {
  throwFieldErrors(fieldErrorsOf({ phone }, { phone: [phoneRule] }));
  await storeFields(context, user, { phone: phone.trim() });
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
  context: ProfileContext,
  userId: number,
  username: string,
): Promise<void> {
  try {
    await context.transaction(async (unit) => {
      const user = await unit.users.lock(userId);
      const isOwnEmail = user?.login === username.toLowerCase();
      if (!isOwnEmail && emailRule(username) === null) throw takenUsername();
      const changed = isOwnEmail ? username.toLowerCase() : username;
      if (user === null || user.username === changed) return;
      await unit.users.update(userId, { username: changed });
      await unit.audit.add({ kind: 'username.changed', userId });
      await sendUsernameChanged(unit, user, changed);
    });
  } catch (error) {
    if (isTaken(error)) throw takenUsername();
    throw error;
  }
}
