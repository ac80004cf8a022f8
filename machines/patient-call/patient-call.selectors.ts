import type { SnapshotFrom } from 'xstate';
import type { patientCallMachine } from './patient-call.machine.ts';

/** Whether the call has its answer, rather than a failure. */
export const isCallAnswered = (call: SnapshotFrom<typeof patientCallMachine>): boolean =>
  call.matches('answered');
