import { deliveryServiceCodes, orderStatusCodes } from '../../../../contract/api/codes.ts';
import type { OrderEnder } from '../../../../contract/api/ordering/order-history.ts';
import type { InEach } from '../../../platform/said.ts';
import type { PushWords } from '../../push/tell.ts';
import type { OrderRow } from '../order.repository.ts';

/** What of an order's way is told on devices. */
export type StatusNews = 'preparing' | 'almostReady' | 'onTheWay' | 'handedOver' | 'cancelled' | 'unpaid';

const codes = orderStatusCodes;
const newsOfStatus: ReadonlyMap<number, StatusNews> = new Map([
  [codes.preparing, 'preparing'],
  [codes.picking, 'preparing'],
  [codes.nearlyReady, 'preparing'],
  [codes.outForDelivery, 'onTheWay'],
  [codes.inTransit, 'onTheWay'],
  [codes.delivered, 'handedOver'],
  [codes.partlyDelivered, 'handedOver'],
  [codes.cancelled, 'cancelled'],
  [codes.suspended, 'unpaid'],
]);

type Moved = Pick<OrderRow, 'deliveryServiceId' | 'statusId'>;

const isPickup = ({ deliveryServiceId }: Pick<Moved, 'deliveryServiceId'>): boolean =>
  deliveryServiceId === deliveryServiceCodes.pickup;

/** What an order has to tell where it stands; only who fetches it gets up for one that is nearly ready. */
function newsOf(order: Moved): StatusNews | null {
  if (order.statusId === codes.nearlyReady && isPickup(order)) return 'almostReady';
  return newsOfStatus.get(order.statusId) ?? null;
}

/** What an order that moved has to tell; null where the shopper knows already: nothing new, or their own doing. */
export function statusNews(
  from: Moved,
  { to, by }: { readonly to: Moved; readonly by?: OrderEnder | undefined },
): StatusNews | null {
  const news = newsOf(to);
  return news === newsOf(from) || by === 'shopper' ? null : news;
}

const handedOver = (orderId: number, isFetched: boolean): InEach<PushWords> =>
  isFetched
    ? {
        it: { title: `Ordine ${orderId} ritirato`, body: 'Hai ritirato la tua spesa.' },
        'en-US': { title: `Order ${orderId} picked up`, body: 'You have picked up your groceries.' },
      }
    : {
        it: { title: `Ordine ${orderId} consegnato`, body: 'La tua spesa è arrivata.' },
        'en-US': { title: `Order ${orderId} delivered`, body: 'Your groceries have arrived.' },
      };

/** What is said of it. */
export function statusWords(
  news: StatusNews,
  { orderId, deliveryServiceId }: Pick<OrderRow, 'deliveryServiceId' | 'orderId'>,
): InEach<PushWords> {
  switch (news) {
    case 'preparing': {
      return {
        it: { title: `Ordine ${orderId} in preparazione`, body: 'Stiamo preparando la tua spesa.' },
        'en-US': { title: `Order ${orderId} in preparation`, body: 'We are preparing your groceries.' },
      };
    }
    case 'almostReady': {
      return {
        it: { title: `Ordine ${orderId} quasi pronto`, body: 'La tua spesa è quasi pronta per il ritiro.' },
        'en-US': {
          title: `Order ${orderId} almost ready`,
          body: 'Your groceries are almost ready for pickup.',
        },
      };
    }
    case 'onTheWay': {
      return {
        it: { title: `Ordine ${orderId} in viaggio`, body: 'La tua spesa sta arrivando.' },
        'en-US': { title: `Order ${orderId} on its way`, body: 'Your groceries are on their way.' },
      };
    }
    case 'handedOver': {
      return handedOver(orderId, isPickup({ deliveryServiceId }));
    }
    case 'cancelled': {
      return {
        it: { title: `Ordine ${orderId} annullato`, body: 'Non ti sarà addebitato nulla.' },
        'en-US': { title: `Order ${orderId} canceled`, body: 'Nothing will be charged.' },
      };
    }
    case 'unpaid': {
      return {
        it: {
          title: `Pagamento dell'ordine ${orderId} non riuscito`,
          body: "Riprova o cambia metodo, altrimenti l'ordine sarà annullato.",
        },
        'en-US': {
          title: `Payment for order ${orderId} failed`,
          body: 'Retry or change the method, otherwise the order will be canceled.',
        },
      };
    }
  }
}
