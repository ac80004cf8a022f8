import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { patientCallMachine } from '../../../machines/patient-call/patient-call.machine.ts';

const patientCall: (typeof patientCallMachine)['id'] = 'patientCall';

const isPatientCall = (child: AnyActorRef): boolean => child.getSnapshot().machine?.id === patientCall;

/** Subscribes every patient call the actor makes from now on, so that login and service reach it. Its flow may not have started. */
export function connectCalls(actor: AnyActorRef, subscribe: (call: AnyActorRef) => void): void {
  const connected = new WeakSet<AnyActorRef>();
  actor.subscribe({
    next({ children }: AnyMachineSnapshot) {
      for (const child of Object.values<AnyActorRef | undefined>(children)) {
        if (child === undefined || connected.has(child) || !isPatientCall(child)) continue;
        connected.add(child);
        subscribe(child);
      }
    },
    // Whoever runs the flow learns that it died.
    error: () => undefined,
  });
}
