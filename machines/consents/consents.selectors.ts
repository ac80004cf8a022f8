import type { SnapshotFrom } from 'xstate';
import type { consentsMachine } from './consents.machine.ts';

type Consents = SnapshotFrom<typeof consentsMachine>;

export const consentList = (consents: Consents) => consents.context.list;
export const changingConsent = (consents: Consents) => consents.context.change;
export const areConsentsBusy = (consents: Consents): boolean =>
  consents.matches('loading') || consents.matches('saving');
/** Nobody is logged in, and the login was dismissed. */
export const areConsentsSignedOut = (consents: Consents): boolean =>
  consents.matches('failed') && consents.context.error?.failure === 'dismissed';
export const haveConsentsFailed = (consents: Consents): boolean =>
  consents.matches('failed') && !areConsentsSignedOut(consents);
export const consentsError = (consents: Consents) => consents.context.error;
export const areConsentsSettled = (consents: Consents): boolean => !consents.matches('loading');
