import type { SnapshotFrom } from 'xstate';
import { isMasterAccount } from '../../contract/rules/session/master-account.ts';
import type { profileMachine } from './profile.machine.ts';

type Profile = SnapshotFrom<typeof profileMachine>;

export const profileUser = (profile: Profile) => profile.context.user;
export const isMasterProfile = ({ context: { user } }: Profile): boolean =>
  user !== null && isMasterAccount(user.userTypeId);
/** Something is lacking that the order which waits needs (SES-26). */
export const isProfileNeeded = ({
  context: { user, isForCheckout, minProfileLevel },
}: Pick<Profile, 'context'>): boolean =>
  isForCheckout && user !== null && user.profile.level < minProfileLevel;
export const isProfileLoading = (profile: Profile): boolean => profile.matches('loading');
/** Nobody is logged in, and the login was dismissed. */
export const isProfileSignedOut = (profile: Profile): boolean =>
  profile.matches('failed') && profile.context.error?.failure === 'dismissed';
export const hasProfileFailed = (profile: Profile): boolean =>
  profile.matches('failed') && !isProfileSignedOut(profile);
export const personFields = (profile: Profile) => profile.context.person;
export const personErrors = (profile: Profile) => profile.context.personErrors;
export const isSavingPerson = (profile: Profile): boolean => profile.matches('savingPerson');
export const isBillingOpen = (profile: Profile): boolean => profile.hasTag('billing');
export const isSavingBilling = (profile: Profile): boolean => profile.matches('savingBilling');
export const editedBilling = (profile: Profile) => profile.context.billing;
export const editedBillingErrors = (profile: Profile) => profile.context.billingErrors;
export const editedBillingWarnings = (profile: Profile) => profile.context.billingWarnings;
export const profileError = (profile: Profile) => profile.context.error;
