import { notificationsMachine } from '../../../machines/notifications/notifications.machine.ts';
import type { CartFact, Notice } from '../../../machines/notifications/notifications.types.ts';
import {
  awaitedMessages,
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
const failing = 'removeProduct 7';
const act = { does: 'putBack', items: [{ productId: 7, quantity: 2, infos: {} }] } as const;
const added: CartFact = { productId: 7, isIn: true };
const removed: CartFact = { productId: 7, isIn: false };
const emptied: CartFact = { productId: null, isIn: false };
const lowered = { text: 'Burrata: ne restano 3', of: 'cart' } as const;
/** What a toast may lead to. */
const kindOf = (notice: Notice): string => {
  if (notice.cart !== undefined) return `${notice.cart.isIn ? '+' : '-'}${notice.cart.productId ?? '*'}`;
  if (notice.action !== undefined) return 'u';
  if (notice.isMore) return 'm';
  return notice.about !== undefined ? 'd' : 't';
};
const isPersistent = (notice: Notice | undefined): boolean => notice?.lifetime === null;

/** Toasts are numbered on, one behind the other. */
const next = ({ context: { shown, waiting } }: Notifications): number =>
  [shown, ...waiting].reduce((most, notice) => Math.max(most, Number(notice?.id.split('-')[1] ?? 0)), 0) + 1;
const asked = (step: NoticeStep): Notice | undefined => step.sent('notice.show')?.notice;
/** What is shown and what waits behind it. */
const toasts = ({ context: { shown, waiting } }: Notifications): readonly Notice[] =>
  shown === null ? waiting : [shown, ...waiting];
/** What went well by now. */
const succeeded = (step: NoticeStep): string | null => {
  const notice = asked(step);
  if (notice !== undefined) return isPersistent(notice) ? null : (notice.about ?? '');
  return step.sent('operation.done')?.about ?? null;
};
/** What is said of the cart now. */
const toldOfCart = (step: NoticeStep): CartFact | undefined =>
  asked(step)?.cart ?? step.sent('operation.done')?.cart;
/** Whether the cart is as the message says, after what is said of it now. */
const isStillSo = ({ cart }: Notice, now: CartFact | undefined): boolean =>
  cart === undefined ||
  now === undefined ||
  cart.isIn === now.isIn ||
  (cart !== emptied && now !== emptied && cart.productId !== now.productId);
const isHeld = (notifications: Notifications): boolean => notifications.matches({ toasting: 'paused' });
/** What the newest toast sends away: the shown one, and what could be undone before; a message that offers no undo leaves both. */
const isSentAway = (step: NoticeStep, notice: Notice): boolean => {
  const newest = asked(step);
  if (newest === undefined || isPersistent(newest) || newest.isMore || isHeld(step.before)) return false;
  return newest.action === undefined
    ? notice === shownNotice(step.before) && notice.action === undefined
    : notice === shownNotice(step.before) || notice.action !== undefined;
};
const ids = (notices: readonly Notice[]): string => notices.map(({ id }) => id).join();

export const notificationsModel = flowModel<typeof notificationsMachine, NoActors>({
  name: 'notifications',
  machine: notificationsMachine,
  starts: [{ says: 'nothing is shown' }],
  cases: {
    'notice.show': (notifications) => {
      const { shown, waiting, persistent, awaited, areas } = notifications.context;
      // A dialog and an area beside the toasts are other matters.
      if (areas.length > 0)
        return shown === null
          ? [says('a toast comes', { notice: toast(1) })]
          : [says('an error comes', { notice: error(1) })];
      if (awaited.length > 0) return [says('an error comes', { notice: error(1) })];
      const n = ((next(notifications) - 1) % 9) + 1;
      // What is said of the cart goes against what is shown, what waits, or neither.
      if ([shown, ...waiting].some((notice) => notice?.cart !== undefined))
        return waiting.length > 1
          ? [says('an error comes', { notice: error(1) })]
          : [
              ...(waiting.length === 0
                ? [
                    says('a toast comes', { notice: toast(n) }),
                    says('a product came into the cart', { notice: { ...toast(n), cart: added } }),
                  ]
                : []),
              ...(waiting.length === 0 && persistent.length === 0
                ? [says('the product does not leave the cart', { notice: { ...error(3), about: failing } })]
                : []),
              says('the product left the cart', { notice: { ...toast(n), about: failing, cart: removed } }),
              says('all left the cart', { notice: { ...toast(n), cart: emptied } }),
            ];
      const isPlain = [shown, ...waiting].every((notice) => notice === null || kindOf(notice) === 't');
      return [
        ...(waiting.length === 0 || (isPlain && waiting.length < 6 && persistent.length === 0)
          ? [says('a toast comes', { notice: toast(n) })]
          : []),
        ...(waiting.length === 0
          ? [
              says('a toast that can be undone comes', {
                notice: { ...toast(n), lifetime: 5000, action: { label: 'Annulla', act } },
              }),
              says('what may fail yet is told as done', { notice: { ...toast(n), about: failing } }),
              ...(isPlain && shown !== null && persistent.length === 0
                ? [says('more of the same is told', { notice: { ...toast(n), isMore: true as const } })]
                : []),
            ]
          : []),
        ...(persistent.length === 0 && isPlain && waiting.length === 0
          ? [says('a product came into the cart', { notice: { ...toast(n), cart: added } })]
          : []),
        ...(waiting.length < 2 ? [says('an error comes', { notice: error(1) })] : []),
        ...(persistent.length < 2 && waiting.length < 2
          ? [says('another error comes', { notice: error(2) })]
          : []),
        says('the same error comes again', { notice: { ...error(1), id: 'error-again' } }),
        ...(persistent.length < 2
          ? [says('what was told as done fails', { notice: { ...error(3), about: failing } })]
          : []),
      ];
    },
    'notice.close': ({ context: { shown, persistent } }) => [
      ...(shown === null ? [] : [says('the toast is closed', { id: shown.id })]),
      ...persistent.slice(0, 1).map(({ id }) => says('an error is closed', { id })),
      says('a notice that is gone is closed', { id: 'gone' }),
    ],
    'notice.act': ({ context: { shown } }) => [
      ...(shown === null ? [] : [says('the button of the toast is pressed', { id: shown.id })]),
      says('the button of a toast that is gone is pressed', { id: 'gone' }),
    ],
    'operation.done': [
      says('what had failed went well', { about: failing }),
      says('something else went well', { about: 'setAddress' }),
      says('the product left, as the shop says', { about: failing, cart: removed }),
    ],
    'messages.await': ({ context: { shown, persistent, awaited, areas } }) =>
      areas.length === 0 && awaited.length < 3 && shown === null && persistent.length === 0
        ? [
            says('the shop has lowered a line', { messages: [lowered] }),
            says('the shop has lowered two lines', {
              messages: [lowered, { text: 'Sale grosso: esaurito', of: 'cart' }],
            }),
            says('what must not be missed comes', {
              messages: [{ text: 'L’ordine è già in viaggio', of: 'other' }],
            }),
          ]
        : [],
    'area.opened': ({ context: { shown, persistent, awaited, areas } }) =>
      shown === null && persistent.length === 0 && awaited.length === 0 && areas.length < 2
        ? [
            says('the cart shows', { area: 'cart' }),
            says('the drawer of the cart opens', { area: 'cartDrawer' }),
          ]
        : [],
    'area.closed': ({ context: { areas } }) =>
      areas.length === 0
        ? []
        : [
            says('the page of the cart is left', { area: 'cart' }),
            says('the drawer closes', { area: 'cartDrawer' }),
          ],
    'infos.tell': ({ context: { areas, shown } }) =>
      areas.length === 0 || shown !== null
        ? []
        : [
            says('the shop says something', { texts: ['La consegna costa ora 4,90 €.'] }),
            says('the shop has nothing to say', { texts: [] }),
          ],
    'messages.read': [says('the messages are read')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
    'toast.pause': [says('the pointer rests on the toast')],
    'toast.resume': [says('the pointer leaves the toast')],
  },
  answers: {},
  writes: [],
  limit: 600,
  project: ({ context: { shown, waiting, persistent, awaited, areas, infos } }) => ({
    areas: areas.join(),
    infos,
    shown: shown === null ? null : kindOf(shown),
    waiting: waiting.map(kindOf).join(''),
    persistent: persistent.map(({ text }) => text),
    awaited: awaited.map(({ text }) => text),
  }),
  rules: [
    {
      id: 'ERR-09',
      says: 'An error stays until it is closed; the same words stand there once.',
      when: (step) => isPersistent(asked(step)),
      holds: (step) => {
        const texts = persistentNotices(step.after).map(({ text }) => text);
        return (
          persistentNotices(step.after).at(-1)?.id === asked(step)?.id &&
          texts.filter((text) => text === asked(step)?.text).length === 1 &&
          persistentNotices(step.before).every(({ text }) => texts.includes(text))
        );
      },
    },
    {
      id: 'ERR-09',
      says: 'An error takes back what is shown or waits about the same, and leaves every other toast alone.',
      when: (step) => isPersistent(asked(step)),
      holds: (step) => {
        const about = asked(step)?.about;
        return (
          ids(toasts(step.after)) ===
          ids(toasts(step.before).filter((notice) => about === undefined || notice.about !== about))
        );
      },
    },
    {
      id: 'ERR-09',
      says: 'What went well takes the error about it away, and no other.',
      when: (step) => succeeded(step) !== null,
      holds: (step) =>
        ids(persistentNotices(step.after)) ===
        ids(
          persistentNotices(step.before).filter(
            ({ about }) => about === undefined || about !== succeeded(step),
          ),
        ),
    },
    {
      id: 'SHELL-11',
      says: 'The newest toast shows at once; more of the same waits behind the others, and what comes while one is held waits before them.',
      when: (step) => asked(step) !== undefined && !isPersistent(asked(step)),
      holds: (step) => {
        const shown = shownNotice(step.before);
        const { waiting } = step.after.context;
        const id = asked(step)?.id;
        if (shown === null || !isStillSo(shown, asked(step)?.cart)) return shownNotice(step.after)?.id === id;
        if (asked(step)?.isMore) return shownNotice(step.after) === shown && waiting.at(-1)?.id === id;
        if (isHeld(step.before)) return shownNotice(step.after) === shown && waiting[0]?.id === id;
        return shownNotice(step.after)?.id === id;
      },
    },
    {
      id: 'ERR-08',
      says: 'What can be undone comes back after a message that offers no undo; nothing that was shown comes back else.',
      when: (step) =>
        shownNotice(step.before) !== null && step.after.context.waiting.includes(shownNotice(step.before)!),
      holds: (step) => shownNotice(step.before)?.action !== undefined && asked(step)?.action === undefined,
    },
    {
      id: 'ERR-08',
      says: 'What was said of the cart goes when the contrary is said, shown or waiting; the newest toast sends away the shown one and what could be undone before; nothing else goes.',
      when: (step) => toldOfCart(step) !== undefined || succeeded(step) !== null,
      holds: (step) =>
        ids(toasts(step.after).filter((notice) => notice !== asked(step))) ===
        ids(
          toasts(step.before)
            .filter((notice) => isStillSo(notice, toldOfCart(step)) && !isSentAway(step, notice))
            .slice(0, step.sent('notice.show') === null ? 6 : 5),
        ),
    },
    {
      id: 'ERR-08',
      says: 'What takes the place of a toast has its whole time, held before or not.',
      when: (step) => {
        const shown = shownNotice(step.before);
        return shown !== null && asked(step)?.cart !== undefined && !isStillSo(shown, asked(step)?.cart);
      },
      holds: (step) => !isHeld(step.after),
    },
    {
      id: 'ERR-08',
      says: 'The button of a toast does what it says once, and the toast is gone.',
      when: (step) =>
        step.sent('notice.act') !== null &&
        step.sent('notice.act')?.id === shownNotice(step.before)?.id &&
        shownNotice(step.before)?.action !== undefined,
      holds: (step) =>
        step.emitted('notice.acted').length === 1 &&
        step.emitted('notice.acted')[0]?.act === act &&
        ids(toasts(step.after)) === ids(step.before.context.waiting),
    },
    {
      id: 'ERR-08',
      says: 'Nothing is done but by the button of the toast that is shown.',
      when: (step) => step.emitted('notice.acted').length > 0,
      holds: (step) =>
        step.sent('notice.act')?.id === shownNotice(step.before)?.id &&
        shownNotice(step.before)?.action !== undefined,
    },
    {
      id: 'SES-08',
      says: 'Nobody undoes what another shopper did: what can be undone goes with the session, and comes through its expiry.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        ids(toasts(step.after)) ===
        ids(
          toasts(step.before).filter(
            ({ action }) => action === undefined || step.sent('session.closed')?.reason === 'expired',
          ),
        ),
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
      id: 'ERR-06',
      says: 'What waits for an answer stands there, once each, until it is read.',
      when: (step) => step.sent('messages.await') !== null,
      holds: (step) => {
        const asked = [...awaitedMessages(step.before), ...(step.sent('messages.await')?.messages ?? [])];
        const texts = asked.map(({ text }) => text);
        return (
          awaitedMessages(step.after)
            .map(({ text }) => text)
            .toSorted()
            .join() === [...new Set(texts)].toSorted().join()
        );
      },
    },
    {
      id: 'CART-19',
      says: 'Only reading takes it away.',
      when: ({ before }) => awaitedMessages(before).length > 0,
      holds: (step) => (awaitedMessages(step.after).length === 0) === (step.sent('messages.read') !== null),
    },
    {
      id: 'SHELL-14',
      says: 'What the shop says is in the area on top, instead of what was said before; in no other, and in no toast.',
      when: (step) => step.sent('infos.tell') !== null,
      holds: (step) => {
        const texts = step.sent('infos.tell')?.texts ?? [];
        const area = step.before.context.areas.at(-1);
        const { infos } = step.after.context;
        return (
          (texts.length === 0 ? infos === null : infos?.texts === texts && infos.area === area) &&
          ids(toasts(step.after)) === ids(toasts(step.before))
        );
      },
    },
    {
      id: 'SHELL-14',
      says: 'What was said leaves with its area or its shopper, and with nothing else.',
      when: (step) => step.before.context.infos !== null && step.sent('infos.tell') === null,
      holds: (step) => {
        const { infos } = step.before.context;
        const isLeft = step.sent('area.closed')?.area === infos?.area;
        const reason = step.sent('session.closed')?.reason;
        const isLost = reason !== undefined && reason !== 'expired';
        return step.after.context.infos === (isLeft || isLost ? null : infos);
      },
    },
    {
      id: 'SHELL-14',
      says: 'An area is on top when it opens and nowhere when it closes; the others stay.',
      when: (step) => step.sent('area.opened') !== null || step.sent('area.closed') !== null,
      holds: (step) => {
        const opened = step.sent('area.opened')?.area;
        const area = opened ?? step.sent('area.closed')?.area;
        const others = step.before.context.areas.filter((other) => other !== area);
        return (
          step.after.context.areas.join() === [...others, ...(opened === undefined ? [] : [opened])].join()
        );
      },
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
