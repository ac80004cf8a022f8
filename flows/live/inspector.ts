import type { AnyActorRef, InspectionEvent } from 'xstate';
import { machineSnapshot, parentOf } from '../../paths/kit/xstate-internals.ts';
import { activeStates } from '../chart/active-states.ts';
import type { InspectionMessage } from './inspection-message.ts';

const word = /^[\w.:*()-]{1,160}$/;
const hidden = '(hidden)';

/** Only what has the form of the code's own words goes out. */
const safe = (text: string): string => (word.test(text) ? text : hidden);

export interface Inspector {
  /** To be given to `system.inspect`. */
  inspect: (event: InspectionEvent) => void;
  /** Tells where an actor stands that was there before it was inspected. */
  meet: (actor: AnyActorRef) => void;
}

/**
 * Turns what inspection shows into the little that may be told: a number for each actor, its machine, its states, the
 * types of its events. Context, payloads, inputs and outputs are never looked at.
 */
export function createInspector(tell: (told: InspectionMessage) => void): Inspector {
  const numbers = new WeakMap<object, number>();
  const machines = new WeakMap<object, string>();
  let count = 0;

  const numberOf = (actor: object): number => {
    const number = numbers.get(actor) ?? (count += 1);
    numbers.set(actor, number);
    return number;
  };
  const know = (actor: AnyActorRef, machine: string) => {
    if (machines.has(actor)) return;
    machines.set(actor, machine);
    const ended = () => tell({ kind: 'ended', session: numberOf(actor) });
    actor.subscribe({ complete: ended, error: ended });
  };
  const place = (actor: AnyActorRef, seen: unknown) => {
    const snapshot = machineSnapshot(seen);
    // The last snapshot comes after the end was told.
    if (snapshot === null || snapshot.status !== 'active') return;
    const machine = safe(snapshot.machine.id);
    know(actor, machine);
    const states = activeStates(snapshot.machine.id, snapshot.value).map(safe);
    const parent = parentOf(actor);
    tell({
      kind: 'moved',
      session: numberOf(actor),
      machine,
      parent: parent === undefined ? null : numberOf(parent),
      states,
    });
  };

  return {
    meet: (actor) => place(actor, actor.getSnapshot()),
    inspect(event) {
      const actor = event.actorRef as AnyActorRef; // inspection hands it out under a narrower type
      if (event.type === '@xstate.event') {
        const machine = machines.get(actor);
        if (machine === undefined) return;
        const from = event.sourceRef === undefined ? null : (machines.get(event.sourceRef) ?? null);
        tell({ kind: 'heard', session: numberOf(actor), machine, from, event: safe(event.event.type) });
      }
      if (event.type === '@xstate.snapshot') place(actor, event.snapshot);
    },
  };
}
