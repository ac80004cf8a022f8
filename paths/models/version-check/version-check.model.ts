import type { versionCheckActors } from '../../../machines/version-check/version-check.actors.ts';
import { versionCheckLogic } from '../../../machines/version-check/version-check.logic.ts';
import type { AskedVersion, VersionCheckInput } from '../../../machines/version-check/version-check.types.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type CheckStep = Step<typeof versionCheckLogic, ReturnType<typeof versionCheckActors>>;
type Check = CheckStep['after'];

const stores = { ios: 'https://apps.apple.example/cestolieto', android: '' };
const running = '1.1.29';

const asked = (version: string, minVersion: string, answered: string | null = null): AskedVersion => ({
  published: { version, minVersion, stores },
  answered,
});
const start = (given: Partial<VersionCheckInput>) => () => ({
  running,
  checkMs: 600_000,
  platform: 'web' as const,
  path: '/',
  ...given,
});

const isOffered = (check: Check): boolean => check.matches({ update: 'offered' });
const isRequired = (check: Check): boolean => check.matches({ update: 'required' });
const isAsking = (check: Check): boolean => check.matches({ check: 'asking' });
const isPaying = (check: Check): boolean => ['/checkout', '/payment'].includes(check.context.path);
/** By the cases alone: 1.2.0 is newer, 1.2.0 is a minimum that is not met. */
const isBelowMin = (check: Check): boolean => check.context.published?.minVersion === '1.2.0';
const isNews = ({ context: { published, answered } }: Check): boolean =>
  published?.version === '1.2.0' && answered !== '1.2.0';
const settled = (step: CheckStep): boolean =>
  step.done('askVersion') !== null || step.failed('askVersion') !== null || step.elapsed('answerTimeout');
const outcome = ({ context: { published, answered }, value }: Check) =>
  JSON.stringify([published, answered, (value as { update: unknown }).update]);

export const versionCheckModel = flowModel<typeof versionCheckLogic, ReturnType<typeof versionCheckActors>>({
  name: 'version-check',
  machine: versionCheckLogic,
  starts: [
    { says: 'a page is opened in a browser', input: start({}) },
    { says: 'the app for iOS is opened', input: start({ platform: 'ios' }) },
    {
      says: 'the app for Android, of which the shop names no store, is opened at the checkout',
      input: start({ platform: 'android', path: '/checkout' }),
    },
  ],
  cases: {
    'route.entered': [
      says('the offers are opened', { path: '/catalog/search' }),
      says('the checkout is opened', { path: '/checkout' }),
      says('the payment is opened', { path: '/payment' }),
    ],
    'page.returned': [says('the page is looked at again')],
    'update.accept': [says('the update is wanted')],
    'update.decline': [says('the update is put off')],
  },
  answers: {
    askVersion: {
      done: [
        says('the shop speaks the version that runs', asked(running, '1.0.0')),
        says('the shop speaks a newer version', asked('1.2.0', '1.0.0')),
        says('the newer version was put off before', asked('1.2.0', '1.0.0', '1.2.0')),
        says('the version that runs is served no more', asked('1.2.0', '1.2.0')),
        says('it is served no more, and its update was put off before', asked('1.2.0', '1.2.0', '1.2.0')),
        says('the shop says what is no version', asked('latest', 'any')),
      ],
      failed: [
        ...fails('the version', 'serviceDown', 'network'),
        says('what comes is no JSON', new SyntaxError('<')),
      ],
    },
  },
  writes: [],
  effects: ['keepAnswered'],
  project: ({ context: { platform, path, published, answered } }) => [
    platform,
    /checkout|payment/.test(path),
    published?.version,
    published?.minVersion,
    answered,
  ],
  limit: 400,
  rules: [
    {
      id: 'LIFE-04',
      says: 'The shop is asked at the start, after ten minutes and on every return, and for nothing else.',
      when: () => true,
      holds: (step) =>
        step.calls('askVersion').length ===
        (step.isStart || step.elapsed('checkInterval') || step.sent('page.returned') !== null ? 1 : 0),
    },
    {
      id: 'RULE-APPLIFECYCLE-3',
      says: 'One check is under way at a time.',
      when: () => true,
      holds: (step) => step.inFlight('askVersion') === (isAsking(step.after) ? 1 : 0),
    },
    {
      id: 'RULE-APPLIFECYCLE-4',
      says: 'A check that fails or does not come changes nothing but that it rests.',
      when: (step) => step.failed('askVersion') !== null || step.elapsed('answerTimeout'),
      holds: (step) => outcome(step.before) === outcome(step.after) && !isAsking(step.after),
    },
    {
      id: 'LIFE-07',
      says: 'After every check the next one is waited for.',
      when: settled,
      holds: (step) => step.after.matches({ check: 'resting' }),
    },
    {
      id: 'LIFE-04',
      says: 'What the shop says is known as it said it.',
      when: (step) => step.done('askVersion') !== null,
      holds: (step) => step.after.context.published === step.done('askVersion')?.output.published,
    },
    {
      id: 'LIFE-06',
      says: 'Below the lowest version that is served the upgrade screen covers the app, but for a payment.',
      when: (step) => !isRequired(step.before),
      holds: (step) => isRequired(step.after) === (isBelowMin(step.after) && !isPaying(step.after)),
    },
    {
      id: 'RULE-APPLIFECYCLE-6',
      says: 'Nothing but the update leads away from the upgrade screen.',
      when: (step) => isRequired(step.before),
      holds: (step) => isRequired(step.after) && step.effects('keepAnswered') === 0,
    },
    {
      id: 'RULE-APPLIFECYCLE-5',
      says: 'A newer version is offered while it is not answered, never between a shopper and a payment.',
      when: (step) => !isRequired(step.before) && !isRequired(step.after),
      holds: (step) => isOffered(step.after) === (isNews(step.after) && !isPaying(step.after)),
    },
    {
      id: 'RULE-APPLIFECYCLE-8',
      says: 'Whoever answers is not asked again for that version, not even by a page that stays the old one.',
      when: (step) =>
        isOffered(step.before) &&
        (step.sent('update.accept') !== null || step.sent('update.decline') !== null),
      holds: (step) =>
        !isOffered(step.after) &&
        step.after.context.answered === step.before.context.published?.version &&
        step.effects('keepAnswered') === 1,
    },
    {
      id: 'LIFE-06',
      says: 'Nothing but an answer is kept.',
      when: (step) => step.sent('update.accept') === null && step.sent('update.decline') === null,
      holds: (step) => step.effects('keepAnswered') === 0,
    },
    {
      id: 'LIFE-05',
      says: 'An accepted update leads to the store of the mobile app, where one is named, else to a reload.',
      when: (step) =>
        step.sent('update.accept') !== null && (isOffered(step.before) || isRequired(step.before)),
      holds: (step) => {
        const store = step.before.context.platform === 'ios' ? stores.ios : null;
        const emitted = step.emitted('update.accepted');
        return emitted.length === 1 && emitted[0]?.store === store;
      },
    },
    {
      id: 'RULE-APPLIFECYCLE-2',
      says: 'Nothing else asks for a reload.',
      when: (step) =>
        step.sent('update.accept') === null || !(isOffered(step.before) || isRequired(step.before)),
      holds: (step) => step.emitted('update.accepted').length === 0,
    },
    {
      id: 'RULE-APPLIFECYCLE-5',
      says: 'The page on screen is known as it was entered last.',
      when: (step) => !step.isStart,
      holds: (step) =>
        step.after.context.path === (step.sent('route.entered')?.path ?? step.before.context.path),
    },
    offers({
      id: 'LIFE-06',
      says: 'An offer can be put off.',
      from: isOffered,
      via: ({ id }) => id === 'update.decline',
      to: (check: Check) => !isOffered(check) && !isRequired(check),
    }),
    offers({
      id: 'SHELL-12',
      says: 'The upgrade screen offers the update.',
      from: isRequired,
      via: ({ id }) => id === 'update.accept',
      to: isRequired,
    }),
    offers({
      id: 'RULE-APPLIFECYCLE-3',
      says: 'A check that rests is followed by the next one by itself.',
      from: (check: Check) => check.matches({ check: 'resting' }),
      via: ({ kind }) => kind === 'elapsed',
      to: isAsking,
    }),
    reaches({
      id: 'LIFE-07',
      says: 'The shop is asked again, whatever happened.',
      from: () => true,
      to: isAsking,
    }),
  ],
});
