import type { SnapshotFrom } from 'xstate';
import type { AccountMeans, recoveryRequestMachine } from './recovery-request.machine.ts';

type Recovery = SnapshotFrom<typeof recoveryRequestMachine>;

export const isRequestingReset = (recovery: Recovery): boolean => recovery.hasTag('busy');
export const isResetSent = (recovery: Recovery): boolean => recovery.hasTag('sent');
/** When the link was asked for again on this page, in ms since the epoch. */
export const linkResentAt = (recovery: Recovery): number | null => recovery.context.resentAt;
/** From when another link may be asked for, in ms since the epoch; null where it may be now. */
export const nextLinkAt = (recovery: Recovery): number | null =>
  recovery.matches({ sent: 'pausing' }) ? (recovery.context.lastMail?.nextAt ?? null) : null;
export const accountMeans = (recovery: Recovery): AccountMeans => recovery.context.means;
/** As it is typed: the e-mail or the tax code. */
export const namedAccount = ({ context }: Recovery): string => context[context.means];
export const recoveryEmail = (recovery: Recovery): string => recovery.context.email;
export const accountError = (recovery: Recovery): string | null => recovery.context.fieldError;
export const recoveryError = (recovery: Recovery) => recovery.context.error;
