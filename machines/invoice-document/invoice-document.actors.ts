import { fromPromise } from 'xstate';
import type { OrderDocument } from '../../contract/api/ordering/order-document.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { DocumentKind } from './invoice-document.types.ts';

export const invoiceDocumentActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  readDocument: patient(
    fromPromise<OrderDocument, { orderId: number; kind: DocumentKind }>(
      async ({ input: { orderId, kind }, signal }) => {
        const { orders } = await services();
        return kind === 'invoice' ? orders.invoice(orderId, { signal }) : orders.receipt(orderId, { signal });
      },
    ),
  ),
});
