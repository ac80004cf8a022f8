import { failureOf } from '../../../contract/api/failure.ts';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import type { borrowedListActors } from '../../../machines/borrowed-list/borrowed-list.actors.ts';
import { borrowedListLogic } from '../../../machines/borrowed-list/borrowed-list.logic.ts';
import {
  borrowedListError,
  copyName,
  copyNameError,
  isConfirmingLeave,
  isCopying,
  isLeavingList,
} from '../../../machines/borrowed-list/borrowed-list.selectors.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type BorrowedStep = Step<typeof borrowedListLogic, ReturnType<typeof borrowedListActors>>;
type Borrowed = BorrowedStep['after'];

const own = 'Condominio: festa';
const copied: Wishlist = {
  id: 41,
  listId: 41,
  name: own,
  size: 4,
  selected: false,
  wishlistTypeId: 2,
  addressId: null,
  sharingData: { grant: 'OWNER', ownerName: 'Lia Conti' },
};
const names = ['copyList', 'leaveList'] as const;
const calls = (step: BorrowedStep): number => step.calls('copyList').length + step.calls('leaveList').length;
const failure = (step: BorrowedStep, name: (typeof names)[number]): string | null => {
  const failed = step.failed(name);
  return failed === null ? null : failureOf(failed.error);
};
const wasDismissed = (step: BorrowedStep): boolean =>
  names.some((name) => failure(step, name) === 'dismissed');
const broke = (step: BorrowedStep, name: (typeof names)[number]): boolean =>
  failure(step, name) !== null && !wasDismissed(step);
const isResting = (borrowed: Borrowed): boolean => borrowed.matches('resting');
const isNaming = (borrowed: Borrowed): boolean => borrowed.matches('naming');
const isBlank = (borrowed: Borrowed): boolean => (copyName(borrowed) ?? '').trim() === '';
const isSilent = (borrowed: Borrowed): boolean =>
  copyNameError(borrowed) === null && borrowedListError(borrowed) === null;
const keepsName = (step: BorrowedStep): boolean => step.after.context.name === step.before.context.name;

export const borrowedListModel = flowModel<typeof borrowedListLogic, ReturnType<typeof borrowedListActors>>({
  name: 'borrowed-list',
  machine: borrowedListLogic,
  starts: [{ says: 'a shared list is on screen', input: () => ({ listId: 40 }) }],
  cases: {
    'list.copy': [says('the list is to be copied', { name: own })],
    'name.changed': ({ context: { name } }) => [
      name === '' ? says('a name is typed', { value: own }) : says('the name is emptied', { value: '' }),
    ],
    'name.save': [says('the copy is to be made')],
    'name.dismiss': [says('the dialog of the name is closed')],
    'list.leave': [says('the list is to be given back')],
    'leave.confirm': [says('yes, it is')],
    'leave.decline': [says('no, it stays')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
  },
  answers: {
    copyList: {
      isPatient: true,
      done: [says('the copy is made', copied)],
      failed: [refuses('the name', 'wishlist.nameTaken', 'name'), ...patientFails('the copy', 'network')],
    },
    leaveList: {
      isPatient: true,
      done: [says('the list is given back', undefined)],
      failed: [refuses('the leaving', 'wishlist.unknown'), ...patientFails('the leaving', 'network')],
    },
  },
  writes: ['copyList', 'leaveList'],
  facts: ['session.closed'],
  project: ({ context: { name, nameError, error } }) => ({
    name,
    isWrong: nameError !== null,
    hasFailed: error !== null,
  }),
  rules: [
    {
      id: 'B-37',
      says: 'A copy is named first, as the list is.',
      when: (step) => step.sent('list.copy') !== null && isResting(step.before),
      holds: (step) =>
        isNaming(step.after) && copyName(step.after) === own && isSilent(step.after) && calls(step) === 0,
    },
    {
      id: 'LIST-03',
      says: 'What is typed stands in the field, and its fault is over.',
      when: (step) => step.sent('name.changed') !== null && isNaming(step.before),
      holds: (step) =>
        copyName(step.after) === step.sent('name.changed')?.value &&
        copyNameError(step.after) === null &&
        calls(step) === 0,
    },
    {
      id: 'LIST-03',
      says: 'An empty name says so at its field and copies nothing.',
      when: (step) => step.sent('name.save') !== null && isNaming(step.before) && isBlank(step.before),
      holds: (step) =>
        isNaming(step.after) &&
        copyNameError(step.after) !== null &&
        borrowedListError(step.after) === null &&
        calls(step) === 0,
    },
    {
      id: 'B-37',
      says: 'The copy is made by one call with its name, and nothing is said meanwhile.',
      when: (step) => step.sent('name.save') !== null && isNaming(step.before) && !isBlank(step.before),
      holds: (step) =>
        isCopying(step.after) &&
        step.calls('copyList').length === 1 &&
        step.calls('copyList')[0]?.listId === step.before.context.listId &&
        step.calls('copyList')[0]?.name === copyName(step.before) &&
        isSilent(step.after) &&
        keepsName(step),
    },
    {
      id: 'B-37',
      says: 'A copy that is made is told, by its own number and name, and leads there.',
      when: (step) => step.done('copyList') !== null,
      holds: (step) => {
        const [word, ...more] = step.emitted('list.copied');
        return (
          more.length === 0 &&
          word?.listId === step.done('copyList')?.output.listId &&
          word?.name === step.done('copyList')?.output.name &&
          isResting(step.after) &&
          step.after.context.name === null &&
          isSilent(step.after)
        );
      },
    },
    {
      id: 'B-37',
      says: 'Nothing is told of a copy or a leaving that was not done.',
      when: (step) => step.emitted('list.copied').length + step.emitted('list.left').length > 0,
      holds: (step) =>
        step.emitted('list.copied').length === (step.done('copyList') === null ? 0 : 1) &&
        step.emitted('list.left').length === (step.done('leaveList') === null ? 0 : 1),
    },
    {
      id: 'B-37',
      says: 'A dialog that is closed forgets the name; nothing is copied.',
      when: (step) => step.sent('name.dismiss') !== null && isNaming(step.before),
      holds: (step) =>
        isResting(step.after) &&
        step.after.context.name === null &&
        isSilent(step.after) &&
        calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'A copy that is refused, or whose answer does not come, says so and keeps its name.',
      when: (step) => broke(step, 'copyList'),
      holds: (step) => isNaming(step.after) && keepsName(step) && !isSilent(step.after) && calls(step) === 0,
    },
    {
      id: 'LIST-03',
      says: 'A name that is taken is said at its field and nowhere else.',
      when: (step) => failure(step, 'copyList') === 'refused',
      holds: (step) => copyNameError(step.after) !== null && borrowedListError(step.after) === null,
    },
    {
      id: 'B-37',
      says: 'Giving a list back asks first; what was said before is over.',
      when: (step) => step.sent('list.leave') !== null && isResting(step.before),
      holds: (step) => isConfirmingLeave(step.after) && calls(step) === 0 && isSilent(step.after),
    },
    {
      id: 'B-37',
      says: 'Who says no keeps the list.',
      when: (step) => step.sent('leave.decline') !== null && isConfirmingLeave(step.before),
      holds: (step) => isResting(step.after) && calls(step) === 0,
    },
    {
      id: 'B-37',
      says: 'Who says yes gives it back, by one call.',
      when: (step) => step.sent('leave.confirm') !== null && isConfirmingLeave(step.before),
      holds: (step) =>
        isLeavingList(step.after) &&
        step.calls('leaveList').length === 1 &&
        step.calls('leaveList')[0]?.listId === step.before.context.listId,
    },
    {
      id: 'B-37',
      says: 'A list that is given back leads to the others, once.',
      when: (step) => step.done('leaveList') !== null,
      holds: (step) =>
        step.emitted('list.left').length === 1 && step.after.matches('left') && calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'A leaving that is refused, or whose answer does not come, says so; the list stays.',
      when: (step) => broke(step, 'leaveList'),
      holds: (step) => isResting(step.after) && borrowedListError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed the name that was typed stays; nothing is said or sent.',
      when: wasDismissed,
      holds: (step) =>
        calls(step) === 0 &&
        isSilent(step.after) &&
        keepsName(step) &&
        (failure(step, 'copyList') === null ? isResting(step.after) : isNaming(step.after)),
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsName(step)
          : isResting(step.after) &&
            step.after.context.name === null &&
            isSilent(step.after) &&
            step.inFlight('copyList') + step.inFlight('leaveList') === 0,
    },
    reaches({
      id: 'B-37',
      says: 'From everywhere, as long as it is not given back, the list can be copied.',
      from: (borrowed: Borrowed) => !borrowed.matches('left'),
      to: isCopying,
    }),
  ],
});
