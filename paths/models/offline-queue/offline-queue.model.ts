import { failureOf } from '../../../contract/api/failure.ts';
import type { offlineQueueActors } from '../../../machines/offline-queue/offline-queue.actors.ts';
import { offlineQueueLogic } from '../../../machines/offline-queue/offline-queue.logic.ts';
import {
  isReporting,
  refusedChanges,
  sentChanges,
  undecidedLine,
  waitingCount,
} from '../../../machines/offline-queue/offline-queue.selectors.ts';
import type { SentChange } from '../../../contract/rules/offline/waiting-change.ts';
import { aWaitingAddition, aWaitingListChange, aWaitingQuantity } from '../../fixtures/waiting-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type QueueStep = Step<typeof offlineQueueLogic, ReturnType<typeof offlineQueueActors>>;
type Queue = QueueStep['after'];

const change = aWaitingQuantity();
const contested = aWaitingQuantity({ there: 3 });
const addition = aWaitingAddition();
const listed = aWaitingListChange();
const contestedList = aWaitingListChange({ there: 3 });

const sent: SentChange = { kind: 'sent', change };
const found: SentChange = { kind: 'conflict', change: contested };
const sentList: SentChange = { kind: 'sent', change: listed };
const foundList: SentChange = { kind: 'conflict', change: contestedList };
const refused: SentChange = {
  kind: 'refused',
  change: addition,
  error: { failure: 'refused', messages: [{ code: 'errors.stock', text: 'Esaurito', field: null }] },
};

const isResting = (queue: Queue): boolean => queue.matches('resting');
const isSending = (queue: Queue): boolean => queue.matches('sending');
const isOffline = (queue: Queue): boolean => queue.matches('offline');
const isLost = (step: QueueStep): boolean =>
  step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired';
const outcome = (step: QueueStep): SentChange | null | undefined => step.done('sendNext')?.output;
const isOver = (step: QueueStep): boolean => outcome(step) === null;
const fell = (step: QueueStep): boolean =>
  step.elapsed('answerTimeout') ||
  (step.failed('sendNext') !== null && failureOf(step.failed('sendNext')?.error) !== 'sessionExpired');
const missesOf = (queue: Queue): number => queue.context.misses;
const told = (step: QueueStep) => step.sent('changes.told');

export const offlineQueueModel = flowModel<typeof offlineQueueLogic, ReturnType<typeof offlineQueueActors>>({
  name: 'offline-queue',
  machine: offlineQueueLogic,
  starts: [{ says: 'nothing waits' }],
  cases: {
    'changes.told': [
      says('a line is changed without network', { changes: [change], isOnline: false }),
      says('two changes are known from before, with a network', {
        changes: [change, addition],
        isOnline: true,
      }),
      says('a line was changed elsewhere too', { changes: [contested], isOnline: true }),
      says('a line was changed elsewhere too, and the network is gone', {
        changes: [contested],
        isOnline: false,
      }),
      says('nothing waits any more', { changes: [], isOnline: true }),
      says('nothing waits any more, without network', { changes: [], isOnline: false }),
      says('a list is changed without network', { changes: [listed], isOnline: false }),
      says('a product of a list was changed elsewhere too', { changes: [contestedList], isOnline: true }),
    ],
    'connection.lost': [says('the network is lost')],
    'connection.restored': [says('the network is back')],
    'session.opened': [says('the shopper is logged in again')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('the session expires', { reason: 'expired' }),
    ],
    'service.resumed': [says('the service is back')],
    'page.returned': [says('the page is looked at again')],
    'report.open': [says('the question is opened again')],
    'report.dismiss': [says('the report is closed')],
    'line.decide': [
      says('what was chosen here stays', { id: contested.id, keeps: 'here' }),
      says('what is in the shop stays', { id: contested.id, keeps: 'there' }),
    ],
  },
  answers: {
    sendNext: {
      done: ({ context }) => [
        ...(context.sent.length < 2
          ? [says('one is sent', sent), says('one of a list is sent', sentList)]
          : []),
        says('the line was changed elsewhere too', found),
        says('the product of a list was changed elsewhere too', foundList),
        ...(context.refused.length < 1 ? [says('the shop does not take it', refused)] : []),
        says('there is nothing left to send', null),
      ],
      failed: fails('the change', 'sessionExpired', 'serviceDown', 'network'),
    },
  },
  writes: ['sendNext'],
  effects: ['decideLine', 'dropKept'],
  project: ({ context }) => ({
    changes: context.changes.map(({ id, kind }) => `${kind} ${id}`).join(),
    isContested: context.changes.some((one) => one.kind !== 'add' && one.there !== null),
    sent: context.sent.length,
    refused: context.refused.length,
  }),
  limit: 320,
  rules: [
    {
      id: 'B-27',
      says: 'Without network nothing is sent.',
      when: (step) => isOffline(step.after),
      holds: (step) => step.calls('sendNext').length === 0,
    },
    {
      id: 'B-27',
      says: 'When the network is back, what waits is sent at once.',
      when: (step) =>
        isOffline(step.before) &&
        step.sent('connection.restored') !== null &&
        step.before.context.changes.some((one) => one.kind === 'add' || one.there === null),
      holds: (step) => step.calls('sendNext').length === 1,
    },
    {
      id: 'B-27',
      says: 'One change at a time: the next is sent when the one before was answered, whatever the answer.',
      when: (step) => step.calls('sendNext').length > 0 && isSending(step.before),
      holds: (step) => step.calls('sendNext').length === 1 && outcome(step) !== undefined && !isOver(step),
    },
    {
      id: 'B-27',
      says: 'After an answer the next change is sent; where there is none left, nothing is.',
      when: (step) => outcome(step) !== undefined,
      holds: (step) => step.calls('sendNext').length === (isOver(step) ? 0 : 1),
    },
    {
      id: 'B-27',
      says: 'What was told to wait is what is known to wait.',
      when: (step) => told(step) !== null,
      holds: (step) => JSON.stringify(step.after.context.changes) === JSON.stringify(told(step)?.changes),
    },
    {
      id: 'B-27',
      says: 'What waits is forgotten by nobody but the shopper who leaves, or who is told that nothing waits.',
      when: (step) => waitingCount(step.before) > 0 && told(step) === null && !isLost(step),
      holds: (step) => step.after.context.changes === step.before.context.changes,
    },
    {
      id: 'SES-08',
      says: 'Nothing of a shopper who left stays, and nothing more is sent.',
      when: isLost,
      holds: (step) =>
        isResting(step.after) && waitingCount(step.after) === 0 && step.effects('dropKept') === 1,
    },
    {
      id: 'SES-07',
      says: 'A session that expired takes nothing: it is sent after the login.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) => step.effects('dropKept') === 0 && step.after.value === step.before.value,
    },
    {
      id: 'SES-07',
      says: 'What met an expired session waits for the login, and is sent with it.',
      when: (step) => step.before.matches('awaitingSession') && step.sent('session.opened') !== null,
      holds: (step) => step.calls('sendNext').length === 1,
    },
    {
      id: 'SES-07',
      says: 'Before the login nothing is sent.',
      when: (step) => failureOf(step.failed('sendNext')?.error) === 'sessionExpired',
      holds: (step) => step.after.matches('awaitingSession'),
    },
    {
      id: 'ERR-04',
      says: 'A shop that was not reached loses nothing: it is tried again, and the cart is read anew.',
      when: fell,
      holds: (step) =>
        step.after.matches('awaitingRetry') && step.emitted('cart.outcomeUnknown').length === 1,
    },
    {
      id: 'ERR-04',
      says: 'It is tried again after a pause, and as soon as there is a reason to hope.',
      when: (step) =>
        step.before.matches('awaitingRetry') &&
        (step.elapsed('retryPause') ||
          step.sent('connection.restored') !== null ||
          step.sent('service.resumed') !== null ||
          step.sent('session.opened') !== null ||
          step.sent('page.returned') !== null),
      holds: (step) => step.calls('sendNext').length === 1,
    },
    {
      id: 'ERR-04',
      says: 'Each time it is not reached counts: the pauses grow.',
      when: fell,
      holds: (step) => missesOf(step.after) === missesOf(step.before) + 1,
    },
    {
      id: 'B-27',
      says: 'Without network, and where nothing is to be sent, the pauses begin anew.',
      when: ({ after }) => isResting(after) || isOffline(after) || after.matches('undecided'),
      holds: ({ after }) => missesOf(after) === 0,
    },
    {
      id: 'B-27',
      says: 'A network that is lost in between is waited for.',
      when: (step) => step.before.matches('awaitingRetry') && step.sent('connection.lost') !== null,
      holds: (step) => isOffline(step.after),
    },
    {
      id: 'B-27',
      says: 'What was sent is told once, when all of it was and nothing is left to decide or to tell.',
      when: (step) =>
        isOver(step) &&
        sentChanges(step.before).length > 0 &&
        refusedChanges(step.before).length === 0 &&
        waitingCount(step.before) === 0,
      holds: (step) =>
        step.emitted('changes.sent').length === 1 &&
        step.emitted('changes.sent')[0]?.count === sentChanges(step.before).length,
    },
    {
      id: 'B-27',
      says: 'Nothing is told as sent before, or beside a question.',
      when: (step) =>
        !isOver(step) || refusedChanges(step.before).length > 0 || waitingCount(step.before) > 0,
      holds: (step) => step.emitted('changes.sent').length === 0,
    },
    {
      id: 'B-27',
      says: 'Cart and lists are read anew when all was sent, and lists not before.',
      when: () => true,
      holds: (step) =>
        step.emitted('list.outdated').length === (isOver(step) ? 1 : 0) &&
        (!isOver(step) || step.emitted('cart.outcomeUnknown').length === 1),
    },
    {
      id: 'B-27',
      says: 'A line that was changed elsewhere too is asked about; what the shop did not take is told.',
      when: (step) =>
        isOver(step) && (undecidedLine(step.before) !== null || refusedChanges(step.before).length > 0),
      holds: (step) => isReporting(step.after),
    },
    {
      id: 'B-27',
      says: 'What was changed while the last answer came is not forgotten.',
      when: (step) => isOver(step) && waitingCount(step.before) > 0,
      holds: (step) => !isResting(step.after),
    },
    {
      id: 'B-27',
      says: 'What the shop did not take is kept with its reason, what it took is counted.',
      when: (step) => outcome(step)?.kind === 'refused' || outcome(step)?.kind === 'sent',
      holds: (step) =>
        outcome(step)?.kind === 'refused'
          ? refusedChanges(step.after).at(-1)?.error.failure === 'refused' &&
            sentChanges(step.after).length === sentChanges(step.before).length
          : sentChanges(step.after).at(-1) === outcome(step)?.change &&
            refusedChanges(step.after).length === refusedChanges(step.before).length,
    },
    {
      id: 'B-27',
      says: 'A decision is made once, for the line that was asked about.',
      when: (step) => step.sent('line.decide') !== null && step.before.matches('reporting'),
      holds: (step) => step.effects('decideLine') === 1 && isReporting(step.after),
    },
    {
      id: 'B-27',
      says: 'When every line is decided on, the rest is sent.',
      when: (step) => step.before.matches('reporting') && told(step) !== null,
      holds: (step) => (undecidedLine(step.after) === null ? isSending(step.after) : isReporting(step.after)),
    },
    {
      id: 'B-27',
      says: 'A report that is closed without a decision can be opened again; one without a question is over.',
      when: (step) => step.sent('report.dismiss') !== null && isReporting(step.before),
      holds: (step) =>
        !isReporting(step.after) &&
        step.after.matches(undecidedLine(step.before) === null ? 'resting' : 'undecided'),
    },
    {
      id: 'B-27',
      says: 'A question that was put off stands open when it is asked for.',
      when: (step) => step.before.matches('undecided') && step.sent('report.open') !== null,
      holds: (step) => isReporting(step.after),
    },
    {
      id: 'B-27',
      says: 'Changes that are known with a network are sent at once, those to be decided on are not.',
      when: (step) =>
        (isResting(step.before) || isOffline(step.before) || step.before.matches('undecided')) &&
        told(step)?.isOnline === true,
      holds: (step) =>
        step.calls('sendNext').length ===
        (told(step)?.changes.some((one) => one.kind === 'add' || one.there === null) === true ? 1 : 0),
    },
    {
      id: 'B-27',
      says: 'Where nothing waits any more, the flow rests.',
      when: (step) =>
        (isResting(step.before) || isOffline(step.before) || step.before.matches('undecided')) &&
        told(step)?.changes.length === 0,
      holds: (step) => isResting(step.after),
    },
    {
      id: 'B-27',
      says: 'A report is of one return to the network.',
      when: (step) => isResting(step.after) || step.after.matches('undecided'),
      holds: ({ after }) => sentChanges(after).length + refusedChanges(after).length === 0,
    },
    offers({
      id: 'ERR-04',
      says: 'A shop that was not reached is tried again without a word of the shopper.',
      from: (queue: Queue) => queue.matches('awaitingRetry'),
      via: ({ kind, id }) => kind === 'elapsed' && id === 'retryPause',
      to: isSending,
    }),
    offers({
      id: 'B-27',
      says: 'What is to be decided on can be opened.',
      from: (queue: Queue) => queue.matches('undecided'),
      via: ({ id }) => id === 'report.open',
      to: isReporting,
    }),
    reaches({
      id: 'B-27',
      says: 'Whatever waits can come to its end.',
      from: () => true,
      to: isResting,
    }),
  ],
});
