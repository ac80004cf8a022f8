import type { SnapshotFrom } from 'xstate';
import type { emailConfirmationMachine } from './email-confirmation.machine.ts';

type Confirmation = SnapshotFrom<typeof emailConfirmationMachine>;

export const isConfirming = (confirmation: Confirmation): boolean => confirmation.matches('confirming');
export const isConfirmed = (confirmation: Confirmation): boolean => confirmation.matches('confirmed');
export const hasConfirmationFailed = (confirmation: Confirmation): boolean => confirmation.matches('failed');
/** Whether a mailed link led here; it is wrong where it is neither tried nor confirmed. */
export const cameByLink = (confirmation: Confirmation): boolean => confirmation.context.code !== null;
export const confirmationEmail = (confirmation: Confirmation): string => confirmation.context.email;
export const isMailResending = (confirmation: Confirmation): boolean => confirmation.matches('resending');
/** When a mail was sent again on this page, in ms since the epoch. */
export const mailResentAt = (confirmation: Confirmation): number | null => confirmation.context.resentAt;
/** From when another mail may be asked for, in ms since the epoch; null where it may be now. */
export const nextMailAt = (confirmation: Confirmation): number | null =>
  confirmation.matches('pausing') ? (confirmation.context.lastMail?.nextAt ?? null) : null;
export const confirmationError = (confirmation: Confirmation) => confirmation.context.error;
