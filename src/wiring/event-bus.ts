import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';

/** Facts reach every live flow; whatever a flow does not know it ignores. */
const facts: ReadonlySet<string> = new Set([
  'session.opened',
  'session.absent',
  'session.closed',
  'login.dismissed',
  'service.resumed',
  'cart.changed',
  'cart.unavailable',
]);

export interface EventBus {
  /** To be given to every createActor: it makes the bus hear what the flows emit. */
  inspect: (event: InspectionEvent) => void;
  broadcast: (fact: AnyEventObject) => void;
}

const isActive = (actor: AnyActorRef): boolean => {
  const snapshot: unknown = actor.getSnapshot();
  return (
    snapshot instanceof Object && 'value' in snapshot && 'status' in snapshot && snapshot.status === 'active'
  );
};

/** Carries emitted facts between flows and hands everything that is emitted to `onEmitted`. */
export function createEventBus(onEmitted: (event: AnyEventObject) => void): EventBus {
  const live = new Set<AnyActorRef>();

  const broadcast = (fact: AnyEventObject) => {
    for (const actor of live) if (isActive(actor)) actor.send(fact);
  };

  return {
    broadcast,
    inspect(event) {
      if (event.type !== '@xstate.actor') return;
      const actor = event.actorRef as AnyActorRef; // inspection hands it out under a narrower type
      live.add(actor);
      actor.on('*', (emitted: AnyEventObject) => {
        if (facts.has(emitted.type)) broadcast(emitted);
        onEmitted(emitted);
      });
      actor.subscribe({ complete: () => live.delete(actor), error: () => live.delete(actor) });
    },
  };
}
