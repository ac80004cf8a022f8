import { failureOf } from '../../../contract/api/failure.ts';
import type { Wishlist, WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import type { listSelectorActors } from '../../../machines/list-selector/list-selector.actors.ts';
import { listSelectorLogic } from '../../../machines/list-selector/list-selector.logic.ts';
import {
  changedListId,
  haveSelectableListsFailed,
  isListSelectorOpen,
  listSelectorError,
  listSubject,
  selectableLists,
  selectorListName,
  selectorNameError,
} from '../../../machines/list-selector/list-selector.selectors.ts';
import type { ListSubject } from '../../../machines/list-selector/list-selector.types.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says, type Case } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type SelectorStep = Step<typeof listSelectorLogic, ReturnType<typeof listSelectorActors>>;
type Selector = SelectorStep['after'];

const product = aProduct();
const { productId } = product;
const penne: ListSubject = { kind: 'product', product, items: [{ productId, quantity: 1 }] };
const order: ListSubject = {
  kind: 'many',
  name: 'Ordine 900',
  items: [
    { productId, quantity: 2 },
    { productId: 12, quantity: 3 },
  ],
};
const typed = 'Colazione';

const aList = (listId: number, list: Partial<Wishlist>): Wishlist => ({
  id: listId,
  listId,
  name: `Lista ${listId}`,
  size: 3,
  selected: false,
  wishlistTypeId: 2,
  addressId: null,
  sharingData: { grant: 'OWNER', ownerName: 'Lia Conti' },
  ...list,
});
const asked = ({ context: { subject } }: Selector, holdsProduct: boolean) =>
  subject?.kind === 'product' ? { holdsProduct } : {};
const listsOf = (selector: Selector): Wishlist[] => [
  aList(5, { name: 'Preferiti', wishlistTypeId: 1, ...asked(selector, false) }),
  aList(31, { name: 'Spesa del sabato', ...asked(selector, true) }),
  aList(32, {
    name: 'Festa',
    sharingData: { grant: 'WRITE', ownerName: 'Aldo Neri' },
    ...asked(selector, false),
  }),
];

const held = (selector: Selector, listId: number): boolean =>
  selectableLists(selector)?.find((list) => list.listId === listId)?.holdsProduct === true;
/** The list as the shop has it when it did what it was asked. */
const obeyed = (selector: Selector): Case<WishlistView>[] => {
  const { wish, lists } = selector.context;
  const list = lists?.find(({ listId }) => listId === wish?.listId) ?? aList(31, {});
  const size = list.size + (wish?.wanted === true ? 1 : -1);
  return [says('the list has it so', { ...list, size, wishlistItems: [] })];
};

const isClosed = (selector: Selector): boolean => selector.matches('closed');
const isShown = (selector: Selector): boolean => selector.matches('shown');
const isIdle = (selector: Selector): boolean =>
  isClosed(selector) && listSubject(selector) === null && selectableLists(selector) === null;
const isEmptyName = (selector: Selector): boolean => selectorListName(selector) === '';
const writes = (step: SelectorStep): number =>
  step.calls('changeList').length + step.calls('createList').length;
const calls = (step: SelectorStep): number => writes(step) + step.calls('listWishlists').length;
const names = ['listWishlists', 'changeList', 'createList'] as const;
const failure = (step: SelectorStep, name: (typeof names)[number]): string | null => {
  const failed = step.failed(name);
  return failed === null ? null : failureOf(failed.error);
};
const wasDismissed = (step: SelectorStep): boolean =>
  names.some((name) => failure(step, name) === 'dismissed');
const broke = (step: SelectorStep, name: (typeof names)[number]): boolean =>
  failure(step, name) !== null && !wasDismissed(step);
/** The dialog was closed while a write is under way. */
const isGone = ({ context }: Selector): boolean => context.isDismissed;
const keepsWork = (step: SelectorStep): boolean =>
  listSubject(step.after) === listSubject(step.before) &&
  selectableLists(step.after) === selectableLists(step.before) &&
  selectorListName(step.after) === selectorListName(step.before);

export const listSelectorModel = flowModel<typeof listSelectorLogic, ReturnType<typeof listSelectorActors>>({
  name: 'list-selector',
  machine: listSelectorLogic,
  starts: [
    { says: 'the shopper is logged in', input: () => ({ isLoggedIn: true }) },
    { says: 'nobody is logged in', input: () => ({ isLoggedIn: false }) },
  ],
  cases: {
    'selector.open': [
      says('a list is to be chosen for the penne', { subject: penne }),
      says('a list is to be chosen for an order', { subject: order }),
    ],
    'selector.close': [says('the dialog is closed')],
    // With an order at hand one list and one press are enough; a new list is made once.
    'list.toggle': ({ context: { subject, lists } }) => [
      says('the own list is pressed', { listId: 31 }),
      ...(subject?.kind === 'product' && (lists ?? []).length < 4
        ? [says('the shared list is pressed', { listId: 32 })]
        : []),
    ],
    'name.changed': ({ context: { name, lists } }) =>
      lists?.length === 3
        ? [
            name === ''
              ? says('a name is typed', { value: typed })
              : says('the name is emptied', { value: '' }),
          ]
        : [],
    'list.create': [says('a list is to be made and filled')],
    'lists.reload': [says('the lists are asked for again')],
    'session.opened': [says('the shopper is logged in now')],
    'session.absent': [says('nobody was logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
    'login.dismissed': [says('the login is dismissed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listWishlists: {
      isPatient: true,
      done: (selector) => [says('favourites, an own list and a shared one are there', listsOf(selector))],
      failed: patientFails('the lists', 'network'),
    },
    changeList: {
      isPatient: true,
      done: obeyed,
      failed: [refuses('the product', 'wishlist.unknown'), ...patientFails('the product', 'network')],
    },
    createList: {
      isPatient: true,
      done: (selector) => [
        says('the list is made', aList(33, { name: typed, size: 0, ...asked(selector, false) })),
      ],
      failed: [
        refuses('the name', 'wishlist.nameTaken', 'name'),
        refuses('the name', 'wishlist.tooMany'),
        ...patientFails('the name', 'network'),
      ],
    },
  },
  writes: ['changeList', 'createList'],
  facts: ['session.closed'],
  limit: 600,
  project: ({ context: { isLoggedIn, subject, lists, wish, name, nameError, isDismissed, error } }) => ({
    isLoggedIn,
    subject: subject?.kind ?? null,
    // What was changed here shows once; which list it was does not matter to what comes after.
    changed: lists === null ? null : [lists.length, lists.at(1)?.holdsProduct, lists.at(2)?.holdsProduct],
    wish: wish === null ? null : [wish.listId, wish.wanted],
    isNamed: name !== '',
    isWrong: nameError !== null,
    isDismissed,
    hasFailed: error !== null,
  }),
  rules: [
    {
      id: 'LIST-07',
      says: 'What is to be put on a list asks for the lists of who is logged in, by one call that names the product.',
      when: (step) =>
        step.sent('selector.open') !== null && isClosed(step.before) && step.before.context.isLoggedIn,
      holds: (step) => {
        const subject = step.sent('selector.open')?.subject;
        const [call, ...more] = step.calls('listWishlists');
        return (
          isListSelectorOpen(step.after) &&
          listSubject(step.after) === subject &&
          call?.productId === (subject?.kind === 'product' ? subject.product.productId : null) &&
          more.length === 0 &&
          selectableLists(step.after) === null
        );
      },
    },
    {
      id: 'SES-23',
      says: 'Nobody’s wish asks for the login, once, and nothing is called; the dialog stays away until then.',
      when: (step) =>
        step.sent('selector.open') !== null && isClosed(step.before) && !step.before.context.isLoggedIn,
      holds: (step) =>
        step.emitted('login.requested').length === 1 &&
        calls(step) === 0 &&
        !isListSelectorOpen(step.after) &&
        listSubject(step.after) === step.sent('selector.open')?.subject,
    },
    {
      id: 'SES-23',
      says: 'The login is asked for by a wish of nobody’s, and again where a start may have dropped it.',
      when: (step) => step.emitted('login.requested').length > 0,
      holds: (step) =>
        (step.sent('selector.open') !== null && !step.before.context.isLoggedIn) ||
        (step.sent('session.absent') !== null && step.before.matches('awaitingLogin')),
    },
    {
      id: 'SES-23',
      says: 'A request the start of a session may have dropped is made again.',
      when: (step) => step.sent('session.absent') !== null && step.before.matches('awaitingLogin'),
      holds: (step) => step.emitted('login.requested').length === 1 && keepsWork(step),
    },
    {
      id: 'SES-13',
      says: 'Whoever logs in for it goes on with the lists.',
      when: (step) => step.sent('session.opened') !== null && step.before.matches('awaitingLogin'),
      holds: (step) =>
        step.calls('listWishlists').length === 1 &&
        isListSelectorOpen(step.after) &&
        listSubject(step.after) === listSubject(step.before),
    },
    {
      id: 'SES-14',
      says: 'Whoever gives the login up drops the wish.',
      when: (step) => step.sent('login.dismissed') !== null && step.before.matches('awaitingLogin'),
      holds: (step) => isIdle(step.after) && calls(step) === 0,
    },
    {
      id: 'SES-23',
      says: 'Who is logged in is known from then on.',
      when: (step) => step.sent('session.opened') !== null,
      holds: (step) => step.after.context.isLoggedIn,
    },
    {
      id: 'LIST-07',
      says: 'The lists show as the shop told them.',
      when: (step) => step.done('listWishlists') !== null,
      holds: (step) =>
        isShown(step.after) && selectableLists(step.after) === step.done('listWishlists')?.output,
    },
    {
      id: 'LIST-07',
      says: 'A press puts everything at hand on that list at once, or takes off what it holds; nothing else is sent.',
      when: (step) => step.sent('list.toggle') !== null && isShown(step.before),
      holds: (step) => {
        const listId = step.sent('list.toggle')?.listId ?? 0;
        const [call, ...more] = step.calls('changeList');
        return (
          more.length === 0 &&
          call?.wish.listId === listId &&
          call.wish.wanted === !held(step.before, listId) &&
          call.wish.items === listSubject(step.before)?.items &&
          changedListId(step.after) === listId &&
          listSelectorError(step.after) === null &&
          step.calls('createList').length === 0
        );
      },
    },
    {
      id: 'LIST-07',
      says: 'When it is done the list says so, the others stay, and a word names the list.',
      when: (step) => step.done('changeList') !== null,
      holds: (step) => {
        const { wish, lists, subject } = step.before.context;
        const [word, ...more] = step.emitted('list.changed');
        const told = step.done('changeList')?.output;
        return (
          more.length === 0 &&
          word?.name === told?.name &&
          word?.wanted === wish?.wanted &&
          word?.count === wish?.items.length &&
          step.emitted('failure.raised').length === 0 &&
          (isGone(step.before)
            ? isIdle(step.after) && !isGone(step.after)
            : isShown(step.after) &&
              lists !== null &&
              selectableLists(step.after)?.length === lists.length &&
              lists.every((one) => {
                const now = selectableLists(step.after)?.find(({ listId }) => listId === one.listId);
                if (one.listId !== wish?.listId) return now === one;
                return (
                  now?.size === told?.size &&
                  (subject?.kind !== 'product' || now?.holdsProduct === wish.wanted)
                );
              }))
        );
      },
    },
    {
      id: 'ERR-10',
      says: 'Nothing is said to be on a list that the shop has not put there.',
      when: (step) => step.emitted('list.changed').length > 0,
      holds: (step) => step.done('changeList') !== null,
    },
    {
      id: 'LIST-03',
      says: 'What is typed stands in the field, and a fault said before is over.',
      when: (step) =>
        step.sent('name.changed') !== null && (isShown(step.before) || step.before.matches('changing')),
      holds: (step) =>
        selectorListName(step.after) === step.sent('name.changed')?.value &&
        selectorNameError(step.after) === null &&
        calls(step) === 0,
    },
    {
      id: 'LIST-03',
      says: 'An empty name says so at its field and makes nothing.',
      when: (step) => step.sent('list.create') !== null && isShown(step.before) && isEmptyName(step.before),
      holds: (step) =>
        isShown(step.after) &&
        selectorNameError(step.after) !== null &&
        listSelectorError(step.after) === null &&
        calls(step) === 0,
    },
    {
      id: 'LIST-07',
      says: 'A list is made by its name, by one call, and nothing is said meanwhile.',
      when: (step) => step.sent('list.create') !== null && isShown(step.before) && !isEmptyName(step.before),
      holds: (step) =>
        step.calls('createList').length === 1 &&
        step.calls('createList')[0]?.name === selectorListName(step.before) &&
        step.calls('changeList').length === 0 &&
        selectorNameError(step.after) === null &&
        listSelectorError(step.after) === null,
    },
    {
      id: 'LIST-07',
      says: 'A list that is made is filled at once, stands among the others, and the field is empty.',
      when: (step) => step.done('createList') !== null,
      holds: (step) => {
        const { listId } = step.done('createList')?.output ?? { listId: 0 };
        const [call, ...more] = step.calls('changeList');
        return (
          more.length === 0 &&
          call?.wish.listId === listId &&
          call.wish.wanted &&
          call.wish.items === listSubject(step.before)?.items &&
          selectorListName(step.after) === '' &&
          selectableLists(step.after)?.at(-1)?.listId === listId &&
          isGone(step.after) === isGone(step.before)
        );
      },
    },
    {
      id: 'LIST-07',
      says: 'Writes are sent by a press, or by the list that was made for it.',
      when: (step) => writes(step) > 0,
      holds: (step) =>
        writes(step) === 1 &&
        (step.sent('list.toggle') !== null ||
          step.sent('list.create') !== null ||
          step.done('createList') !== null),
    },
    {
      id: 'LIST-07',
      says: 'Closing forgets everything; what is on its way stays on its way, out of sight.',
      when: (step) => step.sent('selector.close') !== null,
      holds: (step) =>
        !isListSelectorOpen(step.after) &&
        calls(step) === 0 &&
        (step.before.matches('changing') || step.before.matches('creating')
          ? step.inFlight('changeList') + step.inFlight('createList') === 1 && keepsWork(step)
          : isIdle(step.after) &&
            selectorListName(step.after) === '' &&
            step.inFlight('listWishlists') === 0),
    },
    {
      id: 'ERR-04',
      says: 'Lists that do not come say so, and can be asked for again.',
      when: (step) => broke(step, 'listWishlists'),
      holds: (step) =>
        haveSelectableListsFailed(step.after) && listSelectorError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'They are asked for again by a press, or when the service is back; the fault is over.',
      when: (step) =>
        haveSelectableListsFailed(step.before) &&
        (step.sent('lists.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('listWishlists').length === 1 &&
        listSelectorError(step.after) === null &&
        listSubject(step.after) === listSubject(step.before),
    },
    {
      id: 'ERR-04',
      says: 'A list that does not change, or is not made, says so beside the lists; nothing typed is lost.',
      when: (step) => (broke(step, 'changeList') || broke(step, 'createList')) && !isGone(step.before),
      holds: (step) =>
        isShown(step.after) &&
        (listSelectorError(step.after) !== null || selectorNameError(step.after) !== null) &&
        changedListId(step.after) === null &&
        step.after.context.wish === null &&
        keepsWork(step) &&
        calls(step) === 0 &&
        step.emitted('failure.raised').length === 0,
    },
    {
      id: 'LIST-03',
      says: 'A name that is taken is said at its field, and nowhere else; another refusal of a new list stands beside.',
      when: (step) => step.failed('createList') !== null && broke(step, 'createList') && !isGone(step.before),
      holds: (step) => (selectorNameError(step.after) === null) === (listSelectorError(step.after) !== null),
    },
    {
      id: 'ERR-11',
      says: 'What fails after the dialog was closed is said in a word.',
      when: (step) => (broke(step, 'changeList') || broke(step, 'createList')) && isGone(step.before),
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.emitted('failure.raised')[0]?.error ===
          (step.failed('changeList') ?? step.failed('createList'))?.error &&
        isIdle(step.after) &&
        !isGone(step.after) &&
        calls(step) === 0,
    },
    {
      id: 'ERR-11',
      says: 'Nothing is said of what did not fail, nor twice.',
      when: (step) => step.emitted('failure.raised').length > 0,
      holds: (step) => isGone(step.before) && (broke(step, 'changeList') || broke(step, 'createList')),
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed what is on screen and what is typed stays, where anything is; nothing is said or sent.',
      when: wasDismissed,
      holds: (step) =>
        calls(step) === 0 &&
        step.emitted('failure.raised').length === 0 &&
        listSelectorError(step.after) === null &&
        (isGone(step.before) || selectableLists(step.before) === null
          ? isIdle(step.after) && !isGone(step.after)
          : isShown(step.after) && keepsWork(step) && step.after.context.wish === null),
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsWork(step) && step.after.context.isLoggedIn === step.before.context.isLoggedIn
          : isIdle(step.after) &&
            !step.after.context.isLoggedIn &&
            selectorListName(step.after) === '' &&
            step.inFlight('listWishlists') + step.inFlight('changeList') + step.inFlight('createList') === 0,
    },
    reaches({
      id: 'LIST-07',
      says: 'From everywhere something can be put on a list.',
      from: () => true,
      to: (selector: Selector) => selector.matches('changing'),
    }),
  ],
});
