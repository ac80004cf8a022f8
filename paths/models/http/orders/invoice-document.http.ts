import { invoiceDocumentActors } from '../../../../machines/invoice-document/invoice-document.actors.ts';
import { purchase } from '../../../../tests/backend/journeys.ts';
import { deliver, seen } from '../../../../tests/backend/ordering/deliveries.ts';
import { aBilling } from '../../../fixtures/billing-fixtures.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

const orders = new WeakMap<Visitor, number>();

const arranged =
  (set: string): Arrange =>
  ({ visitor }) =>
    visitor.sql(`UPDATE orders SET ${set} WHERE order_id = ${orders.get(visitor) ?? 0}`);

/** The order is the visitor's; one that is delivered has a sum. */
const own = ({ hasInvoice = true, isDelivered = true } = {}): string =>
  `user_id = :user, need_invoice = ${hasInvoice}, billing = '${JSON.stringify(aBilling())}',
    delivered_at = ${isDelivered ? 'created_at' : 'NULL'}, delivered_total = ${isDelivered ? 'total_price' : 'NULL'}`;
const someoneElse =
  '(SELECT min(o.user_id) FROM users o JOIN users me ON me.tenant_id = o.tenant_id WHERE me.user_id = :user)';

export const invoiceDocumentHttp: HttpFlow = {
  name: 'invoice-document',
  async open({ visitor, start }) {
    const { client, name } = visitor;
    await client.logIn(name);
    const { orderId } = await purchase(client);
    await deliver(client, await seen(client, orderId));
    orders.set(visitor, orderId);
    return {
      actors: invoiceDocumentActors({ services: async () => visitor.services }),
      input: { orderId, kind: start.includes('invoice') ? 'invoice' : 'receipt' },
    };
  },
  answers: {
    readDocument: {
      'the document comes': arranged(own()),
      'the document is refused: order.invoice.notAvailable': arranged(own({ hasInvoice: false })),
      'the document is refused: order.receipt.notAvailable': arranged(own({ isDelivered: false })),
      'the document is answered 404': arranged(`user_id = ${someoneElse}`),
    },
  },
};
