import type { AnyEventObject, InspectionEvent } from 'xstate';
import { createEventBus as createSilentBus, type EventBus } from '../../src/wiring/event-bus.ts';
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

/** The app's own bus, listened to. The development server puts it in the place of src/wiring/event-bus.ts. */
export function createEventBus(onEmitted: (event: AnyEventObject) => void): EventBus {
  const bus = createSilentBus(onEmitted);
  const observe = createInspector(tell);
  return {
    ...bus,
    inspect(event: InspectionEvent) {
      bus.inspect(event);
      observe(event);
    },
  };
}
