import { failureOf } from '../../../contract/api/failure.ts';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import type { listJoiningActors } from '../../../machines/list-joining/list-joining.actors.ts';
import { listJoiningLogic } from '../../../machines/list-joining/list-joining.logic.ts';
import {
  hasJoiningFailed,
  isJoiningAwaitingSession,
  isJoiningRefused,
  isJoiningSettled,
  joiningError,
} from '../../../machines/list-joining/list-joining.selectors.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
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
const error = (step: JoiningStep): unknown => step.failed('joinList')?.error;
const isInterrupted = (step: JoiningStep): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(error(step)));
const isRefused = (step: JoiningStep): boolean => failureOf(error(step)) === 'refused';
const timedOut = (step: JoiningStep): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight('joinList') > 0;

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
      done: [says('the list is joined', list)],
      failed: [
        refuses('the link', 'wishlist.link.invalid'),
        ...fails('the link', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['joinList'],
  project: ({ context: { error: kept } }) => kept !== null,
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
      when: isRefused,
      holds: (step) => isJoiningRefused(step.after) && joiningError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'What does not come says so.',
      when: (step) =>
        timedOut(step) || (error(step) !== undefined && !isInterrupted(step) && !isRefused(step)),
      holds: (step) => hasJoiningFailed(step.after) && joiningError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'SES-07',
      says: 'A session that is lost, or a service that is down, is waited for without a word.',
      when: isInterrupted,
      holds: (step) =>
        isJoiningAwaitingSession(step.after) && joiningError(step.after) === null && calls(step) === 0,
    },
    {
      id: 'SES-07',
      says: 'When they are back, or asked for, the same link is tried once more.',
      when: (step) =>
        (isJoiningAwaitingSession(step.before) &&
          (['list.retry', 'session.opened', 'service.resumed'] as const).some(
            (type) => step.sent(type) !== null,
          )) ||
        (hasJoiningFailed(step.before) &&
          (step.sent('list.retry') !== null || step.sent('service.resumed') !== null)),
      holds: (step) =>
        calls(step) === 1 &&
        step.calls('joinList')[0]?.token === step.before.context.token &&
        joiningError(step.after) === null,
    },
  ],
});
