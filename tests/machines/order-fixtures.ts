import type { Order } from '../../contract/api/ordering/order.ts';
import { aCart } from './cart-fixtures.ts';

const cart = aCart();

/** An order whose payment failed: it waits to be paid. */
export const anOrder = (given: Partial<Order> = {}): Order => ({
  orderId: 900,
  cartId: 7,
  orderStatusId: 2,
  orderStatusDescr: 'in attesa di pagamento',
  createdAt: '2026-11-21T10:00:00Z',
  totalItems: 2,
  itemsTotal: 50,
  giftTotal: 0,
  packageTotal: 0,
  deliveryFee: 4.9,
  totalPrice: 54.9,
  shippingAddress: cart.shippingAddress,
  timeslot: cart.timeslot,
  orderPackages: [],
  giftCertificates: [],
  cartInfos: cart.cartInfos,
  orderTransactionId: 5,
  transactionStatusId: 0,
  paymentTypeId: 12,
  authorizedAmount: 0,
  paymentDueStatus: 'pending',
  paymentDueUntil: '2026-11-21T11:00:00Z',
  editable: false,
  deletable: true,
  editableUntil: null,
  byAgent: false,
  invoiceAvailable: false,
  noteId: null,
  delivery: null,
  ...given,
});
