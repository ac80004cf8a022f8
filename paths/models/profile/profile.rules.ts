import { failureOf, flowErrorOf } from '../../../contract/api/failure.ts';
import { isBlank } from '../../../contract/rules/validation/field-rule.ts';
import { phoneRule } from '../../../contract/rules/validation/phone.ts';
import type { profileActors } from '../../../machines/profile/profile.actors.ts';
import type { profileLogic } from '../../../machines/profile/profile.logic.ts';
import {
  editedBilling,
  editedBillingErrors,
  hasProfileFailed,
  isBillingOpen,
  isProfileLoading,
  isProfileNeeded,
  isProfileSignedOut,
  isSavingBilling,
  isSavingPerson,
  personErrors,
  personFields,
  profileError,
  profileUser,
} from '../../../machines/profile/profile.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ProfileStep = Step<typeof profileLogic, ReturnType<typeof profileActors>>;
type Profile = ProfileStep['after'];

/** The fields something is said of. */
export const told = (messages: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(messages)
    .filter((field) => messages[field] !== undefined)
    .toSorted();

const saves = ['savePerson', 'saveBilling'] as const;
const failure = (step: ProfileStep, call: (typeof saves)[number] | 'viewProfile'): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};

/** The form of the person can be typed in. */
const isEditing = (profile: Profile): boolean =>
  profileUser(profile) !== null &&
  !isSavingPerson(profile) &&
  !isBillingOpen(profile) &&
  !isProfileLoading(profile) &&
  !profile.matches('failed');
const isBillingEdited = (profile: Profile): boolean => isBillingOpen(profile) && !isSavingBilling(profile);

const begun = (step: ProfileStep): number => saves.reduce((sum, call) => sum + step.calls(call).length, 0);
const failed = (step: ProfileStep) =>
  saves.map((call) => step.failed(call)).find((failure) => failure !== null) ?? null;

const isPersonRight = (profile: Profile): boolean => {
  const { lastName, phone } = personFields(profile);
  return !isBlank(lastName) && phoneRule(phone) === null && !(isProfileNeeded(profile) && isBlank(phone));
};
const isBillingRight = (profile: Profile): boolean => !isBlank(editedBilling(profile)?.city);

/** Messages at the fields of one form, with what is said besides; nothing of the other form. */
const refused = (step: ProfileStep) => {
  const error = failed(step)?.error;
  return failureOf(error) === 'refused' ? flowErrorOf(error) : null;
};

export const profileRules: readonly Rule<ProfileStep>[] = [
  {
    id: 'REG-16',
    says: 'What the shop knows fills the form, in which nothing is wrong.',
    when: (step) => step.done('viewProfile') !== null,
    holds: (step) =>
      isEditing(step.after) &&
      profileUser(step.after) === step.done('viewProfile')?.output &&
      personFields(step.after).lastName === profileUser(step.after)?.lastName &&
      personFields(step.after).phone === profileUser(step.after)?.phone &&
      told(personErrors(step.after)).length === 0 &&
      profileError(step.after) === null,
  },
  {
    id: 'ERR-04',
    says: 'A profile nobody could get says so.',
    when: (step) => ['network', 'timeout'].includes(failure(step, 'viewProfile') ?? ''),
    holds: (step) => hasProfileFailed(step.after) && profileError(step.after) !== null,
  },
  {
    id: 'ERR-04',
    says: 'After the login, with the service back, or when wanted, it is asked for once, without the old error.',
    when: (step) =>
      step.before.matches('failed') &&
      (step.sent('profile.reload') !== null ||
        step.sent('session.opened') !== null ||
        step.sent('service.resumed') !== null),
    holds: (step) =>
      step.calls('viewProfile').length === 1 &&
      isProfileLoading(step.after) &&
      profileError(step.after) === null,
  },
  {
    id: 'SES-14',
    says: 'A login that is dismissed is no failure of the profile: it may be asked for again.',
    when: (step) => failure(step, 'viewProfile') === 'dismissed',
    holds: ({ after }) => isProfileSignedOut(after) && !hasProfileFailed(after),
  },
  {
    id: 'REG-16',
    says: 'What is typed of the person stands in its field, which is wrong no more; nothing is sent by it.',
    when: (step) => step.sent('person.changed') !== null && isEditing(step.before),
    holds: (step) => {
      const typed = step.sent('person.changed');
      return (
        typed !== null &&
        begun(step) === 0 &&
        personFields(step.after)[typed.field] === typed.value &&
        personErrors(step.after)[typed.field] === undefined &&
        told(personErrors(step.after)).join() ===
          told(personErrors(step.before))
            .filter((field) => field !== typed.field)
            .join()
      );
    },
  },
  {
    id: 'VAL-14',
    says: 'A person with a wrong field is told so there, and is not sent.',
    when: (step) =>
      step.sent('person.save') !== null && isEditing(step.before) && !isPersonRight(step.before),
    holds: (step) =>
      begun(step) === 0 &&
      isEditing(step.after) &&
      told(personErrors(step.after)).join() ===
        (isBlank(personFields(step.before).lastName) ? 'lastName' : 'phone') &&
      profileError(step.after) === null,
  },
  {
    id: 'REG-16',
    says: 'A right person is saved once, as it was typed, beside the one that was known.',
    when: (step) => step.sent('person.save') !== null && isEditing(step.before) && isPersonRight(step.before),
    holds: (step) =>
      step.calls('savePerson').length === 1 &&
      begun(step) === 1 &&
      step.calls('savePerson')[0]?.person === personFields(step.before) &&
      step.calls('savePerson')[0]?.user === profileUser(step.before) &&
      told(personErrors(step.after)).length === 0 &&
      profileError(step.after) === null,
  },
  {
    id: 'REG-16',
    says: 'Nothing of the person is sent that nobody asked to save.',
    when: (step) => step.calls('savePerson').length > 0,
    holds: (step) => step.sent('person.save') !== null,
  },
  {
    id: 'REG-16',
    says: 'What was saved is shown as the shop made it, and leads on.',
    when: (step) => saves.some((call) => step.done(call) !== null),
    holds: (step) =>
      isEditing(step.after) &&
      profileUser(step.after) === (step.done('savePerson') ?? step.done('saveBilling'))?.output &&
      editedBilling(step.after) === null &&
      profileError(step.after) === null &&
      told(editedBillingErrors(step.after)).length === 0 &&
      step.emitted('profile.saved').length === 1 &&
      step.emitted('profile.saved')[0]?.level === profileUser(step.after)?.profile.level,
  },
  {
    id: 'SES-26',
    says: 'A profile that is completed for the checkout leads back there, and no other does.',
    when: (step) => step.emitted('profile.saved').length > 0,
    holds: (step) =>
      step.emitted('profile.saved')[0]?.leadsToCheckout ===
      (step.after.context.isForCheckout && (profileUser(step.after)?.profile.level ?? 0) >= 2),
  },
  {
    id: 'SES-26',
    says: 'Entered from elsewhere nothing is needed of the profile, and nothing typed is lost.',
    when: (step) => step.sent('purpose.changed') !== null,
    holds: (step) => !isProfileNeeded(step.after) && personFields(step.after) === personFields(step.before),
  },
  {
    id: 'REG-16',
    says: 'A saved person fills the form anew; a saved invoice leaves what is typed of the person.',
    when: (step) => saves.some((call) => step.done(call) !== null),
    holds: (step) =>
      step.done('savePerson') === null
        ? personFields(step.after) === personFields(step.before)
        : personFields(step.after).firstName === profileUser(step.after)?.firstName &&
          told(personErrors(step.after)).length === 0,
  },
  {
    id: 'REG-16',
    says: 'Only what was saved is told to be.',
    when: (step) => step.emitted('profile.saved').length > 0,
    holds: (step) => saves.some((call) => step.done(call) !== null),
  },
  {
    id: 'REG-16',
    says: 'The invoice opens as it is kept, without a word of an earlier try.',
    when: (step) => step.sent('billing.edit') !== null && isEditing(step.before),
    holds: (step) =>
      isBillingEdited(step.after) &&
      begun(step) === 0 &&
      editedBilling(step.after)?.city === profileUser(step.after)?.billing?.city &&
      told(editedBillingErrors(step.after)).length === 0 &&
      profileError(step.after) === null,
  },
  {
    id: 'REG-23',
    says: 'What is typed of the invoice stands in its field, which is wrong no more.',
    when: (step) => step.sent('billing.changed') !== null && isBillingEdited(step.before),
    holds: (step) => {
      const typed = step.sent('billing.changed');
      return (
        typed !== null &&
        editedBilling(step.after)?.[typed.field] === typed.value &&
        editedBillingErrors(step.after)[typed.field] === undefined &&
        told(editedBillingErrors(step.after)).join() ===
          told(editedBillingErrors(step.before))
            .filter((field) => field !== typed.field)
            .join()
      );
    },
  },
  {
    id: 'REG-23',
    says: 'An invoice with a wrong field is told so there, and is not sent; a right one is saved once.',
    when: (step) => step.sent('billing.save') !== null && isBillingEdited(step.before),
    holds: (step) =>
      profileError(step.after) === null &&
      (isBillingRight(step.before)
        ? step.calls('saveBilling').length === 1 &&
          step.calls('saveBilling')[0]?.billing === editedBilling(step.before) &&
          told(editedBillingErrors(step.after)).length === 0
        : begun(step) === 0 &&
          isBillingEdited(step.after) &&
          told(editedBillingErrors(step.after)).join() === 'city'),
  },
  {
    id: 'REG-23',
    says: 'No invoice is sent that nobody asked to save.',
    when: (step) => step.calls('saveBilling').length > 0,
    holds: (step) => step.sent('billing.save') !== null,
  },
  {
    id: 'REG-16',
    says: 'Closing the invoice forgets what was typed of it, and nothing of the person.',
    when: (step) => step.sent('billing.dismiss') !== null && isBillingEdited(step.before),
    holds: (step) =>
      isEditing(step.after) &&
      editedBilling(step.after) === null &&
      profileError(step.after) === null &&
      told(editedBillingErrors(step.after)).length === 0 &&
      personFields(step.after) === personFields(step.before),
  },
  {
    id: 'REG-16',
    says: 'What is typed is kept through every step but a save, a new profile and the way out.',
    when: (step) =>
      !step.isStart &&
      step.sent('person.changed') === null &&
      step.done('viewProfile') === null &&
      step.done('savePerson') === null &&
      step.sent('session.closed') === null,
    holds: (step) => personFields(step.after) === personFields(step.before),
  },
  {
    id: 'VAL-15',
    says: 'What the shop refuses stands at its fields, and what it says besides above them.',
    when: (step) => refused(step) !== null,
    holds: (step) => {
      const messages = refused(step)?.messages ?? [];
      const isOfPerson = step.failed('savePerson') !== null;
      const errors = isOfPerson ? personErrors(step.after) : editedBillingErrors(step.after);
      const fields = new Set(messages.flatMap(({ field }) => (field === null ? [] : [field])));
      const besides = messages.filter(({ field }) => field === null);
      return (
        told(errors).join() === [...fields].toSorted().join() &&
        (besides.length === 0
          ? profileError(step.after) === null
          : profileError(step.after)
              ?.messages.map(({ text }) => text)
              .join() === besides.map(({ text }) => text).join())
      );
    },
  },
  {
    id: 'ERR-04',
    says: 'A save that is refused, breaks or does not come back leaves the form as it was, and open.',
    when: (step) => saves.some((call) => ![null, 'dismissed'].includes(failure(step, call))),
    holds: (step) =>
      personFields(step.after) === personFields(step.before) &&
      editedBilling(step.after) === editedBilling(step.before) &&
      (isSavingBilling(step.before) ? isBillingEdited(step.after) : isEditing(step.after)) &&
      (profileError(step.after) !== null ||
        told(personErrors(step.after)).length + told(editedBillingErrors(step.after)).length > 0),
  },
  {
    id: 'SES-14',
    says: 'With the login dismissed the shopper is back in the form they saved; nothing is said or sent.',
    when: (step) => saves.some((call) => failure(step, call) === 'dismissed'),
    holds: (step) =>
      begun(step) === 0 &&
      profileError(step.after) === null &&
      editedBilling(step.after) === editedBilling(step.before) &&
      (failure(step, 'saveBilling') === null ? isEditing(step.after) : isBillingEdited(step.after)),
  },
  {
    id: 'REG-18',
    says: 'What is changed of the user elsewhere is shown, and nothing typed is lost by it.',
    when: (step) => step.sent('user.changed') !== null,
    holds: (step) =>
      profileUser(step.after) ===
        (profileUser(step.before) === null ? null : step.sent('user.changed')?.user) &&
      personFields(step.after) === personFields(step.before) &&
      editedBilling(step.after) === editedBilling(step.before),
  },
  {
    id: 'SES-08',
    says: 'Whoever leaves takes everything along; an expired session takes nothing.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      step.sent('session.closed')?.reason === 'expired'
        ? profileUser(step.after) === profileUser(step.before) &&
          personFields(step.after) === personFields(step.before) &&
          editedBilling(step.after) === editedBilling(step.before)
        : isProfileSignedOut(step.after) &&
          profileUser(step.after) === null &&
          Object.values(personFields(step.after)).every((value) => value === '') &&
          editedBilling(step.after) === null &&
          told(personErrors(step.after)).length + told(editedBillingErrors(step.after)).length === 0,
  },
  offers({
    id: 'REG-16',
    says: 'Where the person can be typed, the invoice can be opened.',
    // The cases open it where nothing is lacking: the ways would be too many otherwise.
    from: (profile: Profile) =>
      isEditing(profile) && !profile.context.isForCheckout && personFields(profile).phone !== '',
    via: ({ id }) => id === 'billing.edit',
    to: isBillingEdited,
  }),
  reaches({
    id: 'SES-07',
    says: 'From everywhere the form can be come back to.',
    from: () => true,
    to: isEditing,
  }),
];
