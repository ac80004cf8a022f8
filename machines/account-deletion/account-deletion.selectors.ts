import type { SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from './account-deletion.machine.ts';

type Deletion = SnapshotFrom<typeof accountDeletionMachine>;

export const isDeletionBlocked = (deletion: Deletion): boolean => deletion.matches('blocked');
/** Nobody is logged in, and the login was dismissed. */
export const isDeletionSignedOut = (deletion: Deletion): boolean =>
  deletion.matches('failed') && deletion.context.error?.failure === 'dismissed';
export const hasDeletionCheckFailed = (deletion: Deletion): boolean =>
  deletion.matches('failed') && !isDeletionSignedOut(deletion);
export const isConfirmingDeletionRequest = (deletion: Deletion): boolean =>
  deletion.matches('confirmingRequest');
export const isRequestingDeletion = (deletion: Deletion): boolean => deletion.matches('requesting');
export const isDeletionMailed = (deletion: Deletion): boolean => deletion.matches('mailed');
export const isDeletionLinkExpired = (deletion: Deletion): boolean => deletion.matches('expired');
/** The last question stands, or is answered. */
export const isDeletionConfirmable = (deletion: Deletion): boolean =>
  deletion.matches('ready') || deletion.matches('deleting');
export const isDeletingAccount = (deletion: Deletion): boolean => deletion.matches('deleting');
export const isAccountDeleted = (deletion: Deletion): boolean => deletion.matches('deleted');
export const deletionError = (deletion: Deletion) => deletion.context.error;
export const isDeletionSettled = (deletion: Deletion): boolean => !deletion.matches('checking');
export const orderInTheWay = (deletion: Deletion) => deletion.context.order;
/** What goes with the account, where it is known. */
export const deletionLosses = (deletion: Deletion) => deletion.context.losses;
export const areLossesOnTheirWay = (deletion: Deletion): boolean => deletion.matches('counting');
