import { failureOf } from '../../../contract/api/failure.ts';
import type { Usual, Usuals } from '../../../contract/api/ordering/usuals.ts';
import { isTakeable } from '../../../contract/rules/usuals/takeable.ts';
import type { AddToCartRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import type { usualsActors } from '../../../machines/usuals/usuals.actors.ts';
import { usualsLogic } from '../../../machines/usuals/usuals.logic.ts';
import {
  areUsualsSettled,
  areUsualsSignedOut,
  countUnder,
  filteredUsuals,
  haveUsualsFailed,
  readyQuantity,
  readyUsuals,
  shownUsuals,
  usualsFilter,
} from '../../../machines/usuals/usuals.selectors.ts';
import { aUsual } from '../../fixtures/usual-fixtures.ts';
import { patientFails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type UsualsStep = Step<typeof usualsLogic, ReturnType<typeof usualsActors>>;
type Shown = UsualsStep['after'];

const lastOrderAt = '2026-11-14T18:00:00.000Z';
const milk = aUsual('milk');
const { productId } = milk.product;
const riceUsual = aUsual('rice');
const rice = riceUsual.product.productId;
const truffle = aUsual('truffle').product.productId;
const household: Usuals = {
  lastOrderAt,
  usuals: [milk, aUsual('truffle'), aUsual('ham'), aUsual('bread'), aUsual('rice'), aUsual('coffee')],
};
const withoutMilk: Usuals = {
  lastOrderAt,
  usuals: [aUsual('milk', { available: 0 }), ...household.usuals.slice(1)],
};

const idsOf = (usuals: readonly Usual[]): number[] => usuals.map(({ product }) => product.productId);
const ids = idsOf(household.usuals);
const isOpen = (usuals: Shown): boolean => usuals.matches('shown');
const failure = (step: UsualsStep): string | null => {
  const failed = step.failed('listUsuals');
  return failed === null ? null : failureOf(failed.error);
};
const broke = (step: UsualsStep): boolean => ['network', 'timeout'].includes(failure(step) ?? '');
const readyMap = (usuals: Shown) => JSON.stringify(ids.map((id) => readyQuantity(usuals, id)));
const staysReady = (step: UsualsStep): boolean => readyMap(step.after) === readyMap(step.before);
const others = (usuals: Shown, but: readonly number[]) =>
  JSON.stringify(ids.map((id) => (but.includes(id) ? null : readyQuantity(usuals, id))));
const usualOf = (usuals: Shown, id: number): Usual | undefined =>
  shownUsuals(usuals)?.usuals.find(({ product }) => product.productId === id);

/** How much of it is ready, by its name: a real shop has ids of its own. */
const readyOf = (usuals: Shown, { product }: Usual): number => {
  const shown = shownUsuals(usuals)?.usuals.find((usual) => usual.product.name === product.name);
  return shown === undefined ? 0 : readyQuantity(usuals, shown.product.productId);
};

const isFirstOf = ({ context }: Shown): boolean => context.ready === null;
/** Where the model lets the shopper choose: each further quantity and filter would be walked from there again. */
const canChoose = (usuals: Shown): boolean =>
  usualsFilter(usuals) === 'all' && [0, 3].includes(readyOf(usuals, milk));

/** The answer that came, and whether it is the first. */
const answered = (step: UsualsStep): Usuals | null => step.done('listUsuals')?.output ?? null;
const isFirst = (step: UsualsStep): boolean => step.before.context.ready === null;

const taken = (step: UsualsStep): readonly number[] | null =>
  step.sent('group.take')?.productIds ??
  (step.sent('usual.take') === null ? null : [step.sent('usual.take')?.productId ?? 0]);
const left = (step: UsualsStep): readonly number[] | null =>
  step.sent('group.leave')?.productIds ??
  (step.sent('usual.leave') === null ? null : [step.sent('usual.leave')?.productId ?? 0]);
const added = (step: UsualsStep) => step.sent('cart.added');
const many = (...productIds: number[]): AddToCartRequest => ({
  kind: 'products',
  requestId: 'add-1',
  items: productIds.map((id) => ({ productId: id, quantity: 1 })),
});
const addedIds = (request: AddToCartRequest): readonly number[] =>
  request.kind === 'products'
    ? request.items.map((item) => item.productId)
    : request.kind === 'product'
      ? [request.product.productId]
      : [];
const isSaidOfMany = (step: UsualsStep): boolean =>
  added(step)?.request.kind === 'products' && added(step)?.isWhole === false;

export const usualsModel = flowModel<typeof usualsLogic, ReturnType<typeof usualsActors>>({
  name: 'usuals',
  machine: usualsLogic,
  starts: [{ says: 'the usuals are opened' }],
  cases: {
    'usual.take': (usuals) =>
      canChoose(usuals)
        ? [
            readyOf(usuals, riceUsual) === 0
              ? says('the rice is taken', { productId: rice })
              : says('the rice, which is ready, is taken again', { productId: rice }),
            says('what is sold out is to be taken', { productId: truffle }),
          ]
        : [],
    'usual.change': (usuals) => {
      if (usualsFilter(usuals) !== 'all' || readyOf(usuals, riceUsual) > 0) return [];
      const more = says('one more milk', { productId, change: { kind: 'more' as const } });
      const less = says('one milk less', { productId, change: { kind: 'less' as const } });
      switch (readyOf(usuals, milk)) {
        case 3:
          return [
            more,
            says('one milk is typed', { productId, change: { kind: 'typed' as const, text: '1' } }),
            says('no milk is typed', { productId, change: { kind: 'typed' as const, text: '0' } }),
            says('the milk is taken off', { productId, change: { kind: 'remove' as const } }),
          ];
        case 4:
          // The most that may be had: a step more changes nothing.
          return [more, less];
        default:
          return [less];
      }
    },
    'usual.leave': (usuals) => (canChoose(usuals) ? [says('the milk is left', { productId })] : []),
    'group.take': (usuals) => (canChoose(usuals) ? [says('all are taken', { productIds: ids })] : []),
    'group.leave': (usuals) =>
      canChoose(usuals) ? [says('milk and rice are left', { productIds: [productId, rice] })] : [],
    'filter.choose': (usuals) =>
      usualsFilter(usuals) === 'all'
        ? readyOf(usuals, milk) === 3 && readyOf(usuals, riceUsual) === 0
          ? [
              says('what runs low is to be shown', { filter: 'low' as const }),
              says('what is bought now and then is to be shown', { filter: 'sometimes' as const }),
            ]
          : []
        : [says('all are to be shown', { filter: 'all' as const })],
    'usuals.reload': [says('the usuals are asked for again')],
    'cart.added': [
      says('milk and rice are in the cart', { request: many(productId, rice), isWhole: true }),
      says('not all of milk and rice are in the cart', {
        request: many(productId, rice),
        isWhole: false,
      }),
      says('the milk is in the cart, with a word', {
        request: {
          kind: 'product' as const,
          requestId: 'add-2',
          product: milk.product,
          quantity: 1,
          chosen: {},
          acceptAlternatives: true,
        },
        isWhole: false,
      }),
      says('a whole list is in the cart', {
        request: { kind: 'list' as const, requestId: 'add-3', listId: 31 },
        isWhole: true,
      }),
    ],
    'hash.changed': [says('another slot is chosen')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listUsuals: {
      isPatient: true,
      done: (usuals) => [
        says('what the household buys comes', household),
        ...(isFirstOf(usuals)
          ? [says('nothing was bought twice', { lastOrderAt: null, usuals: [] })]
          : [says('the milk is sold out', withoutMilk)]),
      ],
      failed: patientFails('the list', 'network'),
    },
  },
  writes: [],
  facts: ['session.closed'],
  project: ({ context: { usuals, ready, filter, error } }) => [
    usuals?.usuals.map(({ product }) => product.available),
    ready,
    filter,
    error === null ? null : error.failure === 'dismissed',
  ],
  rules: [
    {
      id: 'B-20',
      says: 'The usuals that come are those shown.',
      when: (step) => answered(step) !== null,
      holds: (step) => isOpen(step.after) && shownUsuals(step.after) === answered(step),
    },
    {
      id: 'B-20',
      says: 'What runs low and can be taken is ready at first, with its usual quantity, and nothing else is.',
      when: (step) => answered(step) !== null && isFirst(step),
      holds: (step) =>
        (answered(step)?.usuals ?? []).every(
          (usual) =>
            readyQuantity(step.after, usual.product.productId) ===
            (usual.isRunningLow && isTakeable(usual) ? usual.quantity : 0),
        ),
    },
    {
      id: 'B-28',
      says: 'When they come again what is ready stays so, but for what can no longer be had.',
      when: (step) => answered(step) !== null && !isFirst(step),
      holds: (step) =>
        ids.every((id) => {
          const usual = usualOf(step.after, id);
          const isThere = usual !== undefined && isTakeable(usual);
          return readyQuantity(step.after, id) === (isThere ? readyQuantity(step.before, id) : 0);
        }),
    },
    {
      id: 'B-20',
      says: 'What is taken is ready with its usual quantity; what cannot be had, or is ready, stays as it is.',
      when: (step) => isOpen(step.before) && taken(step) !== null,
      holds: (step) =>
        ids.every((id) => {
          const usual = usualOf(step.before, id);
          const before = readyQuantity(step.before, id);
          const isMade =
            before === 0 && taken(step)?.includes(id) && usual !== undefined && isTakeable(usual);
          return readyQuantity(step.after, id) === (isMade ? usual.quantity : before);
        }),
    },
    {
      id: 'B-20',
      says: 'What is left is no longer ready, and nothing else is touched.',
      when: (step) => isOpen(step.before) && left(step) !== null,
      holds: (step) =>
        left(step)?.every((id) => readyQuantity(step.after, id) === 0) === true &&
        others(step.after, left(step) ?? []) === others(step.before, left(step) ?? []),
    },
    {
      id: 'QTY-09',
      says: 'A press or a typed quantity changes what is ready of one product, up to its most; none leaves it.',
      when: (step) => isOpen(step.before) && step.sent('usual.change') !== null,
      holds: (step) => {
        const before = readyOf(step.before, milk);
        const change = step.sent('usual.change')?.change;
        const expected = {
          more: Math.min(before + 1, 4),
          less: before - 1,
          typed: change?.kind === 'typed' ? Number(change.text) : 0,
          remove: 0,
        }[change?.kind ?? 'remove'];
        return (
          readyOf(step.after, milk) === (before === 0 ? 0 : expected) &&
          others(step.after, [productId]) === others(step.before, [productId])
        );
      },
    },
    {
      id: 'B-20',
      says: 'A filter shows its part and counts it; what is ready stays so, also out of sight.',
      when: (step) => isOpen(step.before) && step.sent('filter.choose') !== null,
      holds: (step) => {
        const filter = step.sent('filter.choose')?.filter ?? 'all';
        const expected = (shownUsuals(step.after)?.usuals ?? []).filter(
          (usual) => filter === 'all' || (filter === 'low' ? usual.isRunningLow : usual.frequency === filter),
        );
        return (
          usualsFilter(step.after) === filter &&
          JSON.stringify(idsOf(filteredUsuals(step.after))) === JSON.stringify(idsOf(expected)) &&
          countUnder(step.after, filter) === expected.length &&
          staysReady(step)
        );
      },
    },
    {
      id: 'B-20',
      says: 'What was added is no longer ready; an add of something else changes nothing.',
      when: (step) => isOpen(step.before) && added(step) !== null && !isSaidOfMany(step),
      holds: (step) => {
        const request = added(step)?.request;
        const gone = request === undefined ? [] : addedIds(request);
        return (
          gone.every((id) => readyQuantity(step.after, id) === 0) &&
          others(step.after, gone) === others(step.before, gone)
        );
      },
    },
    {
      id: 'B-20',
      says: 'Where not all was added it stays ready, and the usuals are read again.',
      when: (step) => isOpen(step.before) && isSaidOfMany(step),
      holds: (step) => staysReady(step) && step.calls('listUsuals').length === 1,
    },
    {
      id: 'B-20',
      says: 'What is in the cart already is not added again.',
      when: (step) => isOpen(step.after),
      holds: ({ after }) => {
        const all = readyUsuals(after, new Set());
        const rest = readyUsuals(after, new Set([productId]));
        return (
          all.every(
            ({ product, chosen, quantity }) =>
              readyQuantity(after, product.productId) === quantity &&
              chosen === usualOf(after, product.productId)?.chosen,
          ) &&
          all.length ===
            idsOf(shownUsuals(after)?.usuals ?? []).filter((id) => readyQuantity(after, id) > 0).length &&
          JSON.stringify(rest) ===
            JSON.stringify(all.filter(({ product }) => product.productId !== productId))
        );
      },
    },
    {
      id: 'B-28',
      says: 'With another place or day the usuals are read again, and can be pressed meanwhile.',
      when: (step) => isOpen(step.before) && step.sent('hash.changed') !== null,
      holds: (step) =>
        step.calls('listUsuals').length === 1 &&
        step.inFlight('listUsuals') === 1 &&
        isOpen(step.after) &&
        areUsualsSettled(step.after) &&
        shownUsuals(step.after) === shownUsuals(step.before) &&
        staysReady(step),
    },
    {
      id: 'ERR-04',
      says: 'Usuals that are shown stay when reading them again fails.',
      when: (step) => isOpen(step.before) && broke(step),
      holds: (step) =>
        isOpen(step.after) &&
        step.inFlight('listUsuals') === 0 &&
        shownUsuals(step.after) === shownUsuals(step.before) &&
        staysReady(step),
    },
    {
      id: 'ERR-04',
      says: 'Usuals that cannot be loaded say why.',
      when: (step) => !isOpen(step.before) && broke(step),
      holds: ({ after }) =>
        haveUsualsFailed(after) && after.context.error !== null && areUsualsSettled(after),
    },
    {
      id: 'ERR-04',
      says: 'After the login, with the service back, or when wanted, they are asked for again once, without the old error.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('usuals.reload') !== null ||
          step.sent('session.opened') !== null ||
          step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('listUsuals').length === 1 &&
        step.after.context.error === null &&
        !areUsualsSettled(step.after),
    },
    {
      id: 'SES-14',
      says: 'What is ready outlives an expired session and a login that is dismissed, which is no failure.',
      when: (step) => step.sent('session.closed')?.reason === 'expired' || failure(step) === 'dismissed',
      holds: (step) =>
        staysReady(step) &&
        shownUsuals(step.after) === shownUsuals(step.before) &&
        (failure(step) === null || (areUsualsSignedOut(step.after) && !haveUsualsFailed(step.after))),
    },
    {
      id: 'SES-08',
      says: 'Who leaves takes everything along.',
      when: (step) => step.sent('session.closed')?.reason === 'logout',
      holds: (step) =>
        areUsualsSignedOut(step.after) &&
        areUsualsSettled(step.after) &&
        shownUsuals(step.after) === null &&
        step.after.context.ready === null &&
        usualsFilter(step.after) === 'all' &&
        step.inFlight('listUsuals') === 0,
    },
    offers({
      id: 'B-20',
      says: 'Usuals that are shown can be taken.',
      from: (usuals) => isOpen(usuals) && canChoose(usuals),
      via: ({ id }) => id === 'usual.take',
    }),
    reaches({
      id: 'B-20',
      says: 'From everywhere the usuals can be shown.',
      from: () => true,
      to: isOpen,
    }),
  ],
});
