import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { emailStopMachine } from './email-stop.machine.ts';

type EmailStop = SnapshotFrom<typeof emailStopMachine>;

export const isEmailStopping = (stop: EmailStop): boolean => stop.hasTag('busy');
export const isEmailStopped = (stop: EmailStop): boolean => stop.matches('stopped');
export const isEmailStopRejected = (stop: EmailStop): boolean => stop.matches('rejected');
export const emailStopError = (stop: EmailStop): FlowError | null => stop.context.error;
