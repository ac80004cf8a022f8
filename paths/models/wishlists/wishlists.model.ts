import { failureOf } from '../../../contract/api/failure.ts';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import type { wishlistsActors } from '../../../machines/wishlists/wishlists.actors.ts';
import { wishlistsLogic } from '../../../machines/wishlists/wishlists.logic.ts';
import {
  areListsLoading,
  areListsSignedOut,
  haveListsFailed,
  isCreatingList,
  knownLists,
  listsError,
  newListName,
  newListNameError,
} from '../../../machines/wishlists/wishlists.selectors.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ListsStep = Step<typeof wishlistsLogic, ReturnType<typeof wishlistsActors>>;
type Lists = ListsStep['after'];

const isNaming = (lists: Lists): boolean => lists.matches('naming') || lists.matches('creating');

const favourites: Wishlist = {
  id: 5,
  listId: 5,
  name: 'Preferiti',
  size: 3,
  selected: true,
  wishlistTypeId: 1,
  addressId: null,
  sharingData: { grant: 'OWNER', ownerName: 'Lia Conti' },
};
const saturday: Wishlist = {
  ...favourites,
  id: 31,
  listId: 31,
  name: 'Spesa del sabato',
  size: 24,
  selected: false,
  wishlistTypeId: 2,
};
const shared: Wishlist = {
  ...saturday,
  id: 40,
  listId: 40,
  name: 'Condominio: festa',
  size: 1,
  sharingData: { grant: 'READ', ownerName: 'Marco Neri' },
};
const typed = 'Colazione';

const isShown = (lists: Lists): boolean => lists.matches('shown');
const failure = (step: ListsStep, call: 'listWishlists' | 'createWishlist'): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};
const isOpen = (lists: Lists): boolean => isNaming(lists) && !isCreatingList(lists);
const creates = (step: ListsStep): number => step.calls('createWishlist').length;
const broke = (step: ListsStep, call: 'listWishlists' | 'createWishlist'): boolean =>
  failure(step, call) !== null && failure(step, call) !== 'dismissed';
const isRefused = (step: ListsStep): boolean => failure(step, 'createWishlist') === 'refused';

export const wishlistsModel = flowModel<typeof wishlistsLogic, ReturnType<typeof wishlistsActors>>({
  name: 'wishlists',
  machine: wishlistsLogic,
  starts: [{ says: 'the lists are opened' }],
  cases: {
    'lists.reload': [says('the lists are asked for again')],
    'page.returned': [says('the page is looked at again')],
    'list.outdated': [says('what waited for the network was sent')],
    'list.create': [says('a new list is begun')],
    'name.changed': ({ context: { name } }) =>
      name === ''
        ? [says('a name is typed', { value: typed })]
        : [says('the name is emptied', { value: '' })],
    'name.save': [says('the name is to be saved')],
    'name.dismiss': [says('the dialog is closed')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' }),
      says('the session has expired', { reason: 'expired' }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listWishlists: {
      isPatient: true,
      done: [
        says('favourites, a list and a shared one are there', {
          own: [favourites, saturday],
          shared: [shared],
        }),
      ],
      failed: patientFails('the lists', 'network'),
    },
    createWishlist: {
      isPatient: true,
      done: [says('the list is made', undefined)],
      failed: [refuses('the name', 'wishlist.nameTaken', 'name'), ...patientFails('the new list', 'network')],
    },
  },
  writes: ['createWishlist'],
  facts: ['session.closed'],
  project: ({ context: { lists, name, nameError, error } }) => [
    lists !== null,
    name,
    nameError !== null,
    error === null ? null : error.failure === 'dismissed',
  ],
  rules: [
    {
      id: 'LIST-01',
      says: 'The lists that come are shown, those of the shopper and the shared ones.',
      when: (step) => step.done('listWishlists') !== null,
      holds: (step) => isShown(step.after) && knownLists(step.after) === step.done('listWishlists')?.output,
    },
    {
      id: 'LIST-01',
      says: 'Lists nobody could get say so, and can be asked for again.',
      when: (step) => broke(step, 'listWishlists'),
      holds: (step) => haveListsFailed(step.after) && listsError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'After the login, with the service back, or when wanted, the lists are asked for once, without the old error.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('lists.reload') !== null ||
          step.sent('session.opened') !== null ||
          step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('listWishlists').length === 1 &&
        areListsLoading(step.after) &&
        listsError(step.after) === null,
    },
    {
      id: 'LIST-01',
      says: 'After a new list or a new login the lists are read again, once.',
      when: (step) =>
        step.done('createWishlist') !== null ||
        (isShown(step.before) &&
          (step.sent('session.opened') !== null ||
            step.sent('page.returned') !== null ||
            step.sent('list.outdated') !== null)),
      holds: (step) =>
        step.calls('listWishlists').length === 1 &&
        areListsLoading(step.after) &&
        newListName(step.after) === null &&
        listsError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'A new list begins without a name and without a fault.',
      when: (step) =>
        step.sent('list.create') !== null &&
        (isShown(step.before) || (areListsLoading(step.before) && knownLists(step.before) !== null)),
      holds: (step) =>
        isOpen(step.after) &&
        newListName(step.after) === '' &&
        newListNameError(step.after) === null &&
        listsError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'No list is begun before the lists are known.',
      when: (step) => step.sent('list.create') !== null && knownLists(step.before) === null,
      holds: (step) => !isNaming(step.after),
    },
    {
      id: 'LIST-03',
      says: 'What is typed stands in the field, which is wrong no more.',
      when: (step) => isOpen(step.before) && step.sent('name.changed') !== null,
      holds: (step) =>
        newListName(step.after) === step.sent('name.changed')?.value && newListNameError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'An empty name is refused at its field, and nothing is sent.',
      when: (step) =>
        isOpen(step.before) && step.sent('name.save') !== null && newListName(step.before) === '',
      holds: (step) =>
        creates(step) === 0 &&
        isOpen(step.after) &&
        newListNameError(step.after) === 'Campo obbligatorio' &&
        listsError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'A named list is made once, with that name.',
      when: (step) =>
        isOpen(step.before) && step.sent('name.save') !== null && newListName(step.before) !== '',
      holds: (step) =>
        creates(step) === 1 &&
        step.calls('createWishlist')[0]?.name === newListName(step.before) &&
        newListNameError(step.after) === null &&
        listsError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'No list is made that nobody asked for.',
      when: (step) => creates(step) > 0,
      holds: (step) => step.sent('name.save') !== null,
    },
    {
      id: 'LIST-03',
      says: 'Closing the dialog forgets what was typed, and the lists are read.',
      when: (step) => isOpen(step.before) && step.sent('name.dismiss') !== null,
      holds: (step) =>
        step.calls('listWishlists').length === 1 &&
        creates(step) === 0 &&
        newListName(step.after) === null &&
        newListNameError(step.after) === null &&
        listsError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'A name that is taken is said at its field, and stays to be changed.',
      when: isRefused,
      holds: (step) =>
        isOpen(step.after) &&
        newListName(step.after) === newListName(step.before) &&
        newListNameError(step.after) !== null &&
        listsError(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'A list that could not be made, or nobody knows of, says so and keeps its name.',
      when: (step) => broke(step, 'createWishlist') && !isRefused(step),
      holds: (step) =>
        isOpen(step.after) &&
        newListName(step.after) === newListName(step.before) &&
        newListNameError(step.after) === null &&
        listsError(step.after) !== null,
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed the name that was typed stays; nothing is said.',
      when: (step) => failure(step, 'createWishlist') === 'dismissed',
      holds: (step) =>
        isOpen(step.after) &&
        newListName(step.after) === newListName(step.before) &&
        newListNameError(step.after) === null &&
        listsError(step.after) === null,
    },
    {
      id: 'SES-14',
      says: 'Lists that are on screen stay when the login is dismissed; those that never came are no failure.',
      when: (step) => failure(step, 'listWishlists') === 'dismissed',
      holds: (step) =>
        !haveListsFailed(step.after) &&
        knownLists(step.after) === knownLists(step.before) &&
        (knownLists(step.before) === null
          ? areListsSignedOut(step.after)
          : isShown(step.after) && listsError(step.after) === null),
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes the lists along; an expired session takes nothing.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? knownLists(step.after) === knownLists(step.before) &&
            newListName(step.after) === newListName(step.before)
          : areListsSignedOut(step.after) &&
            knownLists(step.after) === null &&
            newListName(step.after) === null &&
            newListNameError(step.after) === null,
    },
    offers({
      id: 'LIST-03',
      says: 'Where the lists are shown a new one can be made.',
      from: isShown,
      via: ({ id }) => id === 'list.create',
    }),
    reaches({
      id: 'SES-07',
      says: 'From everywhere the lists can be come back to.',
      from: () => true,
      to: isShown,
    }),
  ],
});
