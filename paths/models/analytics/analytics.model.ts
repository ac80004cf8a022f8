import type { AnalyticsEvent } from '../../../contract/api/analytics.ts';
import type { CookiePreferences } from '../../../contract/rules/session/cookie-preferences.ts';
import type { analyticsActors } from '../../../machines/analytics/analytics.actors.ts';
import { analyticsMachine } from '../../../machines/analytics/analytics.machine.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type AnalyticsStep = Step<typeof analyticsMachine, ReturnType<typeof analyticsActors>>;
type Analytics = AnalyticsStep['after'];

const choice = (analytics: boolean, profilation = false): CookiePreferences => ({
  technical: true,
  analytics,
  profilation,
  saveDate: '2026-11-21T17:20:00.000Z',
  uuid: '7f3a19c2-0000-4000-8000-000000000001',
  terms: '2026-11',
});
const search = (search_term: string): AnalyticsEvent => ({ name: 'search', search_term });

const isOff = (analytics: Analytics): boolean => analytics.matches('off');
const isOpen = (analytics: Analytics): boolean =>
  analytics.matches({ allowed: 'idle' }) || analytics.matches({ allowed: 'gathering' });
const waiting = (analytics: Analytics): number => analytics.context.waiting.length;
const sent = (step: AnalyticsStep): number => step.effects('sendEvents');
/** What was settled with this step; undefined where nothing was. */
const allowed = (step: AnalyticsStep): boolean | undefined => {
  const settled = step.sent('cookies.settled');
  return settled === null ? undefined : settled.preferences?.analytics === true;
};

export const analyticsModel = flowModel<typeof analyticsMachine, ReturnType<typeof analyticsActors>>({
  name: 'analytics',
  machine: analyticsMachine,
  starts: [{ says: 'a page is opened', input: () => ({ batchSize: 3 }) }],
  cases: {
    'cookies.settled': [
      says('statistics are allowed', { preferences: choice(true) }),
      says('profiling is allowed too', { preferences: choice(true, true) }),
      says('everything is refused', { preferences: choice(false) }),
      says('no choice holds', { preferences: null }),
    ],
    'event.tracked': [says('pasta is searched', { event: search('pasta') })],
    'page.left': [says('the page is left')],
  },
  answers: {
    openChannel: {
      done: [says('the channel is open', undefined)],
      failed: [says('the code of the tag manager does not come', new Error('blocked'))],
    },
  },
  writes: [],
  effects: ['sendEvents', 'tellGrants', 'closeChannel'],
  project: ({ context }) => Math.min(context.waiting.length, 3),
  rules: [
    {
      id: 'COOK-02',
      says: 'The channel opens with the consent to statistics, or again where it did not come, and for nothing else.',
      when: () => true,
      holds: (step) =>
        step.calls('openChannel').length ===
        ((isOff(step.before) && allowed(step) === true) || step.elapsed('retryPause') ? 1 : 0),
    },
    {
      id: 'COOK-02',
      says: 'Without consent nothing is kept and nothing is sent.',
      when: (step) => isOff(step.before) || isOff(step.after),
      holds: (step) => sent(step) === 0 && (!isOff(step.after) || waiting(step.after) === 0),
    },
    {
      id: 'COOK-02',
      says: 'A consent opens the channel.',
      when: (step) => isOff(step.before) && allowed(step) === true,
      holds: (step) => step.after.matches({ allowed: 'opening' }),
    },
    {
      id: 'COOK-04',
      says: 'A withdrawal closes the channel at once, once, and what waited is not sent.',
      when: (step) => !isOff(step.before) && allowed(step) === false,
      holds: (step) =>
        step.effects('closeChannel') === 1 &&
        isOff(step.after) &&
        sent(step) === 0 &&
        waiting(step.after) === 0,
    },
    {
      id: 'COOK-04',
      says: 'Nothing else closes it.',
      when: (step) => isOff(step.before) || allowed(step) !== false,
      holds: (step) => step.effects('closeChannel') === 0 && (isOff(step.before) || !isOff(step.after)),
    },
    {
      id: 'COOK-04',
      says: 'Another choice that allows statistics is told to the channel.',
      when: () => true,
      holds: (step) => step.effects('tellGrants') === (!isOff(step.before) && allowed(step) === true ? 1 : 0),
    },
    {
      id: 'COOK-02',
      says: 'An event waits for the others of its batch; a full one is sent at once.',
      when: (step) =>
        step.sent('event.tracked') !== null &&
        (isOpen(step.before) || step.before.matches({ allowed: 'opening' })),
      holds: (step) => {
        const { batchSize } = step.before.context;
        const isFull = isOpen(step.before) && waiting(step.before) + 1 >= batchSize;
        if (isFull) return sent(step) === 1 && waiting(step.after) === 0;
        return sent(step) === 0 && waiting(step.after) === Math.min(waiting(step.before) + 1, batchSize);
      },
    },
    {
      id: 'COOK-02',
      says: 'What waits is sent after a pause, or when the page is left, and is kept no longer.',
      when: (step) =>
        step.before.matches({ allowed: 'gathering' }) &&
        (step.elapsed('batchPause') || step.sent('page.left') !== null),
      holds: (step) => sent(step) === 1 && waiting(step.after) === 0,
    },
    {
      id: 'COOK-02',
      says: 'Nothing is sent but what waited, and only to an open channel.',
      when: (step) => sent(step) > 0,
      holds: (step) =>
        (isOpen(step.before) || step.done('openChannel') !== null) &&
        waiting(step.before) > 0 &&
        waiting(step.after) === 0,
    },
    {
      id: 'COOK-02',
      says: 'An open channel sends what came before it was open.',
      when: (step) => step.done('openChannel') !== null,
      holds: (step) => {
        if (!isOpen(step.after)) return false;
        if (waiting(step.before) === step.before.context.batchSize) return sent(step) === 1;
        return (
          waiting(step.after) === waiting(step.before) &&
          step.after.matches({ allowed: 'gathering' }) === waiting(step.before) > 0
        );
      },
    },
    {
      id: 'COOK-02',
      says: 'Where its code does not come nothing waits for ever, and it is asked for again.',
      when: (step) =>
        step.failed('openChannel') !== null ||
        (step.elapsed('loadTimeout') && step.wasInFlight('openChannel') > 0),
      holds: (step) => step.after.matches({ allowed: 'closed' }) && waiting(step.after) === 0,
    },
    offers({
      id: 'COOK-04',
      says: 'A consent can be withdrawn whatever goes on.',
      from: (analytics: Analytics) => !isOff(analytics),
      via: ({ id }) => id === 'cookies.settled',
      to: isOff,
    }),
    offers({
      id: 'COOK-02',
      says: 'What waits is sent by itself after a pause.',
      from: (analytics: Analytics) => analytics.matches({ allowed: 'gathering' }),
      via: ({ kind }) => kind === 'elapsed',
      to: (analytics: Analytics) => analytics.matches({ allowed: 'idle' }),
    }),
    offers({
      id: 'COOK-02',
      says: 'Code that did not come is asked for again by itself.',
      from: (analytics: Analytics) => analytics.matches({ allowed: 'closed' }),
      via: ({ kind }) => kind === 'elapsed',
      to: (analytics: Analytics) => analytics.matches({ allowed: 'opening' }),
    }),
    reaches({ id: 'COOK-02', says: 'It can be counted.', from: () => true, to: isOpen }),
  ],
});
