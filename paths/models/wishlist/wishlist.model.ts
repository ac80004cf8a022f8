import { failureOf } from '../../../contract/api/failure.ts';
import type { WishlistGrant, WishlistItem, WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import type { wishlistActors } from '../../../machines/wishlist/wishlist.actors.ts';
import { wishlistLogic } from '../../../machines/wishlist/wishlist.logic.ts';
import {
  hasListFailed,
  isConfirmingListDeletion,
  isListDeleted,
  isListEditable,
  isListLoading,
  isListMissing,
  itemOrder,
  isListSignedOut,
  isOwnList,
  isRenamingList,
  isSavingListName,
  isSelectableList,
  itemQuantity,
  listedItems,
  listError,
  listName,
  listNameError,
  removedItem,
  shownWishlist,
} from '../../../machines/wishlist/wishlist.selectors.ts';
import type { WantedQuantities } from '../../../machines/wishlist/wishlist.types.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says, type Case } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ListStep = Step<typeof wishlistLogic, ReturnType<typeof wishlistActors>>;
type List = ListStep['after'];

const isSaving = (list: List): boolean => list.matches('saving');

const penne: WishlistItem = { itemId: 501, product: aProduct(), quantity: 2, weight: 0 };
const rice: WishlistItem = {
  ...penne,
  itemId: 502,
  product: aProduct({ productId: 12, wpId: 12, slug: 'riso-1-kg', name: 'Riso' }),
  quantity: 1,
};
const productId = penne.product.productId;
const absent = 99;
const otherName = 'Colazione';

const listFor = (grant: WishlistGrant): WishlistView => ({
  id: 31,
  listId: 31,
  name: 'Spesa del sabato',
  size: 2,
  selected: false,
  wishlistTypeId: 2,
  addressId: null,
  sharingData: { grant, ownerName: 'Lia Conti' },
  wishlistItems: [penne, rice],
});

const isPenne = ({ product }: WishlistItem): boolean => product.slug === penne.product.slug;
const penneOf = (list: WishlistView | null) => list?.wishlistItems.find(isPenne);
/** How much of the penne the shopper sees on the list; null where they are not on it. */
const wanted = (list: List): number | null => {
  const item = penneOf(shownWishlist(list));
  return item === undefined ? null : itemQuantity(list, item);
};
const penneItemId = (list: List): number | undefined => penneOf(shownWishlist(list))?.itemId;
const listIdOf = (list: List): number | undefined => shownWishlist(list)?.listId;
const others = (list: List): unknown => listedItems(list).filter((item) => !isPenne(item));
/** Quantities by product, of the penne. */
const penneIn = (quantities: WantedQuantities, list: List): number | undefined =>
  quantities[penneOf(shownWishlist(list))?.product.productId ?? productId];

/** The list once the shop did what it was asked. */
const obeyed = ({ context: { list, sending } }: List): Case<WishlistView>[] => {
  if (list === null) return [];
  const wishlistItems = list.wishlistItems.flatMap((item) => {
    const quantity = sending[item.product.productId] ?? item.quantity;
    return quantity === 0 ? [] : [{ ...item, quantity }];
  });
  return [says('the shop has it so', { ...list, wishlistItems, size: wishlistItems.length })];
};
const restored = ({ context: { list, removed } }: List): Case<WishlistView>[] =>
  list === null || removed === null
    ? []
    : [says('the product is back', { ...list, wishlistItems: [removed, ...list.wishlistItems] })];
const asKnown = ({ context: { list } }: List): Case<WishlistView>[] =>
  list === null
    ? [
        says('an own list comes', listFor('OWNER')),
        says('a list that may only be read comes', listFor('READ')),
      ]
    : [says('the list comes as it was', list)];

const isShown = (list: List): boolean => list.matches('shown');
const isNaming = (list: List): boolean => isRenamingList(list) && !isSavingListName(list);
const operations = [
  'saveItems',
  'restoreItem',
  'renameWishlist',
  'selectWishlist',
  'deleteWishlist',
] as const;
const begun = (step: ListStep): number =>
  operations.reduce((sum, operation) => sum + step.calls(operation).length, 0);
const failure = (step: ListStep, call: (typeof operations)[number] | 'viewWishlist'): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};
const wasDismissed = (step: ListStep, ...calls: readonly (typeof operations)[number][]): boolean =>
  calls.some((call) => failure(step, call) === 'dismissed');
const broke = (step: ListStep, ...calls: readonly (typeof operations)[number][]): boolean =>
  calls.some((call) => failure(step, call) !== null) && !wasDismissed(step, ...calls);
const isNameRefused = (step: ListStep): boolean => failure(step, 'renameWishlist') === 'refused';
const isOfPenne = (step: ListStep): boolean => change(step) !== null && change(step)?.productId !== absent;
const change = (step: ListStep) => step.sent('item.change')?.change ?? null;
/** Quantities can be changed: nothing else is on its way. */
const isOpen = (list: List): boolean => (isShown(list) && isListEditable(list)) || isSaving(list);
const stays = (step: ListStep): boolean =>
  wanted(step.after) === wanted(step.before) && shownWishlist(step.after) === shownWishlist(step.before);

export const wishlistModel = flowModel<typeof wishlistLogic, ReturnType<typeof wishlistActors>>({
  name: 'wishlist',
  machine: wishlistLogic,
  starts: [{ says: 'a list is opened', input: () => ({ id: 31 }) }],
  cases: {
    'list.reload': [says('the list is asked for again')],
    'list.changed': [says('the list was changed elsewhere')],
    'page.returned': [says('the page is looked at again')],
    'list.outdated': [says('what waited for the network was sent')],
    'item.change': (list) => {
      const quantity = wanted(list);
      const unknown = says('a product that is not on the list is to go', {
        change: { kind: 'remove' as const, productId: absent },
      });
      const more = says('one more of the penne is wanted', { change: { kind: 'more' as const, productId } });
      const less = says('one less of the penne is wanted', { change: { kind: 'less' as const, productId } });
      const typed = says('one of the penne is typed', {
        change: { kind: 'typed' as const, productId, text: '1' },
      });
      const none = says('none of the penne is typed', {
        change: { kind: 'typed' as const, productId, text: '0' },
      });
      const remove = says('the penne are taken off', { change: { kind: 'remove' as const, productId } });
      if (quantity === 2) return [more, typed, remove, none, unknown];
      if (quantity === 1) return [more, less];
      return quantity === 3 ? [less] : [unknown];
    },
    'items.sort': [
      says('the products are to stand by name', { order: 'name' as const }),
      says('the last that was added is to come first', { order: 'added' as const }),
    ],
    'item.restore': [says('the penne are put back')],
    'list.rename': [says('the list is to be renamed')],
    'name.changed': ({ context: { name } }) =>
      name === ''
        ? [says('another name is typed', { value: otherName })]
        : [says('the name is emptied', { value: '' })],
    'name.save': [says('the name is to be saved')],
    'name.dismiss': [says('the dialog of the name is closed')],
    'list.select': [says('the list is to be the default')],
    'list.delete': [says('the list is to be deleted')],
    'deletion.confirm': [says('yes is answered')],
    'deletion.decline': [says('no is answered')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' }),
      says('the session has expired', { reason: 'expired' }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewWishlist: {
      isPatient: true,
      done: asKnown,
      failed: patientFails('the list', 'network', 'notFound'),
    },
    saveItems: {
      isPatient: true,
      done: obeyed,
      failed: [refuses('the change', 'wishlist.readOnly'), ...patientFails('the change', 'network')],
    },
    restoreItem: {
      isPatient: true,
      done: restored,
      failed: patientFails('the way back', 'network'),
    },
    renameWishlist: {
      isPatient: true,
      done: [says('the list has its new name', undefined)],
      failed: ({ context: { name } }) => [
        // The name a list has is taken by nobody else.
        ...(name === otherName ? [refuses('the name', 'wishlist.nameTaken', 'name')] : []),
        ...patientFails('the new name', 'network'),
      ],
    },
    selectWishlist: {
      isPatient: true,
      done: [says('the list is the default', undefined)],
      failed: patientFails('the choice', 'network'),
    },
    deleteWishlist: {
      isPatient: true,
      done: [says('the list is deleted', undefined)],
      failed: patientFails('the deletion', 'network'),
    },
  },
  writes: [...operations],
  facts: ['session.closed'],
  project: (list) => {
    const { context } = list;
    return [
      context.list === null ? null : context.list.sharingData.grant,
      context.list?.wishlistItems.find(({ product }) => product.productId === productId)?.quantity ?? null,
      context.wanted[productId] ?? null,
      context.sending[productId] ?? null,
      context.removed !== null,
      context.name,
      context.nameError !== null,
      context.error === null ? null : context.error.failure === 'dismissed',
    ];
  },
  rules: [
    {
      id: 'LIST-02',
      says: 'The list that is opened is asked for, and shown when it comes.',
      when: (step) => step.done('viewWishlist') !== null,
      holds: (step) => isShown(step.after) && shownWishlist(step.after) === step.done('viewWishlist')?.output,
    },
    {
      id: 'LIST-02',
      says: 'It is always this list that is asked for.',
      when: (step) => step.calls('viewWishlist').length > 0,
      holds: (step) =>
        step.calls('viewWishlist').length === 1 &&
        step.calls('viewWishlist')[0]?.id === step.after.context.id,
    },
    {
      id: 'LIST-12',
      says: 'A list nobody has, or not for this shopper, is missing.',
      when: (step) => failure(step, 'viewWishlist') === 'notFound',
      holds: (step) => isListMissing(step.after),
    },
    {
      id: 'LIST-02',
      says: 'A list nobody could get says so.',
      when: (step) => ['network', 'timeout'].includes(failure(step, 'viewWishlist') ?? ''),
      holds: (step) => hasListFailed(step.after) && listError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'After a login, with the service back, or when wanted, the list is asked for once, without the old error.',
      when: (step) =>
        (step.before.matches('failed') || isShown(step.before)) &&
        (step.sent('list.reload') !== null ||
          step.sent('session.opened') !== null ||
          (step.before.matches('failed') && step.sent('service.resumed') !== null)),
      holds: (step) =>
        step.calls('viewWishlist').length === 1 &&
        isListLoading(step.after) &&
        listError(step.after) === null,
    },
    {
      id: 'B-37',
      says: 'A list that is looked at again, or was changed elsewhere, is read anew; what is said of it stays.',
      when: (step) =>
        isShown(step.before) &&
        (step.sent('page.returned') !== null ||
          step.sent('list.changed') !== null ||
          step.sent('list.outdated') !== null),
      holds: (step) =>
        step.calls('viewWishlist').length === 1 &&
        isListLoading(step.after) &&
        listError(step.after) === listError(step.before) &&
        stays(step),
    },
    {
      id: 'LIST-02',
      says: 'Another order of the products changes which comes first, and nothing else.',
      when: (step) => step.sent('items.sort') !== null,
      holds: (step) => {
        const order = step.sent('items.sort')?.order;
        const items = listedItems(step.after);
        const keys = items.map(({ itemId, product }) => (order === 'name' ? product.name : -itemId));
        return (
          itemOrder(step.after) === order &&
          items.length === listedItems(step.before).length &&
          keys.every((key, at) => at === 0 || (keys[at - 1] ?? key) <= key) &&
          begun(step) === 0 &&
          stays(step)
        );
      },
    },
    {
      id: 'LIST-08',
      says: 'A list that may only be read is never changed.',
      when: (step) => step.before.context.list?.sharingData.grant === 'READ',
      holds: (step) =>
        begun(step) === 0 &&
        (step.after.context.list === null || stays(step)) &&
        !isRenamingList(step.after) &&
        !isConfirmingListDeletion(step.after),
    },
    {
      id: 'LIST-06',
      says: 'A press or a typed quantity shows at once; the other products stay as they are.',
      when: (step) => isOfPenne(step) && isOpen(step.before),
      holds: (step) => {
        const sent = change(step);
        const before = wanted(step.before) ?? 0;
        const expected = {
          more: before + 1,
          less: before - 1,
          typed: sent?.kind === 'typed' ? Number(sent.text) : null,
          remove: 0,
        }[sent?.kind ?? 'remove'];
        return (
          wanted(step.after) === expected &&
          JSON.stringify(others(step.after)) === JSON.stringify(others(step.before))
        );
      },
    },
    {
      id: 'LIST-06',
      says: 'A product that is not on the list changes nothing.',
      when: (step) => change(step)?.productId === absent,
      holds: (step) => begun(step) === 0 && stays(step),
    },
    {
      id: 'LIST-06',
      says: 'A press where nothing is on its way is one call, of that product alone.',
      when: (step) => isShown(step.before) && isListEditable(step.before) && isOfPenne(step),
      holds: (step) =>
        begun(step) === 1 &&
        JSON.stringify(step.calls('saveItems')) ===
          JSON.stringify([
            {
              listId: listIdOf(step.before),
              items: [{ itemId: penneItemId(step.before), quantity: wanted(step.after) }],
            },
          ]) &&
        listError(step.after) === null,
    },
    {
      id: 'LIST-06',
      says: 'Presses in the meantime wait, and are one call more with the last quantity.',
      when: (step) => isSaving(step.before) && change(step) !== null,
      holds: (step) => begun(step) === 0 && isSaving(step.after),
    },
    {
      id: 'LIST-06',
      says: 'What the shop answers stands; what was pressed since goes next.',
      when: (step) => step.done('saveItems') !== null,
      holds: (step) => {
        const waiting = penneIn(step.before.context.wanted, step.before);
        const isStillListed = step.done('saveItems')?.output.wishlistItems.some(isPenne) === true;
        return (
          shownWishlist(step.after) === step.done('saveItems')?.output &&
          (waiting === undefined
            ? isShown(step.after) && begun(step) === 0
            : step.calls('saveItems').length === 1 && (!isStillListed || wanted(step.after) === waiting))
        );
      },
    },
    {
      id: 'LIST-06',
      says: 'What was taken off, and only that, can be put back.',
      when: (step) => step.done('saveItems') !== null,
      holds: (step) =>
        penneIn(step.before.context.sending, step.before) === 0
          ? removedItem(step.after) === penneOf(shownWishlist(step.before))
          : removedItem(step.after) === removedItem(step.before) || wanted(step.after) !== null,
    },
    {
      id: 'LIST-06',
      says: 'Putting back asks for what was taken off, once.',
      when: (step) => isShown(step.before) && step.sent('item.restore') !== null,
      holds: (step) =>
        removedItem(step.before) === null
          ? begun(step) === 0 && stays(step)
          : begun(step) === 1 &&
            step.calls('restoreItem')[0]?.listId === listIdOf(step.before) &&
            step.calls('restoreItem')[0]?.item === removedItem(step.before),
    },
    {
      id: 'LIST-06',
      says: 'What is back cannot be put back again.',
      when: (step) => step.done('restoreItem') !== null,
      holds: (step) =>
        isShown(step.after) &&
        removedItem(step.after) === null &&
        shownWishlist(step.after) === step.done('restoreItem')?.output &&
        listError(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'A change that breaks, or that nobody knows of, is undone with a word, and the list is read again.',
      when: (step) => broke(step, 'saveItems', 'restoreItem', 'deleteWishlist'),
      holds: (step) =>
        step.calls('viewWishlist').length === 1 &&
        listError(step.after) !== null &&
        Object.keys(step.after.context.wanted).length === 0 &&
        Object.keys(step.after.context.sending).length === 0 &&
        removedItem(step.after) === removedItem(step.before),
    },
    {
      id: 'LIST-03',
      says: 'A rename begins with the name the list has.',
      when: (step) => isShown(step.before) && step.sent('list.rename') !== null && isOwnList(step.before),
      holds: (step) =>
        isNaming(step.after) &&
        listName(step.after) === shownWishlist(step.before)?.name &&
        listNameError(step.after) === null &&
        listError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'What is typed stands in the field, which is wrong no more.',
      when: (step) => isNaming(step.before) && step.sent('name.changed') !== null,
      holds: (step) =>
        listName(step.after) === step.sent('name.changed')?.value && listNameError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'An empty name is refused at its field; any other is saved once, on this list.',
      when: (step) => isNaming(step.before) && step.sent('name.save') !== null,
      holds: (step) =>
        listName(step.before) === ''
          ? begun(step) === 0 &&
            isNaming(step.after) &&
            listNameError(step.after) === 'Campo obbligatorio' &&
            listError(step.after) === null
          : begun(step) === 1 &&
            step.calls('renameWishlist')[0]?.listId === listIdOf(step.before) &&
            step.calls('renameWishlist')[0]?.name === listName(step.before) &&
            listNameError(step.after) === null &&
            listError(step.after) === null,
    },
    {
      id: 'LIST-03',
      says: 'Closing the dialog, and a saved name, leave nothing of what was typed.',
      when: (step) =>
        (isNaming(step.before) && step.sent('name.dismiss') !== null) || step.done('renameWishlist') !== null,
      holds: (step) =>
        listName(step.after) === null &&
        listNameError(step.after) === null &&
        listError(step.after) === null &&
        (step.done('renameWishlist') === null
          ? isShown(step.after) && begun(step) === 0
          : step.calls('viewWishlist').length === 1),
    },
    {
      id: 'LIST-03',
      says: 'A name that is not saved stays to be changed, and what is wrong is said where it is.',
      when: (step) => broke(step, 'renameWishlist'),
      holds: (step) =>
        isNaming(step.after) &&
        listName(step.after) === listName(step.before) &&
        (isNameRefused(step)
          ? listNameError(step.after) !== null && listError(step.after) === null
          : listNameError(step.after) === null && listError(step.after) !== null),
    },
    {
      id: 'LIST-05',
      says: 'An own list is made the default by one call.',
      when: (step) => isShown(step.before) && step.sent('list.select') !== null,
      holds: (step) =>
        isSelectableList(step.before)
          ? begun(step) === 1 && step.calls('selectWishlist')[0]?.listId === listIdOf(step.before)
          : begun(step) === 0,
    },
    {
      id: 'LIST-05',
      says: 'The new default is read again; a choice that breaks says so and keeps the list.',
      when: (step) => step.done('selectWishlist') !== null || broke(step, 'selectWishlist'),
      holds: (step) =>
        step.done('selectWishlist') === null
          ? isShown(step.after) && listError(step.after) !== null && stays(step)
          : step.calls('viewWishlist').length === 1 && listError(step.after) === null,
    },
    {
      id: 'LIST-04',
      says: 'Deleting asks first; yes deletes this list once, no leaves it.',
      when: (step) =>
        (isShown(step.before) && step.sent('list.delete') !== null && isOwnList(step.before)) ||
        (isConfirmingListDeletion(step.before) &&
          (step.sent('deletion.confirm') !== null || step.sent('deletion.decline') !== null)),
      holds: (step) =>
        step.sent('list.delete') !== null
          ? begun(step) === 0 && isConfirmingListDeletion(step.after)
          : step.sent('deletion.confirm') !== null
            ? begun(step) === 1 &&
              step.calls('deleteWishlist')[0]?.listId === listIdOf(step.before) &&
              listError(step.after) === null
            : begun(step) === 0 && isShown(step.after),
    },
    {
      id: 'LIST-04',
      says: 'No list is deleted that was not asked about.',
      when: (step) => step.calls('deleteWishlist').length > 0,
      holds: (step) => step.sent('deletion.confirm') !== null,
    },
    {
      id: 'LIST-04',
      says: 'A deleted list is gone.',
      when: (step) => step.done('deleteWishlist') !== null,
      holds: (step) => isListDeleted(step.after),
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed the name that was typed stays, and every other change is dropped without a word.',
      when: (step) => wasDismissed(step, ...operations),
      holds: (step) =>
        begun(step) === 0 &&
        listError(step.after) === listError(step.before) &&
        removedItem(step.after) === removedItem(step.before) &&
        shownWishlist(step.after) === shownWishlist(step.before) &&
        Object.keys(step.after.context.wanted).length === 0 &&
        Object.keys(step.after.context.sending).length === 0 &&
        (wasDismissed(step, 'renameWishlist')
          ? isNaming(step.after) && listName(step.after) === listName(step.before)
          : isShown(step.after)),
    },
    {
      id: 'SES-14',
      says: 'A list that is on screen stays when the login is dismissed; one that never came is no failure.',
      when: (step) => failure(step, 'viewWishlist') === 'dismissed',
      holds: (step) =>
        !hasListFailed(step.after) &&
        (shownWishlist(step.before) === null
          ? isListSignedOut(step.after)
          : isShown(step.after) && stays(step) && listError(step.after) === listError(step.before)),
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes everything along; an expired session takes nothing.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? stays(step) && listName(step.after) === listName(step.before)
          : isListSignedOut(step.after) &&
            shownWishlist(step.after) === null &&
            Object.keys(step.after.context.wanted).length === 0 &&
            Object.keys(step.after.context.sending).length === 0 &&
            removedItem(step.after) === null &&
            listName(step.after) === null &&
            listNameError(step.after) === null,
    },
    offers({
      id: 'LIST-06',
      says: 'Where a list is shown that may be changed its quantities can be.',
      from: (list) => isShown(list) && isListEditable(list),
      via: ({ id }) => id === 'item.change',
    }),
    reaches({
      id: 'SES-07',
      says: 'From everywhere but a list that is gone it can be come back to.',
      from: (list) => !isListMissing(list) && !isListDeleted(list),
      to: isShown,
    }),
  ],
});
