import type { SnapshotFrom } from 'xstate';
import type { missingConsentsMachine } from './missing-consents.machine.ts';

type Missing = SnapshotFrom<typeof missingConsentsMachine>;

/** Whom they are asked of and what is asked; null until it is known. */
export const missingConsents = (missing: Missing) => missing.context.missing;
export const tickedConsents = (missing: Missing): readonly number[] => missing.context.accepted;
/** The required ones that were not ticked at the last press. */
export const unansweredConsents = (missing: Missing): readonly number[] => missing.context.unanswered;
/** How many required ones are missing. */
export const missingRequiredCount = ({ context: { missing } }: Missing): number =>
  (missing?.statements ?? []).filter(({ required }) => required).length;
export const areMissingConsentsBusy = (missing: Missing): boolean => missing.hasTag('busy');
/** Nobody is logged in, and the login was dismissed. */
export const areMissingConsentsSignedOut = (missing: Missing): boolean =>
  missing.matches('failed') && missing.context.error?.failure === 'dismissed';
export const haveMissingConsentsFailed = (missing: Missing): boolean =>
  missing.matches('failed') && !areMissingConsentsSignedOut(missing);
export const missingConsentsError = (missing: Missing) => missing.context.error;
export const areMissingConsentsSettled = (missing: Missing): boolean => missing.hasTag('settled');
/** Where the visit goes on. */
export const returnAddress = (missing: Missing): string => missing.context.returnTo;
