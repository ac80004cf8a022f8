import type { Billing } from '../../../contract/api/account/registration.ts';
import type { AddressCheck } from '../../../contract/api/shopping/address.ts';
import { birthdateOf } from '../../../contract/rules/fiscal/birthdate-text.ts';
import { normaliseTaxCode } from '../../../contract/rules/fiscal/tax-code.ts';
import { normaliseEmail } from '../../../contract/rules/session/same-email.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { sendAlreadyRegistered } from '../account/account-mail.ts';
import { invalidToken } from '../account/account.errors.ts';
import { mailConfirmation } from '../account/confirm-registration.usecases.ts';
import type { ConfirmRegistrationContext } from '../account/confirm-registration.usecases.ts';
import { isMailAllowed } from '../account/mail-throttle.ts';
import { checkPlace } from '../address/check-address.ts';
import { consumeAttempt } from '../auth/rate-limit.ts';
import { newToken } from '../auth/token.ts';
import { answerDisclaimers } from '../disclaimer/disclaimer.usecases.ts';
import { provinceCode } from '../geocoder/places.ts';
import { personOfSocialToken, spendSocialToken } from '../identity/social-person.usecases.ts';
import type { SocialPerson } from '../identity/social-person.usecases.ts';
import { registeredLevel } from '../user/profile-level.ts';
import type { NewUser, UserRow } from '../user/user.repository.ts';
import { openFirstCart } from './first-cart.ts';
import type { FirstCartContext } from './first-cart.ts';
import { assertRegistration } from './registration-fields.ts';
import type { Registration } from './registration-fields.ts';
import type { RegistrationContext } from './registration.context.ts';

/** What the functions of this file touch. */
type RegisterContext = ConfirmRegistrationContext &
  FirstCartContext &
  Pick<
    RegistrationContext,
    'audit' | 'disclaimers' | 'geocoder' | 'hasher' | 'log' | 'identities' | 'language' | 'today'
  >;

const hourMs = 60 * 60_000;
const registrationsAnHour = 600;

/** What the first invoice of a company is made out to: itself, at the address it gave. */
const companyBilling = (typed: Registration): Billing => ({
  companyName: typed.companyName.trim(),
  fiscalCode: '',
  vatNumber: typed.vatNumber.trim(),
  address1: typed.address1.trim(),
  addressNumber: typed.addressNumber.trim(),
  city: typed.city.trim(),
  province: provinceCode(typed.province.trim()),
  postalcode: typed.postalCode.trim(),
  sdiCode: typed.sdiCode.trim(),
  pec: typed.pec.trim(),
});

function newUser(
  unit: Pick<RegistrationContext, 'language' | 'now'>,
  typed: Registration,
  login: Pick<NewUser, 'passwordHash' | 'loginProviders'>,
): NewUser {
  const email = normaliseEmail(typed.email);
  return {
    email,
    login: email,
    username: email,
    ...login,
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    birthdate: birthdateOf(typed.birthdate ?? ''),
    phone: typed.phone.trim(),
    fidelityCard: typed.fidelityCard.trim(),
    ...(typed.personType === 'company'
      ? { billing: companyBilling(typed) }
      : { fiscalCode: normaliseTaxCode(typed.fiscalCode.trim()) }),
    profileLevel: registeredLevel,
    language: unit.language,
    registeredAt: unit.now,
  };
}

async function openAccount(
  unit: RegisterContext,
  user: UserRow,
  given: { typed: Registration; check: AddressCheck },
): Promise<void> {
  await answerDisclaimers(unit, user, given.typed.legals);
  await openFirstCart(unit, user, given);
  await mailConfirmation(unit, user);
  await unit.audit.add({ kind: 'account.registered', userId: user.userId });
}

async function tellOwner(context: RegisterContext, email: string): Promise<void> {
  const owner = await context.users.findByLogin(email);
  const mayBeSent = await isMailAllowed(context, 'already_registered', email);
  if (owner !== null && mayBeSent) await sendAlreadyRegistered(context, owner);
}

/** Counts a registration of a client address and refuses more than 600 an hour, before any hashing (T10). */
export function takeRegistration(
  context: Pick<RegistrationContext, 'now' | 'rateLimits'>,
  address: string,
): Promise<void> {
  const bucket = digestKey('registration', address);
  return consumeAttempt(context, { bucket, limit: registrationsAnHour, windowMs: hourMs });
}

/** Whom a social login vouches for; null for a registration by form. Throws ParameterError without password (422). */
async function vouchedFor(
  context: Pick<RegistrationContext, 'identities' | 'now'>,
  { socialToken, password }: Registration,
): Promise<SocialPerson | null> {
  if (socialToken === undefined) {
    if (password === undefined) throw new ParameterError('password');
    return null;
  }
  const person = await personOfSocialToken(context, socialToken);
  if (person === null) throw invalidToken();
  return person;
}

/**
 * Opens an account that waits for its confirmation (R05). An e-mail that has one already changes nothing and is told
 * by mail alone: the answer, and the work of hashing, are the same.
 */
export async function register(
  context: Transactional<RegisterContext>,
  typed: Registration,
): Promise<{ email: string; confirmationRequired: true }> {
  const vouched = await vouchedFor(context, typed);
  await assertRegistration(context, typed, vouched);
  const { password, socialToken } = typed;
  // Whoever came by a social login and set no password has one nobody knows.
  const secret = password === undefined || password === '' ? newToken() : password;
  const passwordHash = await context.hasher.hash(secret);
  const { address1, addressNumber, city, province, postalCode: postalcode } = typed;
  const place = { address1, addressNumber, city, province, postalcode };
  const check = await checkPlace(context, { place, gps: null });
  const isNew = await context.transaction(async (unit) => {
    const user = await unit.users.add(
      newUser(unit, typed, { passwordHash, loginProviders: vouched === null ? [] : [vouched.provider] }),
    );
    if (user === null) return false;
    if (socialToken !== undefined && (await spendSocialToken(unit, socialToken)) === null) {
      throw invalidToken();
    }
    await openAccount(unit, user, { typed, check });
    return true;
  });
  const email = normaliseEmail(typed.email);
  if (!isNew) await tellOwner(context, email);
  return { email, confirmationRequired: true };
}
