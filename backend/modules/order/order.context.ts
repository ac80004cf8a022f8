import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { CartContext } from '../cart/cart.context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import type { PaymentContext } from '../payment/payment.context.ts';
import type { PushContext } from '../push/push.context.ts';
import { createInvoiceRepository } from './document/invoice.repository.ts';
import { createOrderNewsRepository } from './news/order-news.repository.ts';
import { createOrderChoicesRepository } from './order-choices.repository.ts';
import { createOrderDeliveryRepository } from './order-delivery.repository.ts';
import { createOrderRepository } from './order.repository.ts';
import { createPurchaseRepository } from './purchase.repository.ts';
import { createParkingRepository } from './parking.repository.ts';

/** The module's repositories over one connection. */
export const orderRepositories = ({ db, tenantId }: RepositoryScope) => ({
  orders: createOrderRepository(db, tenantId),
  orderChoices: createOrderChoicesRepository(db, tenantId),
  orderDeliveries: createOrderDeliveryRepository(db, tenantId),
  purchases: createPurchaseRepository(db, tenantId),
  parking: createParkingRepository(db, tenantId),
  orderNews: createOrderNewsRepository(db, tenantId),
  invoices: createInvoiceRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type OrderContext = CartContext &
  PaymentContext &
  MailContext &
  PushContext &
  Readonly<ReturnType<typeof orderRepositories>>;
