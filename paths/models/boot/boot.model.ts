import { fromPromise } from 'xstate';
import { bootMachine, type OpenVisitor } from '../../../machines/boot/boot.machine.ts';
import { isLive } from '../../../machines/boot/boot.selectors.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import { count, type Step } from '../../kit/step.ts';

const loadVisitor = fromPromise<OpenVisitor>(() => new Promise(() => undefined));
type BootActors = { loadVisitor: typeof loadVisitor };
type BootStep = Step<typeof bootMachine, BootActors>;

/** The code did not come. */
const lacksCode = (step: BootStep): boolean =>
  step.failed('loadVisitor') !== null || step.elapsed('chunkTimeout');

export const bootModel = flowModel<typeof bootMachine, BootActors>({
  name: 'boot',
  machine: bootMachine,
  starts: [{ says: 'the server’s page is on screen' }],
  cases: { 'page.hydrated': [says('React has taken the page over')] },
  answers: {
    loadVisitor: {
      done: [says('the code of the visitor’s machines is there', () => undefined)],
      failed: [says('the code of the visitor’s machines does not come', new Error('chunk'))],
    },
  },
  writes: [],
  effects: ['startPage', 'openVisitor', 'reportFailure'],
  project: () => null,
  rules: [
    {
      id: 'NAV-31',
      says: 'The page starts once, when it is hydrated, and the code of the visitor’s machines is asked for with it.',
      when: (step) => step.sent('page.hydrated') !== null && step.before.matches('hydrating'),
      holds: (step) => step.effects('startPage') === 1 && step.calls('loadVisitor').length === 1,
    },
    {
      id: 'NAV-31',
      says: 'Nothing starts, and nothing is asked for, before the page is hydrated.',
      when: (step) => step.effects('startPage') > 0 || step.calls('loadVisitor').length > 0,
      holds: (_, trail) => trail.some((one) => one.sent('page.hydrated') !== null),
    },
    {
      id: 'NAV-31',
      says: 'The page starts no more than once, and the visitor’s machines are opened no more than once.',
      when: (step) => !step.isStart,
      holds: (_, trail) =>
        count(trail, (one) => one.effects('startPage')) <= 1 &&
        count(trail, (one) => one.effects('openVisitor')) <= 1,
    },
    {
      id: 'NAV-31',
      says: 'The visitor’s machines are opened as soon as their code is there, and only then.',
      when: (step) =>
        step.done('loadVisitor') !== null || step.effects('openVisitor') > 0 || isLive(step.after),
      holds: (step, trail) =>
        isLive(step.after) &&
        count(trail, (one) => one.effects('openVisitor')) === 1 &&
        step.effects('openVisitor') === (step.done('loadVisitor') === null ? 0 : 1),
    },
    {
      id: 'NAV-31',
      says: 'Code that fails to come is reported and not waited for.',
      when: lacksCode,
      holds: (step) =>
        !isLive(step.after) &&
        step.inFlight('loadVisitor') === 0 &&
        step.effects('reportFailure') === (step.failed('loadVisitor') === null ? 0 : 1),
    },
    {
      id: 'NAV-31',
      says: 'A failure is reported only of code that failed to come.',
      when: (step) => step.effects('reportFailure') > 0,
      holds: (step) => step.failed('loadVisitor') !== null,
    },
    {
      id: 'NAV-31',
      says: 'After a pause it is asked for again, once.',
      when: (step) => step.elapsed('retryPause'),
      holds: (step) => step.calls('loadVisitor').length === 1 && step.inFlight('loadVisitor') === 1,
    },
    offers({
      id: 'NAV-31',
      says: 'Code that did not come is asked for again by itself.',
      from: (boot) => boot.matches('awaitingRetry'),
      via: ({ kind }) => kind === 'elapsed',
      to: (after) => after.matches('loadingVisitor'),
    }),
    reaches({
      id: 'NAV-31',
      says: 'From everywhere the visitor’s machines come to be there.',
      from: () => true,
      to: isLive,
    }),
  ],
});
