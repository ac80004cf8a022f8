import type { AnyEventObject, InspectionEvent } from 'xstate';
import { createFactBus as createSilentBus, type FactBus } from '../../src/app/fact-bus.ts';
import { createTeller } from './teller.ts';
import { toldMessage, type Told } from './told.ts';

let waiting: Told[] = [];

/** Goes to the development server the page came from, and nowhere else. */
function tell(told: Told): void {
  if (waiting.push(told) > 1) return;
  queueMicrotask(() => {
    import.meta.hot?.send(toldMessage, waiting);
    waiting = [];
  });
}

/** The app's own bus, listened to. The development server puts it in the place of src/app/fact-bus.ts. */
export function createFactBus(onEmitted: (event: AnyEventObject) => void): FactBus {
  const bus = createSilentBus(onEmitted);
  const observe = createTeller(tell);
  return {
    ...bus,
    inspect(event: InspectionEvent) {
      bus.inspect(event);
      observe(event);
    },
  };
}
