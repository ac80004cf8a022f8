import { transactionStatusCodes } from '../../api/codes.ts';
import { isOnlinePayment } from '../price/payment-types.ts';

/** What an order's payment and its delivery say of its money; amounts in cents. */
export interface PaymentFacts {
  readonly paymentTypeId: number;
  readonly transactionStatusId: number;
  readonly authorized: number;
  /** Null until the order is delivered; `charged` is before claims, `owed` is granted and not handed over yet. */
  readonly delivery: {
    readonly charged: number;
    readonly givenBack: number;
    readonly owed: number;
  } | null;
}

/** The sums of an order's payment, in cents; each has one word in each language (decision 096). */
export interface OrderMoney {
  /** What the bank held for it; 0 where it is paid at the door or later. */
  readonly held: number;
  /** What was taken: of what was held, or at the door. */
  readonly taken: number;
  /** What was held and let go. */
  readonly notTaken: number;
  /** What was taken and came back. */
  readonly givenBack: number;
  /** What is granted and comes back at the next delivery or off the next invoice. */
  readonly owed: number;
  /** What was taken and did not come back. */
  readonly paid: number;
}

const { reversed, cancelled } = transactionStatusCodes;

/**
 * Returns the sums of an order's payment (ORD-15, CHK-15). Once a held amount is settled it is what was taken and what was
 * not; while it is held, neither is anything yet. What was never taken is in no case given back.
 */
export function orderMoney({
  paymentTypeId,
  transactionStatusId,
  authorized,
  delivery,
}: PaymentFacts): OrderMoney {
  const held = isOnlinePayment(paymentTypeId) ? authorized : 0;
  const isLetGo = transactionStatusId === reversed || transactionStatusId === cancelled;
  const { charged: taken, givenBack, owed } = delivery ?? { charged: 0, givenBack: 0, owed: 0 };
  const isSettled = delivery !== null || isLetGo;
  return {
    held,
    taken,
    notTaken: isSettled ? Math.max(0, held - taken) : 0,
    givenBack,
    owed,
    paid: taken - givenBack,
  };
}
