import { modifyPaymentType, payOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import { listPaymentAuths, viewPrebilledAmount } from '../../../contract/api/ordering/checkout.ts';
import { transactionStatusCodes } from '../../../contract/api/codes.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { SnapshotFrom } from 'xstate';
import type { paymentLogic } from '../../../machines/payment/payment.logic.ts';
import {
  canDismissChoice,
  canRetry,
  hasPaymentFailedToLoad,
  isChoosingMethod,
  isOrderPaid,
  isPaymentBusy,
  isPaymentExpired,
  isPaymentSignedOut,
  isBankAwaited,
  paidOrder,
} from '../../../machines/payment/payment.selectors.ts';
import { done, plenty, purchase } from '../../../tests/backend/journeys.ts';
import { browserFlow, type Deed, type Scene } from '../../kit/browser/browser-flow.ts';
import { asIs } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';
import { paymentAnswers } from '../http/payment.http.ts';
import { deviceOf } from './device.ts';
import { sendLogin } from './dialogs.ts';
import { isThere, openDialog, pathOf, textOf } from './reading.ts';
import { paymentScreenRules, type PaymentScreen } from './payment.screen-rules.ts';

const orders = new WeakMap<Shopper, number>();

const orderOf = (shopper: Shopper): number => orders.get(shopper) ?? 0;

const press =
  (name: string): Deed =>
  ({ page }) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();

const servicePage = 'the page that says so takes the place of the payment, of which the chart says nothing';

const sessionFirst = 'the page learns from the session that it is gone, before the answer comes';

/** The call that is on its way. */
const awaitedCall = ({ isAsked }: Scene): string =>
  ['payOrder', 'changeMethod'].find((call) => isAsked(call)) ?? 'viewOrder';

const titles = {
  paid: 'Grazie, la spesa è ordinata',
  expired: 'Tempo scaduto',
  pending: 'Pagamento in corso',
  failed: 'Non riusciamo a leggere l’ordine',
  choosing: 'Cambia metodo di pagamento',
  suspended: 'Pagamento non riuscito. L’ordine è in attesa.',
  givenUp: 'Pagamento annullato. L’ordine è in attesa.',
  cancelled: 'Ordine annullato',
} as const;

/** While the bank is awaited, the choice of another way is no retry. */
const isOtherWayWanted = (payment: SnapshotFrom<typeof paymentLogic>): boolean =>
  isBankAwaited(payment) && isChoosingMethod(payment);

function titleOf(payment: SnapshotFrom<typeof paymentLogic>): string {
  if (isOrderPaid(payment)) return titles.paid;
  const order = paidOrder(payment);
  if (isPaymentExpired(payment))
    return order?.paymentDueStatus === 'expired' ? titles.expired : titles.cancelled;
  if (hasPaymentFailedToLoad(payment) && order === null) return titles.failed;
  if (isBankAwaited(payment)) return isChoosingMethod(payment) ? titles.choosing : titles.pending;
  return order?.transactionStatusId === transactionStatusCodes.cancelled ? titles.givenUp : titles.suspended;
}

export const paymentBrowser = browserFlow<typeof paymentLogic, PaymentScreen>({
  name: 'payment',
  starts: {
    'the result page of an order is opened': {
      path: (shopper) => `/cart/payment-error/${orderOf(shopper)}`,
      async prepare({ shopper }) {
        await shopper.client.logIn(shopper.name);
        const { orderId } = await purchase(shopper.client, { wanted: plenty, paymentTypeId: 12 });
        orders.set(shopper, orderId);
      },
    },
  },
  calls: {
    viewOrder,
    listAuths: listPaymentAuths,
    viewHeldAmount: viewPrebilledAmount,
    payOrder,
    changeMethod: modifyPaymentType,
  },
  acts: {
    'payment.retry': {
      async 'another attempt is asked for'(scene) {
        const sameWay = scene.page.getByRole('radio', { name: /^Carta di pagamento online/ });
        // While the bank is awaited there is no choice.
        if ((await sameWay.count()) > 0) await sameWay.check();
        await press('Riprova il pagamento')(scene);
      },
    },
    'method.change': { 'another way to pay is wanted': press('Cambia metodo di pagamento') },
    'method.dismiss': { 'the choice of ways to pay is closed': press('Annulla') },
    'method.choose': {
      async 'a way to pay is chosen'(scene) {
        await scene.page.getByRole('radio', { name: /alla consegna/i }).check();
        await scene.page
          .getByRole('main')
          .getByRole('button', { name: /^(Riprova il pagamento|Paga così)$/ })
          .click();
      },
    },
    'order.reload': { 'the order is asked for again': press('Riprova') },
    'session.closed': {
      'the session is gone': async (scene) => scene.speak(awaitedCall(scene), 419),
    },
    'session.opened': { 'the shopper is logged in again': (scene) => sendLogin(scene) },
  },
  offers: (payment, { id }) => {
    // It goes with an answer; the login stands over a page without a session.
    if (id === 'session.closed') return isPaymentBusy(payment);
    if (isPaymentSignedOut(payment) || id === 'session.opened')
      return isPaymentSignedOut(payment) && id === 'session.opened';
    if (id === 'order.reload') return hasPaymentFailedToLoad(payment);
    if (id === 'method.dismiss') return canDismissChoice(payment);
    return id !== 'payment.retry' || !isOtherWayWanted(payment);
  },
  answers: {
    viewOrder: paymentAnswers,
    listAuths: { 'no card is stored': asIs },
    viewHeldAmount: { 'the amount held is told': asIs },
    payOrder: { 'the provider waits': asIs },
  },
  never: {
    'one card is stored': 'a card is stored by the provider',
    'the list of cards is answered 503: the service is down': servicePage,
    'the amount held is answered 503: the service is down': servicePage,
    'the order is given up with the login': sessionFirst,
    'the attempt is answered 419: the session is gone': sessionFirst,
    'the change is answered 419: the session is gone': sessionFirst,
    'the attempt is answered 503: the service is down': servicePage,
    'the change is answered 503: the service is down': servicePage,
    'the service is back': 'a page that failed learns it from the connection alone',
    'the bank has taken it, the shop not yet': 'the test provider tells the shop at once',
    'the order is answered 404': 'the shopper’s own order is there',
    'the attempt is refused: payment.inProgress': 'the shop takes another attempt at any time',
    'the method is changed': 'it leads to another page; e2e/payment.spec.ts goes there',
    'the method is changed, the provider waits': 'the paths change to paying on delivery',
    'the change is refused: payment.notAllowed': 'the page offers what is allowed',
  },
  async sees({ page, isAsked }) {
    const main = page.getByRole('main');
    return {
      title: await textOf(main.getByRole('heading', { level: 1 })),
      canPay: await isThere(
        main.locator('button:not([aria-busy=true])', { hasText: 'Riprova il pagamento' }),
      ),
      canReload: await isThere(main.getByRole('button', { name: 'Riprova', exact: true })),
      isBusy: await isThere(main.locator('button[aria-busy=true]')),
      isPaying: isAsked('payOrder') || isAsked('changeMethod'),
      dialog: await openDialog(page),
      isAtProvider: pathOf(page).startsWith('/__psp/'),
    };
  },
  expects(payment) {
    if (payment.status === 'done') return { isAtProvider: true };
    if (isPaymentSignedOut(payment)) return { dialog: 'Accedi', canPay: false };
    // Of an order that was lost with the session nothing is shown until it is there again.
    if (payment.matches('loading')) return { canPay: false, isAtProvider: false };
    return {
      title: titleOf(payment),
      canPay: canRetry(payment) && !isOtherWayWanted(payment),
      canReload: hasPaymentFailedToLoad(payment),
    };
  },
  async knows(shopper) {
    const device = await deviceOf(shopper);
    const order: Order = await done(device.call(viewOrder, { order_id: orderOf(shopper) }));
    return { paymentTypeId: order.paymentTypeId };
  },
  rules: paymentScreenRules,
});
