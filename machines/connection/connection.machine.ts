import { emit, setup } from 'xstate';
import type { EventOf } from '../chart.types.ts';

interface ConnectionEvents {
  'connection.lost': object;
  'connection.restored': object;
}
export type ConnectionEvent = EventOf<ConnectionEvents>;

export type ConnectionEmitted = { type: 'service.resumed' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    connection: ConnectionEmitted;
  }
}

/**
 * Whether the device has a network, as the browser reports: being offline is shown as long as it lasts, and what failed
 * meanwhile is requested again when the network is back, and once more a moment later (B-40, CAT-03).
 */
export const connectionMachine = setup({
  types: {
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    emitServiceResumed: emit({ type: 'service.resumed' }),
  },
  delays: { secondTry: 3_000 },
}).createMachine({
  id: 'connection',
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': { target: 'offline', meta: { req: ['B-40'] } } } },
    offline: {
      on: {
        'connection.restored': {
          target: 'restored',
          actions: 'emitServiceResumed',
          meta: { req: ['B-40'] },
        },
      },
    },
    restored: {
      description: 'The network is just back: a first request on it is often lost.',
      on: { 'connection.lost': { target: 'offline', meta: { req: ['B-40'] } } },
      after: {
        secondTry: { target: 'online', actions: 'emitServiceResumed', meta: { req: ['B-40', 'NAV-31'] } },
      },
    },
  },
});
