import { appLifecycleLogic } from '../../../machines/app-lifecycle/app-lifecycle.logic.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors, Step } from '../../kit/step.ts';

type LifecycleStep = Step<typeof appLifecycleLogic, NoActors>;
type Lifecycle = LifecycleStep['after'];

const leftAt = 1_795_000_000_000;
const halfAnHour = 1_800_000;
const reloadAfterMs = halfAnHour;
const store = 'https://apps.apple.example/cestolieto';

const isReloading = (lifecycle: Lifecycle): boolean => lifecycle.matches('reloading');
const isOwed = (lifecycle: Lifecycle): boolean => lifecycle.matches({ running: 'owed' });
const isSaving = (lifecycle: Lifecycle): boolean => lifecycle.matches({ running: 'saving' });
const isDue = (lifecycle: Lifecycle): boolean => isOwed(lifecycle) || isSaving(lifecycle);
const isAway = (lifecycle: Lifecycle): boolean => lifecycle.matches({ running: 'away' });
/** Written from the requirements: payment and checkout, as path or as hash. */
const isFree = ({ context: { path, writes, isOnline } }: Lifecycle): boolean =>
  writes === 0 && isOnline && !/^\/(?:#\/)?(?:checkout|payment)$/.test(path);
const isForStore = (lifecycle: Lifecycle): boolean => lifecycle.context.departure.kind === 'store';
const leaves = (step: LifecycleStep): number => step.effects('reload') + step.effects('openStore');

export const appLifecycleModel = flowModel<typeof appLifecycleLogic, NoActors>({
  name: 'app-lifecycle',
  machine: appLifecycleLogic,
  starts: [
    { says: 'a page is opened', input: () => ({ path: '/', leftAt: null, isOnline: true, reloadAfterMs }) },
    {
      says: 'the checkout is opened in a tab nobody looks at, without network',
      input: () => ({ path: '/checkout', leftAt, isOnline: false, reloadAfterMs }),
    },
    {
      says: 'an old link to the payment is opened',
      input: () => ({ path: '/#/payment', leftAt: null, isOnline: true, reloadAfterMs }),
    },
  ],
  cases: {
    'route.entered': [
      says('the offers are opened', { path: '/catalog/search' }),
      says('the checkout is opened', { path: '/checkout' }),
      says('the payment is opened', { path: '/payment' }),
    ],
    'page.left': [says('the page is left', { at: leftAt })],
    'page.returned': [
      says('the page is looked at again after half an hour', { at: leftAt + halfAnHour }),
      says('the page is looked at again a moment later than that', { at: leftAt + halfAnHour + 1 }),
      says('the page is looked at again, with the clock set back', { at: leftAt - 86_400_000 }),
    ],
    'write.started': ({ context }) => (context.writes < 2 ? [says('something is being written')] : []),
    'write.ended': [says('a write has ended')],
    'connection.lost': [says('the network is lost')],
    'connection.restored': [says('the network is back')],
    'update.accepted': [
      says('an update is accepted in a browser', { store: null }),
      says('an update is accepted in the mobile app', { store }),
    ],
  },
  answers: {},
  writes: [],
  effects: ['saveWork', 'reload', 'openStore'],
  project: ({ context: { path, writes, isOnline, departure } }) => [
    /checkout|payment/.test(path),
    writes,
    isOnline,
    departure.kind,
  ],
  limit: 400,
  rules: [
    {
      id: 'RULE-APPLIFECYCLE-1',
      says: 'More than half an hour away a reload is due; half an hour, or a clock set back, is nothing.',
      when: (step) => isAway(step.before) && step.sent('page.returned') !== null,
      holds: (step) => {
        const isLong = (step.sent('page.returned')?.at ?? 0) > leftAt + halfAnHour;
        return isLong
          ? isDue(step.after) && step.after.context.departure.kind === 'reload'
          : step.after.matches({ running: 'here' });
      },
    },
    {
      id: 'LIFE-01',
      says: 'A page that was looked at again is not away any more.',
      when: (step) => isAway(step.before) && step.sent('page.returned') !== null,
      holds: (step) => step.after.context.leftAt === null,
    },
    {
      id: 'LIFE-01',
      says: 'A page that nobody looks at waits to be looked at, from when it was left.',
      when: (step) => isAway(step.after) && !isAway(step.before),
      holds: (step) => step.after.context.leftAt === leftAt,
    },
    {
      id: 'LIFE-01',
      says: 'A page that opens is away only where nobody looks.',
      when: (step) => step.isStart,
      holds: (step) => isAway(step.after) === (step.after.context.leftAt !== null) && !isDue(step.after),
    },
    {
      id: 'RULE-APPLIFECYCLE-2',
      says: 'The app goes only after it was saved, from a page that allows it, with nothing written and with network.',
      when: (step) => leaves(step) > 0,
      holds: (step) => isSaving(step.before) && step.elapsed('savePause') && isFree(step.before),
    },
    {
      id: 'LIFE-02',
      says: 'Saving begins only where the app may go.',
      when: (step) => isSaving(step.after) && !isSaving(step.before),
      holds: (step) => isFree(step.after) && step.effects('saveWork') === 1,
    },
    {
      id: 'RULE-APPLIFECYCLE-9',
      says: 'What is owed is begun in the moment that allows it, whatever made it so.',
      when: (step) => isDue(step.after),
      holds: (step) => !isOwed(step.after) || !isFree(step.after),
    },
    {
      id: 'RULE-APPLIFECYCLE-9',
      says: 'After the pause the app goes, or it is owed still.',
      when: (step) => isSaving(step.before) && step.elapsed('savePause'),
      holds: (step) => {
        if (!isFree(step.before)) return isOwed(step.after) && leaves(step) === 0;
        return isForStore(step.before)
          ? step.effects('openStore') === 1 && step.after.matches({ running: 'here' })
          : step.effects('reload') === 1 && isReloading(step.after);
      },
    },
    {
      id: 'LIFE-03',
      says: 'What is owed is not forgotten.',
      when: (step) => isDue(step.before) && !step.elapsed('savePause'),
      holds: (step) => isDue(step.after),
    },
    {
      id: 'LIFE-05',
      says: 'An accepted update is owed, in the store that was named.',
      when: (step) => step.sent('update.accepted') !== null && !isReloading(step.before),
      holds: (step) => {
        const { departure } = step.after.context;
        const url = step.sent('update.accepted')?.store ?? null;
        return (
          isDue(step.after) &&
          (url === null ? departure.kind === 'update' : departure.kind === 'store' && departure.url === url)
        );
      },
    },
    {
      id: 'RULE-APPLIFECYCLE-8',
      says: 'Once the page loads anew nothing happens to it any more.',
      when: (step) => isReloading(step.before),
      holds: (step) => isReloading(step.after) && leaves(step) === 0,
    },
    {
      id: 'RULE-APPLIFECYCLE-7',
      says: 'Writes are counted one by one, and never fall below none.',
      when: (step) => !step.isStart && !isReloading(step.before),
      holds: (step) => {
        const by = step.sent('write.started') !== null ? 1 : step.sent('write.ended') !== null ? -1 : 0;
        return step.after.context.writes === Math.max(0, step.before.context.writes + by);
      },
    },
    {
      id: 'LIFE-03',
      says: 'Page and network are known as they were told last.',
      when: (step) => !step.isStart && !isReloading(step.before),
      holds: (step) =>
        step.after.context.path === (step.sent('route.entered')?.path ?? step.before.context.path) &&
        step.after.context.isOnline ===
          (step.sent('connection.lost') === null &&
            (step.before.context.isOnline || step.sent('connection.restored') !== null)),
    },
    offers({
      id: 'RULE-APPLIFECYCLE-9',
      says: 'What an excluded page puts off begins with the first navigation to another.',
      from: (lifecycle: Lifecycle) =>
        isOwed(lifecycle) && lifecycle.context.writes === 0 && lifecycle.context.isOnline,
      via: ({ id }) => id === 'route.entered',
      to: isSaving,
    }),
    reaches({
      id: 'RULE-APPLIFECYCLE-9',
      says: 'What is owed can happen.',
      from: isDue,
      to: (lifecycle: Lifecycle) => isReloading(lifecycle) || lifecycle.matches({ running: 'here' }),
    }),
  ],
});
