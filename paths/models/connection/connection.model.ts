import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { isOfflineTold } from '../../../machines/connection/connection.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors, Step } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';

type ConnectionStep = Step<typeof connectionMachine, NoActors>;
type Connection = ConnectionStep['after'];

/** What the browser said last, before a step or after it. */
function isOffline(steps: readonly ConnectionStep[]): boolean {
  const last = steps.findLast(
    (step) => step.sent('connection.lost') !== null || step.sent('connection.restored') !== null,
  );
  return last !== undefined && last.sent('connection.lost') !== null;
}
const wasOffline = (trail: readonly ConnectionStep[]): boolean => isOffline(trail.slice(0, -1));

export const connectionModel = flowModel<typeof connectionMachine, NoActors>({
  name: 'connection',
  machine: connectionMachine,
  starts: [{ says: 'the device is online' }],
  cases: {
    'connection.lost': [says('the network is lost')],
    'connection.restored': [says('the network is back')],
    'offline.dismiss': [says('the notice is closed')],
  },
  answers: {},
  writes: [],
  project: () => null,
  rules: [
    {
      id: 'B-40',
      says: 'A network that is lost is told at once.',
      when: (step, trail) => step.sent('connection.lost') !== null && !wasOffline(trail),
      holds: ({ after }) => isOfflineTold(after),
    },
    {
      id: 'B-40',
      says: 'While there is a network nothing is told.',
      when: (_, trail) => !isOffline(trail),
      holds: ({ after }) => !isOfflineTold(after),
    },
    {
      id: 'ERR-09',
      says: 'It is told until it is closed, however often the browser says so.',
      when: (step, trail) => wasOffline(trail) && isOffline(trail) && step.sent('offline.dismiss') === null,
      holds: ({ before, after }) => isOfflineTold(after) === isOfflineTold(before),
    },
    {
      id: 'ERR-09',
      says: 'What was closed is told again only when the network is lost again.',
      when: (step) => step.sent('offline.dismiss') !== null,
      holds: ({ after }) => !isOfflineTold(after),
    },
    {
      id: 'B-40',
      says: 'Whoever waits hears once that the network is back, and nothing else.',
      when: () => true,
      holds: (step, trail) =>
        step.emitted('service.resumed').length === (wasOffline(trail) && !isOffline(trail) ? 1 : 0),
    },
    offers({
      id: 'B-40',
      says: 'A network can be lost whenever there is one.',
      from: (connection: Connection) => connection.matches('online'),
      via: ({ id }) => id === 'connection.lost',
      to: isOfflineTold,
    }),
    reaches({
      id: 'B-40',
      says: 'Being offline comes to an end.',
      from: () => true,
      to: (connection: Connection) => connection.matches('online'),
    }),
  ],
});
