import type { AnyActorRef, AnyStateMachine } from 'xstate';

/** How a machine that another one spawns or invokes is tied to the rest of the shop. */
export interface Ties {
  /** What its actors emit is handled; all else, such as login and service for their calls, reaches them through their parent. */
  emitting: <Machine extends AnyStateMachine>(machine: Machine) => Machine;
  /** What its actors emit is handled; they and their patient calls receive what is broadcast. */
  connected: <Machine extends AnyStateMachine>(machine: Machine) => Machine;
}

/** Returns the machine, whose actors are handed to `connect` as they start, before they do anything. */
export function connectedLogic<Machine extends AnyStateMachine>(
  machine: Machine,
  connect: (actor: AnyActorRef) => void,
): Machine {
  const start: Machine['start'] = (snapshot, ...rest: [{ self: AnyActorRef }?]) => {
    // XState gives the actor's scope besides; a machine's own type leaves it out.
    const [scope] = rest;
    if (scope !== undefined) connect(scope.self);
    machine.start(snapshot);
  };
  // The copy that `provide` makes is the same machine, of the same type.
  return Object.assign(machine.provide({}) as Machine, { start });
}
