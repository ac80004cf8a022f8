import type { AnyActorRef } from 'xstate';
import type { BroadcastEvent } from './emitted-events.ts';

export interface EventBus {
  /** The machine hears what is broadcast from now on, until it ends. */
  subscribe: (actor: AnyActorRef) => void;
  /** Sends the event to every machine that has a handler for its type, in the order they were subscribed. */
  broadcast: (event: BroadcastEvent) => void;
}

/** The event types a running machine has handlers for; none of one that is over. */
const heardBy = (actor: AnyActorRef): readonly string[] => {
  const { status, machine } = actor.getSnapshot();
  return status === 'active' ? machine.events : [];
};

/** Carries events between machines. */
export function createEventBus(): EventBus {
  const audience = new Set<AnyActorRef>();
  return {
    subscribe(actor) {
      audience.add(actor);
      const leave = () => audience.delete(actor);
      actor.subscribe({ complete: leave, error: leave });
    },
    broadcast(event) {
      for (const actor of audience) if (heardBy(actor).includes(event.type)) actor.send(event);
    },
  };
}
