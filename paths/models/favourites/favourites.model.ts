import { failureOf } from '../../../contract/api/failure.ts';
import type { favouritesActors } from '../../../machines/favourites/favourites.actors.ts';
import { favouritesLogic } from '../../../machines/favourites/favourites.logic.ts';
import { isFavourite } from '../../../machines/favourites/favourites.selectors.ts';
import type { Favourites } from '../../../machines/favourites/favourites.types.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, refuses, says, type Case } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type FavouritesStep = Step<typeof favouritesLogic, ReturnType<typeof favouritesActors>>;
type Hearts = FavouritesStep['after'];

const penne = aProduct();
const rice = aProduct({ productId: 12, wpId: 12, slug: 'riso-1-kg', name: 'Riso' });
const none: Favourites = { listId: 5, productIds: [] };

const heart = (hearts: Hearts, { productId }: { productId: number }): boolean =>
  isFavourite(hearts, productId);
const known = (hearts: Hearts): readonly number[] => hearts.context.favourites?.productIds ?? [];
const isAway = (hearts: Hearts): boolean => hearts.matches('away');
const isAwaitingSession = (hearts: Hearts): boolean => hearts.matches('awaitingSession');
/** Products whose heart was pressed, and is not so at the shop yet. */
const pressed = ({ context: { sending, presses } }: Hearts): number[] =>
  [...presses, ...(sending === null ? [] : [sending])].map(({ product }) => product.productId);
/** Every heart that anybody sees in a step. */
const seen = (step: FavouritesStep) => [penne, rice, ...pressedProducts(step.before)];
const pressedProducts = ({ context: { sending, presses } }: Hearts) =>
  [...presses, ...(sending === null ? [] : [sending])].map(({ product }) => product);
const isAsShown = (step: FavouritesStep): boolean =>
  seen(step).every((product) => heart(step.after, product) === heart(step.before, product));
const writes = (step: FavouritesStep): number => step.calls('setFavourite').length;
const isInterrupted = (error: unknown): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(error));
const interrupted = (step: FavouritesStep): boolean =>
  pressed(step.before).length > 0 &&
  (['loadFavourites', 'setFavourite'] as const).some((call) => {
    const failed = step.failed(call);
    return failed !== null && isInterrupted(failed.error);
  });
/** Nobody waits for the answer. */
const isUnasked = (step: FavouritesStep): boolean => pressed(step.before).length === 0;
const broke = (step: FavouritesStep, call: 'loadFavourites' | 'setFavourite'): boolean => {
  const failed = step.failed(call);
  return failed === null
    ? step.elapsed('answerTimeout') && step.wasInFlight(call) > 0
    : !isInterrupted(failed.error);
};

/** What the shop has once it did what it was asked. */
const obeyed = ({ context: { favourites, sending } }: Hearts): Case<Favourites>[] => {
  const { listId, productIds } = favourites ?? none;
  const rest = productIds.filter((id) => id !== sending?.product.productId);
  return [
    says('the shop has it so', {
      listId,
      productIds: [penne, rice]
        .map(({ productId }) => productId)
        .filter((id) => (id === sending?.product.productId ? sending.wanted : rest.includes(id))),
    }),
  ];
};

export const favouritesModel = flowModel<typeof favouritesLogic, ReturnType<typeof favouritesActors>>({
  name: 'favourites',
  machine: favouritesLogic,
  starts: [{ says: 'the shop is opened' }],
  cases: {
    'favourite.toggle': [
      says('the heart of the penne is pressed', { product: penne }),
      says('the heart of the rice is pressed', { product: rice }),
    ],
    'session.opened': [says('the shopper is logged in')],
    'session.absent': [says('nobody was logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' }),
      says('the session has expired', { reason: 'expired' }),
    ],
    'list.outdated': [says('what waited for the network was sent')],
    'login.dismissed': [says('the login dialog is closed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    loadFavourites: {
      done: [
        says('the penne are a favourite', { listId: 5, productIds: [penne.productId] }),
        says('nothing is a favourite', none),
      ],
      failed: fails('the list', 'sessionExpired', 'serviceDown', 'network'),
    },
    setFavourite: {
      done: obeyed,
      failed: [
        refuses('the heart', 'product.unknown'),
        ...fails('the heart', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['setFavourite'],
  facts: ['session.closed'],
  limit: 400,
  project: ({ context: { favourites, sending, presses } }) => [
    favourites?.productIds ?? null,
    sending === null ? null : [sending.product.productId, sending.wanted],
    presses.map(({ product, wanted }) => [product.productId, wanted]),
  ],
  rules: [
    {
      id: 'LIST-10',
      says: 'A press turns its heart at once, and no other.',
      when: (step) => step.sent('favourite.toggle') !== null,
      holds: (step) => {
        const toggled = step.sent('favourite.toggle')?.product;
        return seen(step).every(
          (product) =>
            heart(step.after, product) ===
            (product.productId === toggled?.productId
              ? !heart(step.before, product)
              : heart(step.before, product)),
        );
      },
    },
    {
      id: 'SES-23',
      says: 'A press of nobody asks for the login, once, and is not sent yet; every other press asks for none.',
      when: (step) => step.sent('favourite.toggle') !== null,
      holds: (step) =>
        isAway(step.before) || isAwaitingSession(step.before)
          ? step.emitted('login.requested').length === 1 &&
            writes(step) === 0 &&
            isAwaitingSession(step.after)
          : step.emitted('login.requested').length === 0 && !isAwaitingSession(step.after),
    },
    {
      id: 'SES-23',
      says: 'A request the start of a session may have dropped is made again; otherwise only presses ask for the login.',
      when: (step) => step.sent('favourite.toggle') === null,
      holds: (step) =>
        step.emitted('login.requested').length ===
        (isAwaitingSession(step.before) && step.sent('session.absent') !== null ? 1 : 0),
    },
    {
      id: 'LIST-10',
      says: 'Whoever logs in finds the hearts as the shop has them, by one question.',
      when: (step) =>
        step.sent('session.opened') !== null &&
        (['away', 'awaitingSession', 'shown', 'resting'] as const).some((at) => step.before.matches(at)),
      holds: (step) => step.calls('loadFavourites').length === 1 && isAsShown(step),
    },
    {
      id: 'B-27',
      says: 'When what waited for the network was sent, hearts that are shown are asked for anew, and stay meanwhile.',
      when: (step) => step.before.matches('shown') && step.sent('list.outdated') !== null,
      holds: (step) => step.calls('loadFavourites').length === 1 && isAsShown(step),
    },
    {
      id: 'LIST-10',
      says: 'Hearts nobody pressed are as the shop told.',
      when: (step) => step.done('loadFavourites') !== null || step.done('setFavourite') !== null,
      holds: (step) => {
        const told = (step.done('loadFavourites') ?? step.done('setFavourite'))?.output.productIds ?? [];
        return (
          known(step.after).join() === told.join() &&
          seen(step)
            .filter(({ productId }) => !pressed(step.after).includes(productId))
            .every(({ productId }) => isFavourite(step.after, productId) === told.includes(productId))
        );
      },
    },
    {
      id: 'LIST-10',
      says: 'A press that waits is still to be seen when the shop has told, and what is so already is not sent.',
      when: (step) => step.done('loadFavourites') !== null,
      holds: (step) => {
        const told = step.done('loadFavourites')?.output.productIds ?? [];
        const left = pressedProducts(step.before).filter(
          ({ productId }) => isFavourite(step.before, productId) !== told.includes(productId),
        );
        return (
          writes(step) === Math.min(1, left.length) &&
          left.every((product) => heart(step.after, product) === heart(step.before, product))
        );
      },
    },
    {
      id: 'LIST-10',
      says: 'After one press has arrived the next is sent, one at a time, and nothing is left of the first.',
      when: (step) => step.done('setFavourite') !== null,
      holds: (step) => {
        const waiting = step.before.context.presses.length;
        return (
          writes(step) === Math.min(1, waiting) &&
          pressed(step.after).length === waiting &&
          step.after.matches(waiting === 0 ? 'shown' : 'saving')
        );
      },
    },
    {
      id: 'LIST-10',
      says: 'What is sent differs from what the shop has, goes to the list of favourites, and is what was pressed.',
      when: (step) => writes(step) > 0,
      holds: (step) =>
        step
          .calls('setFavourite')
          .every(
            ({ listId, press }) =>
              listId === step.after.context.favourites?.listId &&
              press.wanted !== known(step.after).includes(press.product.productId) &&
              press.wanted === heart(step.after, press.product),
          ) && step.inFlight('setFavourite') === 1,
    },
    {
      id: 'LIST-10',
      says: 'A press on a known list is sent at once.',
      when: (step) => step.before.matches('shown') && step.sent('favourite.toggle') !== null,
      holds: (step) =>
        writes(step) === 1 &&
        step.calls('setFavourite')[0]?.press.product.productId ===
          step.sent('favourite.toggle')?.product.productId,
    },
    {
      id: 'ERR-04',
      says: 'Where the shop did not tell, a press, a login or the service asks again; the hearts stay as they are.',
      when: (step) =>
        step.before.matches('resting') &&
        (step.sent('favourite.toggle') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('loadFavourites').length === 1,
    },
    {
      id: 'LIST-10',
      says: 'A press that is refused, or does not come back, is undone with a word, and the shop is asked how it is.',
      when: (step) => broke(step, 'setFavourite'),
      holds: (step) => {
        const undone = step.before.context.sending?.product.productId ?? 0;
        const again = step.before.context.presses.some(({ product }) => product.productId === undone);
        return (
          step.emitted('failure.raised').length === 1 &&
          step.calls('loadFavourites').length === 1 &&
          pressed(step.after).length === step.before.context.presses.length &&
          (again || isFavourite(step.after, undone) === known(step.after).includes(undone))
        );
      },
    },
    {
      id: 'LIST-10',
      says: 'A list that cannot be read undoes what was pressed, with one word.',
      when: (step) => broke(step, 'loadFavourites') && !isUnasked(step),
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.after.matches('resting') &&
        pressed(step.after).length === 0 &&
        step.after.context.favourites === step.before.context.favourites,
    },
    {
      id: 'ERR-03',
      says: 'A question nobody asked fails without a word, for whatever reason; a press asks again.',
      when: (step) =>
        isUnasked(step) && (step.failed('loadFavourites') !== null || broke(step, 'loadFavourites')),
      holds: (step) =>
        step.emitted('failure.raised').length === 0 && step.after.matches('resting') && isAsShown(step),
    },
    {
      id: 'ERR-13',
      says: 'The shop is asked loudly where a press waits for it, and quietly where none does.',
      when: (step) => step.calls('loadFavourites').length > 0,
      holds: (step) =>
        step.calls('loadFavourites').every(({ isAwaited }) => isAwaited === pressed(step.after).length > 0),
    },
    {
      id: 'ERR-03',
      says: 'Nothing fails in words where nothing failed.',
      when: (step) => step.emitted('failure.raised').length > 0,
      holds: (step) => broke(step, 'setFavourite') || broke(step, 'loadFavourites'),
    },
    {
      id: 'ERR-11',
      says: 'The word about a press that does not come back says so.',
      when: (step) => step.elapsed('answerTimeout') && step.emitted('failure.raised').length > 0,
      holds: (step) => step.emitted('failure.raised')[0]?.error === 'timeout',
    },
    {
      id: 'SES-07',
      says: 'A session that is lost, or a service that is down, keeps every press and every heart.',
      when: (step) => interrupted(step) || step.sent('session.closed')?.reason === 'expired',
      holds: (step) => isAwaitingSession(step.after) && isAsShown(step),
    },
    {
      id: 'SES-07',
      says: 'What was kept goes on once: the hearts are asked for, then sent.',
      when: (step) =>
        isAwaitingSession(step.before) &&
        (step.sent('session.opened') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('loadFavourites').length === 1 && writes(step) === 0 && isAsShown(step),
    },
    {
      id: 'SES-14',
      says: 'Whoever gives the login up drops what was pressed.',
      when: (step) => isAwaitingSession(step.before) && step.sent('login.dismissed') !== null,
      holds: (step) => isAway(step.after) && seen(step).every((product) => !heart(step.after, product)),
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes the hearts along.',
      when: (step) => step.sent('session.closed')?.reason === 'logout',
      holds: (step) =>
        isAway(step.after) &&
        seen(step).every((product) => !heart(step.after, product)) &&
        step.after.context.favourites === null &&
        step.inFlight('setFavourite') + step.inFlight('loadFavourites') === 0,
    },
    offers({
      id: 'LIST-10',
      says: 'A heart can be pressed always.',
      from: () => true,
      via: ({ id }) => id === 'favourite.toggle',
    }),
    reaches({
      id: 'LIST-10',
      says: 'Every press can be settled.',
      from: () => true,
      to: (hearts: Hearts) => hearts.matches('shown') && pressed(hearts).length === 0,
    }),
  ],
});
