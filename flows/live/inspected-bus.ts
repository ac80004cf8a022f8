import type { AnyActorRef } from 'xstate';
import { createEventBus as createPlainBus, type EventBus } from '../../src/wiring/event-bus.ts';
import { createInspector } from './inspector.ts';
import { inspectionChannel, type InspectionMessage } from './inspection-message.ts';

let waiting: InspectionMessage[] = [];

/** Goes to the development server the page came from, and nowhere else. */
function tell(told: InspectionMessage): void {
  if (waiting.push(told) > 1) return;
  queueMicrotask(() => {
    import.meta.hot?.send(inspectionChannel, waiting);
    waiting = [];
  });
}

/**
 * The app's own bus, where every actor's system is inspected. The development server puts it in the place of
 * src/wiring/event-bus.ts.
 */
export function createEventBus(): EventBus {
  const bus = createPlainBus();
  const { inspect, meet } = createInspector(tell);
  const inspected = new WeakSet<object>();
  return {
    ...bus,
    subscribe(actor: AnyActorRef) {
      bus.subscribe(actor);
      if (!inspected.has(actor.system)) {
        inspected.add(actor.system);
        actor.system.inspect(inspect);
      }
      meet(actor);
    },
  };
}
