import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { isOffline } from '../../../machines/connection/connection.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors, Step } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';

type ConnectionStep = Step<typeof connectionMachine, NoActors>;
type Connection = ConnectionStep['after'];

/** What the browser said last, before a step or after it. */
function isLost(steps: readonly ConnectionStep[]): boolean {
  const last = steps.findLast(
    (step) => step.sent('connection.lost') !== null || step.sent('connection.restored') !== null,
  );
  return last !== undefined && last.sent('connection.lost') !== null;
}
const wasLost = (trail: readonly ConnectionStep[]): boolean => isLost(trail.slice(0, -1));

export const connectionModel = flowModel<typeof connectionMachine, NoActors>({
  name: 'connection',
  machine: connectionMachine,
  starts: [{ says: 'the device is online' }],
  cases: {
    'connection.lost': [says('the network is lost')],
    'connection.restored': [says('the network is back')],
  },
  answers: {},
  writes: [],
  project: () => null,
  rules: [
    {
      id: 'B-40',
      says: 'A network that is lost is told at once.',
      when: (step, trail) => step.sent('connection.lost') !== null && !wasLost(trail),
      holds: ({ after }) => isOffline(after),
    },
    {
      id: 'B-40',
      says: 'While there is a network nothing is told.',
      when: (_, trail) => !isLost(trail),
      holds: ({ after }) => !isOffline(after),
    },
    {
      id: 'B-40',
      says: 'It is told as long as it lasts, however often the browser says so.',
      when: (_, trail) => wasLost(trail) && isLost(trail),
      holds: ({ after }) => isOffline(after),
    },
    {
      id: 'B-40',
      says: 'What failed is requested again when the network is back, and once more a moment later.',
      when: () => true,
      holds: (step, trail) =>
        step.emitted('service.resumed').length ===
        ((wasLost(trail) && !isLost(trail)) || step.elapsed('secondTry') ? 1 : 0),
    },
    offers({
      id: 'B-40',
      says: 'A network can be lost whenever there is one.',
      from: (connection: Connection) => !isOffline(connection),
      via: ({ id }) => id === 'connection.lost',
      to: isOffline,
    }),
    reaches({
      id: 'B-40',
      says: 'Being offline comes to an end.',
      from: () => true,
      to: (connection: Connection) => connection.matches('online'),
    }),
  ],
});
