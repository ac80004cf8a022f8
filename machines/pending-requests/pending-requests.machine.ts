import { assign, setup } from 'xstate';

/** Calls in flight, for the loading overlay; silent calls are not told (SHELL-10). */
export const pendingRequestsMachine = setup({
  types: {
    context: {} as { pendingRequests: number },
    events: {} as { type: 'call.started' } | { type: 'call.ended' },
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    countUp: assign({ pendingRequests: ({ context }) => context.pendingRequests + 1 }),
    countDown: assign({ pendingRequests: ({ context }) => context.pendingRequests - 1 }),
  },
  guards: { isLast: ({ context }) => context.pendingRequests === 1 },
  // Quick answers pass without a flicker.
  delays: { patience: 250 },
}).createMachine({
  id: 'pendingRequests',
  context: { pendingRequests: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: { 'call.started': { target: 'waiting', actions: 'countUp', meta: { req: ['SHELL-10'] } } },
    },
    waiting: {
      after: { patience: { target: 'overlaid' } },
      on: {
        'call.started': { actions: 'countUp' },
        'call.ended': [{ guard: 'isLast', target: 'idle', actions: 'countDown' }, { actions: 'countDown' }],
      },
    },
    overlaid: {
      tags: ['busy'],
      on: {
        'call.started': { actions: 'countUp' },
        'call.ended': [{ guard: 'isLast', target: 'idle', actions: 'countDown' }, { actions: 'countDown' }],
      },
    },
  },
});
