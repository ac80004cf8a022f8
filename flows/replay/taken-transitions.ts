import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { readMicrostep } from '../../paths/kit/xstate-internals.ts';
import { transitionId } from '../chart/read-chart.ts';

export interface TakenTransitions {
  /** Ids of those taken while the machine begins. */
  readonly atStart: readonly string[];
  /** Ids of those an event makes it take. */
  by(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[];
}

function placeOf(transition: AnyTransitionDefinition): number {
  const { source, eventType } = transition;
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  return list?.indexOf(transition) ?? -1;
}

/** Asks the pure machine, which names the transitions of each microstep to whoever inspects it; nothing is run. */
export function takenTransitions(machine: AnyStateMachine, input: unknown): TakenTransitions {
  const taken: string[] = [];
  const actor = createActor(machine, {
    input,
    inspect: (event) => {
      for (const one of readMicrostep(event, machine.id)?.transitions ?? []) {
        if (one.eventType !== 'xstate.init') taken.push(transitionId(one, placeOf(one)));
      }
    },
  });
  const nothing = () => undefined;
  const scope: AnyActorScope = {
    self: actor,
    id: actor.id,
    sessionId: actor.sessionId,
    system: actor.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
  return {
    atStart: taken.splice(0),
    by(snapshot, event) {
      machine.transition(snapshot, event, scope);
      return taken.splice(0);
    },
  };
}
