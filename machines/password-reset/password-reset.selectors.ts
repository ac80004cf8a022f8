import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from './password-reset.machine.ts';

type Reset = SnapshotFrom<typeof passwordResetMachine>;

export const isResetFormOpen = (reset: Reset): boolean => reset.hasTag('form');
export const isSavingPassword = (reset: Reset): boolean => reset.matches('saving');
export const isResetLinkExpired = (reset: Reset): boolean => reset.matches('expired');
export const hasResetFailed = (reset: Reset): boolean => reset.matches('failed');
export const isPasswordChanged = (reset: Reset): boolean => reset.matches('changed');
export const resetEmail = (reset: Reset): string => reset.context.email;
export const newPasswordError = (reset: Reset): string | null => reset.context.fieldError;
export const resetError = (reset: Reset) => reset.context.error;
export const isResetSettled = (reset: Reset): boolean => !reset.matches('checking');
