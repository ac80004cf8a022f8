/** Status of a cart (CART-22). */
export const cartStatusCodes = {
  open: 1,
  /** Locked for payment for 30 minutes; a write opens it again (CART-23). */
  prepared: 2,
  ordered: 3,
  expired: 4,
  abandoned: 5,
  /** The cart changes an order already placed. */
  amending: 7,
} as const;

/** Status of an order (ORD-04). */
export const orderStatusCodes = {
  awaitingPayment: 1,
  /** A payment failed: the order waits for another one until `paymentDueUntil` (CHK-20). */
  suspended: 2,
  placed: 3,
  /** 4 and 5 read the same to the shopper. */
  preparing: 4,
  picking: 5,
  nearlyReady: 6,
  outForDelivery: 7,
  delivered: 8,
  partlyDelivered: 9,
  cancelled: 10,
  voided: 11,
  notCollected: 12,
  failed: 13,
  /** Reads the same to the shopper as 7. */
  inTransit: 18,
} as const;

/** Status of a payment transaction (CHK-25). */
export const transactionStatusCodes = {
  error: 0,
  inProgress: 1,
  authorised: 2,
  confirmed: 3,
  reversed: 4,
  cancelled: 5,
} as const;

/** The ways to pay (CHK-12). */
export const paymentTypeCodes = {
  onDelivery: 2,
  deferred: 11,
  onlineCard: 12,
  walletProvider: 13,
  summaryInvoice: 101,
  onlineOther: 113,
} as const;

/** How an order reaches the shopper (ADR-05). */
export const deliveryServiceCodes = { pickup: 1, homeDelivery: 2 } as const;

/** What an address is: a home, a store for pickup or a locker (ADR-05). */
export const addressTypeCodes = { home: 2, store: 3, locker: 5 } as const;

/** What a list of products is: the favourites, one for each user, or a list of their own (LIST-01). */
export const wishlistTypeCodes = { favourites: 1, list: 2 } as const;

/** What an account is: a shopper's own, or one of the two kinds of master account (SES-24). */
export const userTypeCodes = { normal: 0, master: 1, secondMaster: 2 } as const;
