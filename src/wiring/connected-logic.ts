import type { AnyActorRef, AnyStateMachine } from 'xstate';

/** The machine, whose actors are handed to `connect` before they do anything. */
export function connectedLogic<Machine extends AnyStateMachine>(
  machine: Machine,
  connect: (actor: AnyActorRef) => void,
): Machine {
  const logic: Machine = { ...machine };
  // XState gives `start` the actor's scope too; a machine's own type leaves it out.
  logic.start = (snapshot: never, scope?: { self: AnyActorRef }) => {
    if (scope !== undefined) connect(scope.self);
    machine.start(snapshot);
  };
  return logic;
}
