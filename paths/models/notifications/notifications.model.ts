import { notificationsMachine, type Notice } from '../../../machines/notifications/notifications.machine.ts';
import {
  cartWarnings,
  shownNotice,
  persistentNotices,
} from '../../../machines/notifications/notifications.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step, NoActors } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';

type NoticeStep = Step<typeof notificationsMachine, NoActors>;
type Notifications = NoticeStep['after'];

const toast = (n: number): Notice => ({
  id: `toast-${n}`,
  tone: 'success',
  text: `Aggiunto ${n}`,
  lifetime: 3000,
});
const error = (n: number): Notice => ({
  id: `error-${n}`,
  tone: 'error',
  text: `Errore ${n}`,
  lifetime: null,
});
const isPersistent = (notice: Notice | undefined): boolean => notice?.lifetime === null;

/** Toasts are numbered on, one behind the other. */
const next = ({ context: { shown, waiting } }: Notifications): number =>
  [shown, ...waiting].reduce((most, notice) => Math.max(most, Number(notice?.id.split('-')[1] ?? 0)), 0) + 1;
const asked = (step: NoticeStep): Notice | undefined => step.sent('notice.show')?.notice;
const isHeld = (notifications: Notifications): boolean => notifications.matches('paused');
const ids = (notices: readonly Notice[]): string => notices.map(({ id }) => id).join();

export const notificationsModel = flowModel<typeof notificationsMachine, NoActors>({
  name: 'notifications',
  machine: notificationsMachine,
  starts: [{ says: 'nothing is shown' }],
  cases: {
    'notice.show': (notifications) => {
      const { waiting, persistent } = notifications.context;
      return [
        ...(waiting.length < 6
          ? [says('a toast comes', { notice: toast(((next(notifications) - 1) % 9) + 1) })]
          : []),
        says('an error comes', { notice: error(1) }),
        ...(persistent.length < 2 ? [says('another error comes', { notice: error(2) })] : []),
        says('the same error comes again', { notice: { ...error(1), id: 'error-again' } }),
      ];
    },
    'notice.close': ({ context: { shown, persistent } }) => [
      ...(shown === null ? [] : [says('the toast is closed', { id: shown.id })]),
      ...persistent.slice(0, 1).map(({ id }) => says('an error is closed', { id })),
      says('a notice that is gone is closed', { id: 'gone' }),
    ],
    'warnings.show': ({ context: { warnings } }) =>
      warnings.length < 3
        ? [
            says('the shop has lowered a line', { texts: ['Burrata: ne restano 3'] }),
            says('the shop has lowered two lines', {
              texts: ['Burrata: ne restano 3', 'Sale grosso: esaurito'],
            }),
          ]
        : [],
    'warnings.close': [says('the warnings are read')],
    'toast.pause': [says('the pointer rests on the toast')],
    'toast.resume': [says('the pointer leaves the toast')],
  },
  answers: {},
  writes: [],
  limit: 400,
  project: ({ context: { shown, waiting, persistent, warnings } }) => ({
    isShown: shown !== null,
    waiting: waiting.length,
    persistent: persistent.map(({ id }) => id),
    warnings: warnings.length,
  }),
  rules: [
    {
      id: 'ERR-09',
      says: 'An error stays beside the toasts until it is closed; the same words stand there once.',
      when: (step) => isPersistent(asked(step)),
      holds: (step) => {
        const texts = persistentNotices(step.after).map(({ text }) => text);
        return (
          persistentNotices(step.after).at(-1)?.id === asked(step)?.id &&
          texts.filter((text) => text === asked(step)?.text).length === 1 &&
          persistentNotices(step.before).every(({ text }) => texts.includes(text)) &&
          shownNotice(step.after) === shownNotice(step.before) &&
          step.after.context.waiting.length === step.before.context.waiting.length
        );
      },
    },
    {
      id: 'SHELL-11',
      says: 'A toast shows at once when none is shown, else it waits behind the others.',
      when: (step) => asked(step)?.lifetime === 3000,
      holds: (step) =>
        shownNotice(step.before) === null
          ? shownNotice(step.after)?.id === asked(step)?.id
          : shownNotice(step.after) === shownNotice(step.before) &&
            step.after.context.waiting.at(-1)?.id === asked(step)?.id,
    },
    {
      id: 'ERR-08',
      says: 'At most five toasts wait.',
      when: ({ after }) => after.context.waiting.length > 0,
      holds: ({ after }) => after.context.waiting.length <= 5,
    },
    {
      id: 'SHELL-11',
      says: 'A toast goes after its time, and the next one comes.',
      when: (step) => step.elapsed('lifetime'),
      holds: ({ before, after }) =>
        (shownNotice(after)?.id ?? null) === (before.context.waiting[0]?.id ?? null) &&
        ids(after.context.waiting) === ids(before.context.waiting.slice(1)),
    },
    {
      id: 'ERR-09',
      says: 'Closing the toast shows the next one.',
      when: (step) =>
        step.sent('notice.close') !== null && step.sent('notice.close')?.id === shownNotice(step.before)?.id,
      holds: ({ before, after }) =>
        (shownNotice(after)?.id ?? null) === (before.context.waiting[0]?.id ?? null) &&
        ids(after.context.persistent) === ids(before.context.persistent),
    },
    {
      id: 'ERR-09',
      says: 'Closing an error takes it away and leaves the toasts alone.',
      when: (step) =>
        step.sent('notice.close') !== null && step.sent('notice.close')?.id !== shownNotice(step.before)?.id,
      holds: (step) => {
        const id = step.sent('notice.close')?.id;
        return (
          ids(persistentNotices(step.after)) ===
            ids(persistentNotices(step.before).filter((notice) => notice.id !== id)) &&
          shownNotice(step.after) === shownNotice(step.before)
        );
      },
    },
    {
      id: 'ERR-09',
      says: 'While somebody reads the clock stands still, and the toast stays.',
      when: ({ after }) => isHeld(after),
      holds: ({ after }) => shownNotice(after) !== null,
    },
    {
      id: 'ERR-09',
      says: 'Holding and releasing changes nothing of what is shown.',
      when: (step) => step.sent('toast.pause') !== null || step.sent('toast.resume') !== null,
      holds: ({ before, after }) =>
        shownNotice(after) === shownNotice(before) &&
        ids(after.context.waiting) === ids(before.context.waiting),
    },
    {
      id: 'ERR-09',
      says: 'Resting on the toast holds it, leaving it lets its time run again.',
      when: (step) =>
        (step.sent('toast.pause') !== null || step.sent('toast.resume') !== null) &&
        shownNotice(step.before) !== null,
      holds: (step) => isHeld(step.after) === (step.sent('toast.pause') !== null),
    },
    {
      id: 'CART-19',
      says: 'What the shop changed stands there, once each, until it is read.',
      when: (step) => step.sent('warnings.show') !== null,
      holds: (step) => {
        const texts = [...cartWarnings(step.before), ...(step.sent('warnings.show')?.texts ?? [])];
        return [...cartWarnings(step.after)].toSorted().join() === [...new Set(texts)].toSorted().join();
      },
    },
    {
      id: 'CART-19',
      says: 'Only reading takes it away.',
      when: ({ before }) => cartWarnings(before).length > 0,
      holds: (step) => (cartWarnings(step.after).length === 0) === (step.sent('warnings.close') !== null),
    },
    {
      id: 'SHELL-11',
      says: 'Nothing waits while nothing is shown.',
      when: ({ after }) => shownNotice(after) === null,
      holds: ({ after }) => after.context.waiting.length === 0,
    },
    offers({
      id: 'SHELL-11',
      says: 'A toast nobody holds goes by itself.',
      from: (notifications: Notifications) => shownNotice(notifications) !== null && !isHeld(notifications),
      via: ({ kind }) => kind === 'elapsed',
    }),
    offers({
      id: 'ERR-09',
      says: 'A notice comes through whatever is shown.',
      from: () => true,
      via: ({ id }) => id === 'notice.show',
    }),
    offers({
      id: 'ERR-09',
      says: 'Every error can be closed.',
      from: (notifications: Notifications) => persistentNotices(notifications).length > 0,
      via: ({ says: sentence }) => sentence === 'an error is closed',
      to: (after: Notifications, before: Notifications) =>
        persistentNotices(after).length === persistentNotices(before).length - 1,
    }),
    reaches({
      id: 'SHELL-11',
      says: 'The toasts come to an end.',
      from: () => true,
      to: (notifications: Notifications) => shownNotice(notifications) === null,
    }),
  ],
});
