import type { AnyMachineSnapshot, AnyStateMachine, PromiseActorLogic } from 'xstate';
import type { PatientCall } from '../chart.types.ts';
import { patientCallLogic } from './patient-call.logic.ts';
import { isCallAnswered } from './patient-call.selectors.ts';

/** How long a call waits for its answer where its flow sets no other time, in ms. */
const usualTimeout = 12_000;

/**
 * Returns the call as one that outlives an expired session and a service that is down (patient-call.machine.ts). Its invoker
 * receives the answer of the call in `onDone`; in `onError` the failure of the call, or an AbandonedCallError.
 */
export function patient<Output, Input>(
  call: PromiseActorLogic<Output, Input>,
  { answerTimeout = usualTimeout }: { answerTimeout?: number } = {},
): PatientCall<Output, Input> {
  const machine = patientCallLogic.provide({
    // The chart passes input and answer through; only its invoker knows their types.
    actors: { call: call as PromiseActorLogic<unknown> },
    delays: { answerTimeout },
  });
  const transition = (...given: Parameters<AnyStateMachine['transition']>): AnyMachineSnapshot => {
    const next: AnyMachineSnapshot = machine.transition(...given);
    if (next.status !== 'done') return next;
    // A final state of XState cannot fail by itself.
    return isCallAnswered(next)
      ? { ...next, output: next.context.answer }
      : { ...next, status: 'error', error: next.context.error, output: undefined };
  };
  const logic: unknown = Object.assign(machine.provide({}), { transition, call, answerTimeout });
  // Only what is typed here is promised of it: that it is a machine is nobody's concern.
  return logic as PatientCall<Output, Input>;
}
