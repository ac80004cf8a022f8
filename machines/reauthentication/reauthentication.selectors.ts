import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { reauthenticationMachine } from './reauthentication.machine.ts';

type Reauthentication = SnapshotFrom<typeof reauthenticationMachine>;

export const isConfirmationOpen = (flow: Reauthentication): boolean => flow.hasTag('dialog');
export const isConfirming = (flow: Reauthentication): boolean => flow.hasTag('busy');
export const confirmationError = ({ context }: Reauthentication): FlowError | null => context.error;
