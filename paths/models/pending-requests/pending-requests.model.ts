import { pendingRequestsMachine } from '../../../machines/pending-requests/pending-requests.machine.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import { count, type Step, type Trail, type NoActors } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';

type ActivityStep = Step<typeof pendingRequestsMachine, NoActors>;

const running = (trail: Trail<typeof pendingRequestsMachine, NoActors>): number =>
  count(
    trail,
    (step) => (step.sent('call.started') === null ? 0 : 1) - (step.sent('call.ended') === null ? 0 : 1),
  );
const isShown = (activity: ActivityStep['after']): boolean => activity.hasTag('busy');

export const pendingRequestsModel = flowModel<typeof pendingRequestsMachine, NoActors>({
  name: 'pending-requests',
  machine: pendingRequestsMachine,
  starts: [{ says: 'nothing is on its way' }],
  cases: {
    'call.started': ({ context }) => (context.pendingRequests < 3 ? [says('a call starts')] : []),
    'call.ended': [says('a call ends')],
  },
  answers: {},
  writes: [],
  project: ({ context }) => context.pendingRequests,
  rules: [
    {
      id: 'RULE-APPLIFECYCLE-7',
      says: 'pendingRequests is the number of calls on their way, never below 0.',
      when: (step, trail) => step.sent('call.ended') === null || running(trail) >= 0,
      holds: ({ after }, trail) => after.context.pendingRequests === running(trail),
    },
    {
      id: 'RULE-APPLIFECYCLE-7',
      says: 'With no call on its way it is 0 and nothing is shown.',
      when: (_, trail) => running(trail) === 0,
      holds: ({ after }) => after.context.pendingRequests === 0 && !isShown(after),
    },
    {
      id: 'SHELL-10',
      says: 'The overlay waits a moment, then shows until the last call is over.',
      when: (_, trail) => running(trail) > 0,
      holds: (step) => isShown(step.after) === (isShown(step.before) || step.elapsed('patience')),
    },
    offers({
      id: 'SHELL-10',
      says: 'Calls that take long come to show.',
      from: (activity) => activity.context.pendingRequests > 0 && !activity.hasTag('busy'),
      via: ({ kind }) => kind === 'elapsed',
      to: (after) => after.hasTag('busy'),
    }),
    offers({
      id: 'RULE-APPLIFECYCLE-7',
      says: 'Calls that start and end are counted wherever the flow is.',
      from: (activity) => activity.context.pendingRequests > 0 && activity.context.pendingRequests < 3,
      via: ({ id }) => id === 'call.started',
      to: (after, before) => after.context.pendingRequests === before.context.pendingRequests + 1,
    }),
    offers({
      id: 'RULE-APPLIFECYCLE-7',
      says: 'Every call that runs can end.',
      from: (activity) => activity.context.pendingRequests > 0,
      via: ({ id }) => id === 'call.ended',
      to: (after, before) => after.context.pendingRequests === before.context.pendingRequests - 1,
    }),
    reaches({
      id: 'SHELL-10',
      says: 'The overlay goes away.',
      from: (activity) => activity.hasTag('busy'),
      to: (activity) => activity.context.pendingRequests === 0,
    }),
  ],
});
