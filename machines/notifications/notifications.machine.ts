import { assign, emit, setup } from 'xstate';
import type {
  AreaName,
  AwaitedMessage,
  CartFact,
  Notice,
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
} from './notifications.types.ts';

/** Whether both tell of the same thing done to the same: one of them is true no more. */
const isAbout = ({ about }: Notice, other: string | undefined): boolean =>
  about !== undefined && about === other;

/** Whether the cart is no more as this message says, after what was done since. */
const isOver = ({ cart: told }: Notice, since: CartFact | undefined): boolean => {
  if (told === undefined || since === undefined || told.isIn === since.isIn) return false;
  const takenOut = told.isIn ? since : told;
  return takenOut.productId === null || told.productId === since.productId;
};

const isNew = (awaited: readonly AwaitedMessage[], { text }: AwaitedMessage): boolean =>
  awaited.every((known) => known.text !== text);

/**
 * The newest toast takes the place of the shown one; what can be undone comes back after a message that cannot, and what
 * belongs to the message before, or comes while that is held, waits its turn, at most five. Errors stand beside them until
 * closed; what waits for an answer stands together in a dialog. Never two that contradict each other: a failure takes back the success of the same that is shown or
 * waits, a success the error that stays; what left the cart takes the place of what was put there, and the other way
 * round (SHELL-11, SHELL-14, ERR-06, ERR-08, ERR-09, CART-19).
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    addPersistent: assign(({ context }, { notice }: { notice: Notice }) => ({
      persistent: [...context.persistent.filter(({ text }) => text !== notice.text), notice].slice(-5),
    })),
    /** Successes that wait tell of what failed since. */
    withdrawSuccesses: assign(({ context }, { notice }: { notice: Notice }) => ({
      waiting: context.waiting.filter((waiting) => !isAbout(waiting, notice.about)),
    })),
    /** Errors that stay tell of what went well since. */
    withdrawErrors: assign(({ context }, { about }: { about: string | undefined }) => ({
      persistent: context.persistent.filter((notice) => !isAbout(notice, about)),
    })),
    /** The cart is no more as these say. */
    withdrawOver: assign(({ context }, { cart }: { cart?: CartFact | undefined }) => ({
      waiting: context.waiting.filter((waiting) => !isOver(waiting, cart)),
    })),
    assignShown: assign((_, { notice }: { notice: Notice }) => ({ shown: notice })),
    enqueue: assign(({ context }, { notice }: { notice: Notice }) => ({
      waiting: [...context.waiting, notice].slice(-5),
    })),
    enqueueFirst: assign(({ context }, { notice }: { notice: Notice }) => ({
      waiting: [notice, ...context.waiting].slice(0, 5),
    })),
    /** The one way to undo what was done last outlives a message that offers none. */
    stepAside: assign(({ context: { shown, waiting } }, { notice }: { notice: Notice }) => {
      if (notice.action !== undefined)
        return { waiting: waiting.filter(({ action }) => action === undefined) };
      if (shown?.action === undefined || isOver(shown, notice.cart)) return {};
      return { waiting: [shown, ...waiting].slice(0, 5) };
    }),
    showNext: assign(({ context }) => ({
      shown: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
    })),
    awaitAnswer: assign(({ context }, { messages }: { messages: readonly AwaitedMessage[] }) => ({
      awaited: messages.reduce<readonly AwaitedMessage[]>(
        (awaited, message) => (isNew(awaited, message) ? [...awaited, message] : awaited),
        context.awaited,
      ),
    })),
    removeAwaited: assign({ awaited: [] }),
    removePersistent: assign(({ context }, { id }: { id: string }) => ({
      persistent: context.persistent.filter((notice) => notice.id !== id),
    })),
    openArea: assign(({ context }, { area }: { area: AreaName }) => ({
      areas: [...context.areas.filter((open) => open !== area), area],
    })),
    closeArea: assign(({ context }, { area }: { area: AreaName }) => ({
      areas: context.areas.filter((open) => open !== area),
      infos: context.infos?.area === area ? null : context.infos,
    })),
    tellInfos: assign(({ context }, { texts }: { texts: readonly string[] }) => {
      const area = context.areas.at(-1);
      return { infos: area === undefined || texts.length === 0 ? null : { area, texts } };
    }),
    /** What was said, and what could be undone, was another shopper's. */
    dropActs: assign(({ context }) => ({
      infos: null,
      waiting: context.waiting.filter(({ action }) => action === undefined),
    })),
    emitAct: emit(({ context: { shown } }) => {
      if (shown?.action === undefined)
        throw new Error('a toast with an action is shown before it is pressed');
      return { type: 'notice.acted' as const, act: shown.action.act };
    }),
  },
  guards: {
    isPersistent: (_, { notice }: { notice: Notice }) => notice.lifetime === null,
    isShown: ({ context }, { id }: { id: string }) => context.shown?.id === id,
    canAct: ({ context: { shown } }, { id }: { id: string }) =>
      shown?.id === id && shown.action !== undefined,
    /** What is shown went wrong since. */
    isTakenBack: ({ context: { shown } }, { notice }: { notice: Notice }) =>
      notice.lifetime === null && shown !== null && isAbout(shown, notice.about),
    /** The cart is no more as the toast says. */
    isShownOver: ({ context: { shown } }, { cart }: { cart?: CartFact | undefined }) =>
      shown !== null && isOver(shown, cart),
    /** More of what was said just before. */
    isMore: (_, { notice }: { notice: Notice }) => notice.isMore === true,
    /** Under pointer or focus nothing takes the place of what is read, or pressed. */
    isLater: ({ context: { shown } }, { notice }: { notice: Notice }) =>
      notice.lifetime !== null && notice.isMore !== true && (shown === null || !isOver(shown, notice.cart)),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
    isActLost: ({ context: { shown } }, { reason }: { reason: string }) =>
      reason !== 'expired' && shown?.action !== undefined,
  },
  delays: {
    lifetime: ({ context }) => context.shown?.lifetime ?? 3000,
  },
}).createMachine({
  id: 'notifications',
  context: { shown: null, waiting: [], persistent: [], awaited: [], areas: [], infos: null },
  initial: 'idle',
  on: {
    'notice.close': { actions: { type: 'removePersistent', params: ({ event }) => event } },
    'operation.done': {
      actions: { type: 'withdrawErrors', params: ({ event }) => event },
      meta: { req: ['ERR-09'] },
    },
    'messages.await': {
      actions: { type: 'awaitAnswer', params: ({ event }) => event },
      meta: { req: ['ERR-06', 'CART-19'] },
    },
    'area.opened': {
      actions: { type: 'openArea', params: ({ event }) => event },
      meta: { req: ['SHELL-14'] },
    },
    'area.closed': {
      actions: { type: 'closeArea', params: ({ event }) => event },
      meta: { req: ['SHELL-14'] },
    },
    'infos.tell': {
      actions: { type: 'tellInfos', params: ({ event }) => event },
      meta: { req: ['SHELL-14'] },
    },
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      actions: 'dropActs',
      meta: { req: ['SES-08'] },
    },
    'messages.read': { actions: 'removeAwaited', meta: { req: ['ERR-06', 'CART-19'] } },
  },
  states: {
    idle: {
      entry: assign({ shown: null }),
      on: {
        'notice.show': [
          {
            guard: { type: 'isPersistent', params: ({ event }) => event },
            actions: { type: 'addPersistent', params: ({ event }) => event },
            meta: { req: ['ERR-09'] },
          },
          {
            target: 'toasting',
            actions: [
              { type: 'withdrawErrors', params: ({ event }) => ({ about: event.notice.about }) },
              { type: 'assignShown', params: ({ event }) => event },
            ],
            meta: { req: ['SHELL-11'] },
          },
        ],
      },
    },
    next: {
      always: [{ guard: 'hasWaiting', target: 'toasting', actions: 'showNext' }, { target: 'idle' }],
    },
    toasting: {
      initial: 'showing',
      on: {
        'notice.show': [
          {
            guard: { type: 'isTakenBack', params: ({ event }) => event },
            target: 'next',
            actions: [
              { type: 'withdrawSuccesses', params: ({ event }) => event },
              { type: 'addPersistent', params: ({ event }) => event },
            ],
            meta: { req: ['ERR-09'] },
          },
          {
            guard: { type: 'isPersistent', params: ({ event }) => event },
            actions: [
              { type: 'withdrawSuccesses', params: ({ event }) => event },
              { type: 'addPersistent', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isMore', params: ({ event }) => event },
            actions: { type: 'enqueue', params: ({ event }) => event },
            meta: { req: ['SHELL-14'] },
          },
          {
            target: 'toasting',
            reenter: true,
            actions: [
              { type: 'withdrawErrors', params: ({ event }) => ({ about: event.notice.about }) },
              { type: 'withdrawOver', params: ({ event }) => event.notice },
              { type: 'stepAside', params: ({ event }) => event },
              { type: 'assignShown', params: ({ event }) => event },
            ],
            meta: { req: ['SHELL-11', 'ERR-08'] },
          },
        ],
        'operation.done': [
          {
            guard: { type: 'isShownOver', params: ({ event }) => event },
            target: 'next',
            actions: [
              { type: 'withdrawErrors', params: ({ event }) => event },
              { type: 'withdrawOver', params: ({ event }) => event },
            ],
            meta: { req: ['ERR-08'] },
          },
          {
            actions: [
              { type: 'withdrawErrors', params: ({ event }) => event },
              { type: 'withdrawOver', params: ({ event }) => event },
            ],
            meta: { req: ['ERR-09'] },
          },
        ],
        'notice.close': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'next' },
          { actions: { type: 'removePersistent', params: ({ event }) => event } },
        ],
        'notice.act': {
          guard: { type: 'canAct', params: ({ event }) => event },
          target: 'next',
          actions: 'emitAct',
          meta: { req: ['ERR-08'] },
        },
        'session.closed': [
          { guard: { type: 'isActLost', params: ({ event }) => event }, target: 'next', actions: 'dropActs' },
          { guard: { type: 'isLost', params: ({ event }) => event }, actions: 'dropActs' },
        ],
      },
      states: {
        showing: {
          after: { lifetime: { target: '#notifications.next', meta: { req: ['SHELL-11', 'ERR-08'] } } },
          on: { 'toast.pause': { target: 'paused', meta: { req: ['ERR-09'] } } },
        },
        paused: {
          description: 'Pointer or focus rests on the toast: its lifetime does not run.',
          on: {
            'notice.show': {
              guard: { type: 'isLater', params: ({ event }) => event },
              actions: [
                { type: 'withdrawErrors', params: ({ event }) => ({ about: event.notice.about }) },
                { type: 'withdrawOver', params: ({ event }) => event.notice },
                { type: 'enqueueFirst', params: ({ event }) => event },
              ],
              meta: { req: ['ERR-08'] },
            },
            'toast.resume': { target: 'showing' },
          },
        },
      },
    },
  },
});
