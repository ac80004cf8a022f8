import { assign } from 'xstate';
import { AbandonedCallError, ApiFailure } from '../../contract/api/failure.ts';
import { failureGuards } from '../failure.logic.ts';
import { patientCallMachine } from './patient-call.machine.ts';

export const patientCallLogic = patientCallMachine.provide({
  actions: {
    assignTimeout: assign(() => ({ error: new AbandonedCallError('timeout') })),
    assignStale: assign(() => ({ error: new ApiFailure('loginStale') })),
    assignDismissed: assign(() => ({ error: new AbandonedCallError('dismissed') })),
  },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
