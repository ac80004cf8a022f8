import { deliveryServiceCodes, paymentTypeCodes } from '../../../contract/api/codes.ts';
import { paymentTypeIds } from '../../../contract/api/ordering/payment.ts';
import type { PaymentType, PaymentTypeId } from '../../../contract/api/ordering/payment.ts';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { isMasterAccount } from '../../../contract/rules/session/master-account.ts';
import type { Said } from '../../platform/said.ts';
import type { PaymentContext } from './payment.context.ts';
import { typeNotAllowed, unknownAuth } from './payment.errors.ts';

/** How a shopper wants to pay; the saved card, where one is named, was checked. */
export interface ChosenPayment {
  readonly paymentTypeId: PaymentTypeId;
  readonly authId: number | null;
}

/** The choice a call names. Throws `payment.type.notAllowed` for a way to pay that no shop knows. */
export function choiceOf(params: {
  readonly payment_type_id: number;
  readonly user_payment_auth_id?: number | undefined;
}): ChosenPayment {
  const paymentTypeId = paymentTypeIds.find((known) => known === params.payment_type_id);
  if (paymentTypeId === undefined) throw typeNotAllowed();
  return { paymentTypeId, authId: params.user_payment_auth_id ?? null };
}

const names: Readonly<Record<PaymentTypeId, Said>> = {
  [paymentTypeCodes.onDelivery]: { it: 'Pagamento alla consegna', 'en-US': 'Payment on delivery' },
  [paymentTypeCodes.deferred]: { it: 'Pagamento differito', 'en-US': 'Deferred payment' },
  [paymentTypeCodes.onlineCard]: { it: 'Carta di pagamento online', 'en-US': 'Card payment online' },
  [paymentTypeCodes.walletProvider]: { it: 'Portafoglio digitale', 'en-US': 'Digital wallet' },
  [paymentTypeCodes.summaryInvoice]: { it: 'Fattura riepilogativa', 'en-US': 'Summary invoice' },
  [paymentTypeCodes.onlineOther]: {
    it: 'Carta online, altri circuiti',
    'en-US': 'Card online, other networks',
  },
};

const pickupNames = {
  [paymentTypeCodes.onDelivery]: { it: 'Pagamento al ritiro', 'en-US': 'Payment at pickup' },
};

/** Returns what a way to pay is called; what is paid on delivery is paid where a pickup is collected (CHK-12). */
export const paymentName = (type: PaymentTypeId, service: DeliveryServiceId | null): Said =>
  (service === deliveryServiceCodes.pickup ? { ...names, ...pickupNames } : names)[type];

/** The types offered to a user: the tenant's, more for master accounts, online ones with a provider only (SES-24). */
export function offeredTypes(
  context: Pick<PaymentContext, 'facts' | 'paymentProvider'>,
  userTypeId: number,
): readonly PaymentTypeId[] {
  const { types, masterTypes } = context.facts.payments;
  const all = isMasterAccount(userTypeId) ? [...types, ...masterTypes] : types;
  return context.paymentProvider === null ? all.filter((type) => !isOnlinePayment(type)) : all;
}

/** The offered types as the API answers them; what is paid on delivery is paid where a pickup is collected. */
export function paymentTypesView(
  context: Pick<PaymentContext, 'facts' | 'language' | 'paymentProvider'>,
  { userTypeId, service }: { userTypeId: number; service: DeliveryServiceId | null },
): PaymentType[] {
  return offeredTypes(context, userTypeId).map((paymentTypeId) => {
    const online = isOnlinePayment(paymentTypeId);
    return {
      paymentTypeId,
      name: paymentName(paymentTypeId, service)[context.language],
      online,
      prebilledPct: online ? context.facts.payments.prebilledPct : 0,
    };
  });
}

/** Checks a wish to pay. Throws `payment.type.notAllowed` or `payment.auth.unknown`. */
export async function assertChoice(
  context: Pick<PaymentContext, 'facts' | 'paymentProvider' | 'payments' | 'today'>,
  user: { userId: number; userTypeId: number },
  choice: ChosenPayment,
): Promise<void> {
  const { paymentTypeId, authId } = choice;
  if (!offeredTypes(context, user.userTypeId).includes(paymentTypeId)) throw typeNotAllowed();
  if (authId === null) return;
  const { userId } = user;
  const auths = await context.payments.listAuths({ userId, paymentTypeId, today: context.today });
  if (!auths.some((auth) => auth.userPaymentAuthId === authId)) throw unknownAuth();
}
