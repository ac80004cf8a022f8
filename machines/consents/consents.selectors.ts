import type { SnapshotFrom } from 'xstate';
import type { consentsMachine } from './consents.machine.ts';

type Consents = SnapshotFrom<typeof consentsMachine>;

export const consentList = (consents: Consents) => consents.context.list;
export const changingConsent = (consents: Consents) => consents.context.change;
export const areConsentsBusy = (consents: Consents): boolean =>
  consents.matches('loading') || consents.matches('saving');
export const haveConsentsFailed = (consents: Consents): boolean => consents.matches('failed');
/** They wait for session or service, and ask for nothing meanwhile. */
export const areConsentsAwaitingSession = (consents: Consents): boolean =>
  consents.matches('awaitingSession');
export const consentsError = (consents: Consents) => consents.context.error;
export const areConsentsSettled = (consents: Consents): boolean => !consents.matches('loading');
