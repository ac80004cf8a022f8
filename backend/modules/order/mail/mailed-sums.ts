import {
  deliveryServiceCodes,
  paymentTypeCodes,
  transactionStatusCodes,
} from '../../../../contract/api/codes.ts';
import type { Currency } from '../../../../contract/currencies.ts';
import { orderMoney } from '../../../../contract/rules/orders/order-money.ts';
import type { OrderMoney } from '../../../../contract/rules/orders/order-money.ts';
import { orderSums } from '../../../../contract/rules/orders/order-sums.ts';
import type { SumKey } from '../../../../contract/rules/orders/order-sums.ts';
import { sumCents } from '../../../../contract/rules/price/money.ts';
import { hasVariableWeight } from '../../../../contract/rules/price/preauthorisation.ts';
import { inEach } from '../../../platform/said.ts';
import type { Said } from '../../../platform/said.ts';
import { saidMoney } from '../../../platform/said-money.ts';
import { chargedOf, refundsIn } from '../claim/order-claims.ts';
import { sumsOfDelivery } from '../delivery.view.ts';
import type { OrderParts } from '../order-parts.ts';
import type { OrderRow } from '../order.repository.ts';
import { isDelivered } from '../order-statuses.ts';

const isPickup = ({ deliveryServiceId }: Pick<OrderRow, 'deliveryServiceId'>): boolean =>
  deliveryServiceId === deliveryServiceCodes.pickup;

const delivery: Said = { it: 'Consegna', 'en-US': 'Delivery' };
const pickup: Said = { it: 'Ritiro', 'en-US': 'Pickup' };

/** The rows of a total by the words of the order's page. */
const names = (order: OrderRow): Readonly<Record<SumKey, Said>> => {
  const code = order.gift?.certificate.code ?? '';
  return {
    items: { it: 'Prodotti', 'en-US': 'Products' },
    gift: { it: `Buono ${code}`, 'en-US': `Gift certificate ${code}` },
    packages: { it: 'Sacchetti e confezioni', 'en-US': 'Bags and packaging' },
    fee: isPickup(order) ? pickup : delivery,
    weights: { it: 'Peso vero', 'en-US': 'Actual weight' },
    substitutions: { it: 'Sostituzioni', 'en-US': 'Substitutions' },
    missing: { it: 'Mancanti', 'en-US': 'Missing' },
    other: { it: 'Consegna, sacchetti e buoni', 'en-US': 'Delivery, bags and gift certificates' },
    givenBack: { it: 'Reso per segnalazioni', 'en-US': 'Refunded for claims' },
  };
};

function totalName({ order, lines }: OrderParts): Said {
  if (isDelivered(order)) return { it: 'Pagato', 'en-US': 'Paid' };
  const isEstimate = lines.some(
    ({ kind, product }) => kind === 'item' && hasVariableWeight(product.productInfos),
  );
  return isEstimate
    ? { it: 'Totale stimato', 'en-US': 'Estimated total' }
    : { it: 'Totale', 'en-US': 'Total' };
}

const row = (name: Said, cents: number, currency: Currency): Said => {
  const amount = saidMoney(cents, currency);
  return inEach((language) => `${name[language]}: ${amount[language]}`);
};

/** Returns the rows of an order's total and the total, as its page has them (ORD-03). */
export function mailedSums(parts: OrderParts, currency: Currency): Said[] {
  const { order } = parts;
  const { rows, total } = orderSums(order, isDelivered(order) ? sumsOfDelivery(parts) : null);
  const named = names(order);
  return [
    ...rows.map(({ key, cents }) => row(named[key], cents, currency)),
    row(totalName(parts), total, currency),
  ];
}

/** Returns held, taken, not taken and given back of an order, in cents. */
export function moneyOfParts({ order, lines, transaction }: OrderParts): OrderMoney {
  return orderMoney({
    paymentTypeId: order.paymentTypeId,
    transactionStatusId: transaction?.statusId ?? transactionStatusCodes.error,
    authorized: transaction?.authorizedAmount ?? 0,
    delivery: isDelivered(order)
      ? {
          charged: chargedOf(order, transaction),
          givenBack: sumCents(refundsIn(lines, ['refunded'])),
          owed: sumCents(refundsIn(lines, ['accepted'])),
        }
      : null,
  });
}

function takenName(order: OrderRow): Said {
  if (order.paymentTypeId !== paymentTypeCodes.onDelivery) return { it: 'Addebitato', 'en-US': 'Charged' };
  return isPickup(order)
    ? { it: 'Pagato al ritiro', 'en-US': 'Paid at pickup' }
    : { it: 'Pagato alla consegna', 'en-US': 'Paid on delivery' };
}

/** Returns what became of the money of an order, each sum by its one word; nothing of what is 0 (ORD-15). */
export function mailedMoney(parts: OrderParts, currency: Currency): Said[] {
  const money = moneyOfParts(parts);
  const rows: readonly (readonly [Said, number])[] = [
    [{ it: 'Bloccato', 'en-US': 'Held' }, money.held],
    [takenName(parts.order), money.taken],
    [{ it: 'Non addebitato', 'en-US': 'Not charged' }, money.notTaken],
    [{ it: 'Reso', 'en-US': 'Refunded' }, money.givenBack],
    [{ it: 'Da rendere', 'en-US': 'To be refunded' }, money.owed],
  ];
  return rows.flatMap(([name, cents]) => (cents === 0 ? [] : [row(name, cents, currency)]));
}
