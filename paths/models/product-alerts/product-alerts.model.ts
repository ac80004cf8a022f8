import { failureOf } from '../../../contract/api/failure.ts';
import type { productAlertsActors } from '../../../machines/product-alerts/product-alerts.actors.ts';
import { productAlertsLogic } from '../../../machines/product-alerts/product-alerts.logic.ts';
import {
  areAlertsLost,
  isAlertOnItsWay,
  isAwaited,
} from '../../../machines/product-alerts/product-alerts.selectors.ts';
import type { AlertStanding, ProductAlert } from '../../../machines/product-alerts/product-alerts.types.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, refuses, says, type Case } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type AlertsStep = Step<typeof productAlertsLogic, ReturnType<typeof productAlertsActors>>;
type Alerts = AlertsStep['after'];

const truffle = aProduct({ available: 0 });
const rice = aProduct({ productId: 12, wpId: 12, slug: 'riso-1-kg', name: 'Riso', available: 0 });
const both = [truffle, rice].map(({ productId }) => productId);
const truffleAlert: ProductAlert = { product: truffle, askedAt: '2026-11-20T09:00:00.000Z' };

const isAwaitingSession = (alerts: Alerts): boolean => alerts.matches('awaitingSession');
/** Products that were pressed, and are not so at the shop yet. */
const pressed = ({ context: { sending, presses } }: Alerts): number[] =>
  [...presses, ...(sending === null ? [] : [sending])].map(({ product }) => product.productId);
/** Every product that is looked at in a step. */
const seen = (step: AlertsStep): number[] => [...new Set([...both, ...pressed(step.before)])];
/** What is waited for as the shop has it. */
const atShop = ({ context: { alerts, removed } }: Alerts): number[] =>
  (alerts ?? []).map(({ product }) => product.productId).filter((id) => !removed.includes(id));
const isAsShown = (step: AlertsStep): boolean =>
  seen(step).every((id) => isAwaited(step.after, id) === isAwaited(step.before, id));
const writes = (step: AlertsStep): number => step.calls('setAlert').length;
const loads = (step: AlertsStep): number => step.calls('loadAlerts').length;
const isInterrupted = (error: unknown): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(error));
const broke = (step: AlertsStep, call: 'loadAlerts' | 'setAlert'): boolean => {
  const failed = step.failed(call);
  return failed === null
    ? step.elapsed('answerTimeout') && step.wasInFlight(call) > 0
    : !isInterrupted(failed.error);
};
const isUnasked = (step: AlertsStep): boolean => pressed(step.before).length === 0;

/** The shop did what it was asked. */
const obeyed = ({ context: { sending } }: Alerts): Case<AlertStanding>[] => [
  says('the shop has it so', {
    productId: sending?.product.productId ?? 0,
    waiting: sending?.wanted === true,
  }),
];

export const productAlertsModel = flowModel<
  typeof productAlertsLogic,
  ReturnType<typeof productAlertsActors>
>({
  name: 'product-alerts',
  machine: productAlertsLogic,
  starts: [
    { says: 'nobody is logged in', input: () => ({ wasLoggedIn: false }) },
    { says: 'the shopper is logged in', input: () => ({ wasLoggedIn: true }) },
  ],
  cases: {
    'alerts.look': [says('the sold-out truffle is looked at')],
    'alerts.reload': [says('the page of the alerts is opened')],
    'alert.set': ({ context: { sending, presses } }) => [
      says('the truffle is to be waited for', { product: truffle, wanted: true }),
      says('the truffle is not waited for any more', { product: truffle, wanted: false }),
      // Two products matter where one of them waits already.
      ...(sending === null && presses.length === 0
        ? []
        : [says('the rice is to be waited for', { product: rice, wanted: true })]),
    ],
    'session.opened': [says('the shopper has logged in')],
    'session.absent': [says('nobody was logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' }),
      says('the session has expired', { reason: 'expired' }),
    ],
    'login.dismissed': [says('the login dialog is closed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    loadAlerts: {
      done: [says('the truffle is waited for', [truffleAlert]), says('nothing is waited for', [])],
      failed: fails('the list', 'sessionExpired', 'serviceDown', 'network'),
    },
    setAlert: {
      done: obeyed,
      failed: [
        refuses('the alert', 'productAlert.tooMany'),
        ...fails('the alert', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['setAlert'],
  facts: ['session.closed'],
  limit: 500,
  project: ({ context: { wasLoggedIn, alerts, removed, sending, presses } }) => [
    wasLoggedIn,
    alerts === null
      ? null
      : alerts.map(({ product }) => product.productId).toSorted((one, other) => one - other),
    removed.toSorted((one, other) => one - other),
    sending === null ? null : [sending.product.productId, sending.wanted],
    presses.map(({ product, wanted }) => [product.productId, wanted]),
  ],
  rules: [
    {
      id: 'SES-08',
      says: 'Whoever is logged in can be told; of nobody nothing is known.',
      when: (step) =>
        step.sent('session.opened') !== null ||
        step.sent('session.closed')?.reason === 'logout' ||
        (step.sent('session.closed') !== null && step.before.matches('unasked')),
      holds: (step) => step.after.matches('away') === (step.sent('session.opened') === null),
    },
    {
      id: 'SES-08',
      says: 'Whoever was logged in at the start can be told at once, nobody not.',
      when: (_, trail) => trail.length <= 1,
      holds: (step) => step.before.matches('away') !== step.before.context.wasLoggedIn,
    },
    {
      id: 'B-25',
      says: 'A press shows at once, and no other product with it; one that is not settled yet is not pressed again.',
      when: (step) => step.sent('alert.set') !== null,
      holds: (step) => {
        const press = step.sent('alert.set');
        return seen(step).every((id) => {
          const isPressed = id === press?.product.productId && !pressed(step.before).includes(id);
          return isAwaited(step.after, id) === (isPressed ? press.wanted : isAwaited(step.before, id));
        });
      },
    },
    {
      id: 'SES-23',
      says: 'A press of nobody asks for the login, once, and is not sent yet; every other press asks for none.',
      when: (step) => step.sent('alert.set') !== null,
      holds: (step) =>
        step.before.matches('away') || isAwaitingSession(step.before)
          ? step.emitted('login.requested').length === 1 &&
            writes(step) + loads(step) === 0 &&
            isAwaitingSession(step.after)
          : step.emitted('login.requested').length === 0 && !isAwaitingSession(step.after),
    },
    {
      id: 'SES-23',
      says: 'A request the start of a session may have dropped is made again; otherwise only presses ask for the login.',
      when: (step) => step.sent('alert.set') === null,
      holds: (step) =>
        step.emitted('login.requested').length ===
        (isAwaitingSession(step.before) && step.sent('session.absent') !== null ? 1 : 0),
    },
    {
      id: 'B-25',
      says: 'The shop is not asked before a product is looked at, waited for or listed, and of nobody never.',
      when: (step) => step.before.matches('away') || step.before.matches('unasked'),
      holds: (step) =>
        loads(step) ===
        (step.before.matches('unasked') &&
        (step.sent('alerts.look') !== null ||
          step.sent('alerts.reload') !== null ||
          step.sent('alert.set') !== null)
          ? 1
          : 0),
    },
    {
      id: 'B-25',
      says: 'What is known is not asked again because it is looked at.',
      when: (step) => step.before.matches('shown') && step.sent('alerts.look') !== null,
      holds: (step) => loads(step) === 0 && isAsShown(step),
    },
    {
      id: 'B-25',
      says: 'The page of the alerts asks anew, and shows what is known meanwhile.',
      when: (step) =>
        (step.before.matches('shown') || step.before.matches('resting')) &&
        step.sent('alerts.reload') !== null,
      holds: (step) => loads(step) === 1 && isAsShown(step),
    },
    {
      id: 'B-25',
      says: 'Products nobody pressed are as the shop told.',
      when: (step) => step.done('loadAlerts') !== null,
      holds: (step) => {
        const told = (step.done('loadAlerts')?.output ?? []).map(({ product }) => product.productId);
        return seen(step)
          .filter((id) => !pressed(step.after).includes(id))
          .every((id) => isAwaited(step.after, id) === told.includes(id));
      },
    },
    {
      id: 'B-25',
      says: 'When the shop has told, a press that waits is sent; what is so already is not.',
      when: (step) => step.done('loadAlerts') !== null,
      holds: (step) => {
        const told = (step.done('loadAlerts')?.output ?? []).map(({ product }) => product.productId);
        const left = pressed(step.before).filter((id) => isAwaited(step.before, id) !== told.includes(id));
        return (
          writes(step) === Math.min(1, left.length) &&
          left.every((id) => isAwaited(step.after, id) === isAwaited(step.before, id))
        );
      },
    },
    {
      id: 'B-25',
      says: 'What is sent differs from what the shop has, is what was pressed, and goes alone.',
      when: (step) => writes(step) > 0,
      holds: (step) =>
        step
          .calls('setAlert')
          .every(
            ({ product: { productId }, wanted }) =>
              wanted !== atShop(step.after).includes(productId) &&
              wanted === isAwaited(step.after, productId),
          ) && step.inFlight('setAlert') === 1,
    },
    {
      id: 'B-25',
      says: 'A press where the shop has told is sent at once, unless it is so.',
      when: (step) => step.before.matches('shown') && step.sent('alert.set') !== null,
      holds: (step) => {
        const press = step.sent('alert.set');
        const isSo = atShop(step.before).includes(press?.product.productId ?? 0) === press?.wanted;
        return writes(step) === (isSo ? 0 : 1) && step.after.matches(isSo ? 'shown' : 'saving');
      },
    },
    {
      id: 'B-25',
      says: 'What the shop has done stays, and the next press is sent.',
      when: (step) => step.done('setAlert') !== null,
      holds: (step) => {
        const { productId = 0, waiting = false } = step.done('setAlert')?.output ?? {};
        const next = step.before.context.presses.filter(({ product, wanted }) =>
          product.productId === productId
            ? wanted !== waiting
            : wanted !== atShop(step.before).includes(product.productId),
        ).length;
        return (
          atShop(step.after).includes(productId) === waiting &&
          writes(step) === Math.min(1, next) &&
          pressed(step.after).length === next
        );
      },
    },
    {
      id: 'B-25',
      says: 'What is not waited for any more keeps its row, with the way back, until the shop is asked anew.',
      when: (step) => step.done('setAlert')?.output.waiting === false,
      holds: (step) =>
        step.after.context.alerts?.length === step.before.context.alerts?.length &&
        step.after.context.removed.includes(step.done('setAlert')?.output.productId ?? 0),
    },
    {
      id: 'B-25',
      says: 'A press that is refused, or does not come back, is undone with a word, and the shop is asked how it is.',
      when: (step) => broke(step, 'setAlert'),
      holds: (step) => {
        const undone = step.before.context.sending?.product.productId ?? 0;
        return (
          step.emitted('failure.raised').length === 1 &&
          loads(step) === 1 &&
          isAwaited(step.after, undone) === atShop(step.before).includes(undone) &&
          !isAlertOnItsWay(step.after, undone) &&
          pressed(step.after).length === step.before.context.presses.length
        );
      },
    },
    {
      id: 'B-25',
      says: 'A list that cannot be read undoes what was pressed, with one word.',
      when: (step) => broke(step, 'loadAlerts') && !isUnasked(step),
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.after.matches('resting') &&
        pressed(step.after).length === 0 &&
        step.after.context.alerts === step.before.context.alerts,
    },
    {
      id: 'ERR-03',
      says: 'A question nobody asked fails without a word, for whatever reason; where nothing was known that can be seen.',
      when: (step) => isUnasked(step) && (step.failed('loadAlerts') !== null || broke(step, 'loadAlerts')),
      holds: (step) =>
        step.emitted('failure.raised').length === 0 &&
        step.after.matches('resting') &&
        areAlertsLost(step.after) === (step.before.context.alerts === null) &&
        isAsShown(step),
    },
    {
      id: 'ERR-04',
      says: 'Where the shop did not tell, who looks, presses or asks, and the service when it is back, ask again.',
      when: (step) =>
        step.before.matches('resting') &&
        (step.sent('alert.set') !== null ||
          step.sent('alerts.look') !== null ||
          step.sent('service.resumed') !== null),
      holds: (step) => loads(step) === 1,
    },
    {
      id: 'ERR-13',
      says: 'The shop is asked loudly where a press waits for it, and quietly where none does.',
      when: (step) => loads(step) > 0,
      holds: (step) =>
        step.calls('loadAlerts').every((asked) => asked.isAwaited === pressed(step.after).length > 0),
    },
    {
      id: 'ERR-03',
      says: 'Nothing fails in words where nothing failed.',
      when: (step) => step.emitted('failure.raised').length > 0,
      holds: (step) => broke(step, 'setAlert') || broke(step, 'loadAlerts'),
    },
    {
      id: 'ERR-11',
      says: 'The word about a press that does not come back says so.',
      when: (step) => step.elapsed('answerTimeout') && step.emitted('failure.raised').length > 0,
      holds: (step) => step.emitted('failure.raised')[0]?.error === 'timeout',
    },
    {
      id: 'SES-07',
      says: 'A session that is lost, or a service that is down, keeps every press and all that is known.',
      when: (step) =>
        (!isUnasked(step) &&
          (['loadAlerts', 'setAlert'] as const).some((call) => {
            const failed = step.failed(call);
            return failed !== null && isInterrupted(failed.error);
          })) ||
        (step.sent('session.closed')?.reason === 'expired' && !step.before.matches('unasked')),
      holds: (step) =>
        isAwaitingSession(step.after) &&
        isAsShown(step) &&
        pressed(step.after)
          .toSorted((one, other) => one - other)
          .join() ===
          pressed(step.before)
            .toSorted((one, other) => one - other)
            .join(),
    },
    {
      id: 'SES-07',
      says: 'What was kept goes on once: the shop is asked, then told.',
      when: (step) =>
        isAwaitingSession(step.before) &&
        (step.sent('session.opened') !== null || step.sent('service.resumed') !== null),
      holds: (step) => loads(step) === 1 && writes(step) === 0 && isAsShown(step),
    },
    {
      id: 'SES-14',
      says: 'Whoever gives the login up drops what was pressed.',
      when: (step) => isAwaitingSession(step.before) && step.sent('login.dismissed') !== null,
      holds: (step) => step.after.matches('away') && seen(step).every((id) => !isAwaited(step.after, id)),
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes along what they wait for.',
      when: (step) => step.sent('session.closed')?.reason === 'logout',
      holds: (step) =>
        step.after.matches('away') &&
        step.after.context.alerts === null &&
        seen(step).every((id) => !isAwaited(step.after, id)) &&
        step.inFlight('setAlert') + step.inFlight('loadAlerts') === 0,
    },
    {
      id: 'SES-08',
      says: 'Whoever comes where others were is asked for what they wait for.',
      when: (step) =>
        (step.before.matches('shown') || step.before.matches('resting')) &&
        step.sent('session.opened') !== null,
      holds: (step) => loads(step) === 1,
    },
    offers({
      id: 'B-25',
      says: 'A product can be waited for always.',
      from: () => true,
      via: ({ id }) => id === 'alert.set',
    }),
    reaches({
      id: 'B-25',
      says: 'Every press can be settled.',
      from: () => true,
      to: (alerts: Alerts) => alerts.matches('shown') && pressed(alerts).length === 0,
    }),
  ],
});
