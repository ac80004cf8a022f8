import { failureOf } from '../../../contract/api/failure.ts';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import type { listJoiningActors } from '../../../machines/list-joining/list-joining.actors.ts';
import { listJoiningLogic } from '../../../machines/list-joining/list-joining.logic.ts';
import {
  hasJoiningFailed,
  isJoiningRefused,
  isJoiningSettled,
  isJoiningSignedOut,
  joiningError,
} from '../../../machines/list-joining/list-joining.selectors.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type JoiningStep = Step<typeof listJoiningLogic, ReturnType<typeof listJoiningActors>>;

const list: Wishlist = {
  id: 40,
  listId: 40,
  name: 'Condominio: festa',
  size: 4,
  selected: false,
  wishlistTypeId: 2,
  addressId: null,
  sharingData: { grant: 'WRITE', ownerName: 'Aldo Neri' },
};
const token = 'a-token-of-a-link';
const calls = (step: JoiningStep): number => step.calls('joinList').length;
const failure = (step: JoiningStep): string | null => {
  const failed = step.failed('joinList');
  return failed === null ? null : failureOf(failed.error);
};

export const listJoiningModel = flowModel<typeof listJoiningLogic, ReturnType<typeof listJoiningActors>>({
  name: 'list-joining',
  machine: listJoiningLogic,
  starts: [{ says: 'a link is followed', input: () => ({ token }) }],
  cases: {
    'list.retry': [says('the list is asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    joinList: {
      isPatient: true,
      done: [says('the list is joined', list)],
      failed: [refuses('the link', 'wishlist.link.invalid'), ...patientFails('the link', 'network')],
    },
  },
  writes: ['joinList'],
  // The page of a link joins its list for whoever opens it (B-37).
  writesForEachUser: ['joinList'],
  project: ({ context: { error: kept } }) => kept?.failure,
  rules: [
    {
      id: 'B-37',
      says: 'A list that is joined leads to itself, once.',
      when: (step) => step.done('joinList') !== null,
      holds: (step) => {
        const [joined, ...more] = step.emitted('list.joined');
        return (
          more.length === 0 &&
          joined?.listId === step.done('joinList')?.output.listId &&
          joined?.name === step.done('joinList')?.output.name &&
          !isJoiningSettled(step.after) &&
          joiningError(step.after) === null &&
          calls(step) === 0
        );
      },
    },
    {
      id: 'B-37',
      says: 'Nothing leads to a list that was not joined.',
      when: (step) => step.emitted('list.joined').length > 0,
      holds: (step) => step.done('joinList') !== null,
    },
    {
      id: 'B-37',
      says: 'A link that is no longer good says why, and is not tried again.',
      when: (step) => failure(step) === 'refused',
      holds: (step) => isJoiningRefused(step.after) && joiningError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'What fails, or has no answer in time, says so.',
      when: (step) => ['network', 'timeout'].includes(failure(step) ?? ''),
      holds: (step) => hasJoiningFailed(step.after) && joiningError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'SES-14',
      says: 'A login that is dismissed is no failure of the link: it waits to be tried again.',
      when: (step) => failure(step) === 'dismissed',
      holds: (step) =>
        isJoiningSignedOut(step.after) &&
        !hasJoiningFailed(step.after) &&
        isJoiningSettled(step.after) &&
        calls(step) === 0,
    },
    {
      id: 'SES-07',
      says: 'After the login, with the service back, or when asked for, the same link is tried once more.',
      when: (step) =>
        step.before.matches('failed') &&
        (['list.retry', 'session.opened', 'service.resumed'] as const).some(
          (type) => step.sent(type) !== null,
        ),
      holds: (step) =>
        calls(step) === 1 &&
        step.calls('joinList')[0]?.token === step.before.context.token &&
        joiningError(step.after) === null,
    },
  ],
});
