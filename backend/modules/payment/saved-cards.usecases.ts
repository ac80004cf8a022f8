import type { AuditContext } from '../../audit/audit.context.ts';
import { paymentTypeIds } from '../../../contract/api/ordering/payment.ts';
import type { PaymentAuth } from '../../../contract/api/ordering/payment.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { offeredTypes } from './payment-choice.ts';
import type { PaymentContext } from './payment.context.ts';
import { unknownAuth } from './payment.errors.ts';
import type { paymentAuths } from './payment.table.ts';

const paymentAuthView = ({
  userPaymentAuthId,
  paymentTypeId,
  name,
  expiresOn,
  preferred,
}: typeof paymentAuths.$inferSelect): PaymentAuth => ({
  userPaymentAuthId,
  paymentTypeId,
  name,
  expireDate: expiresOn,
  preferred,
});

/** Lists the saved cards an order can be paid with by this type; none where the type is not offered (K05, CHK-13). */
export async function listUsableCards(
  context: Pick<PaymentContext, 'facts' | 'paymentProvider' | 'payments' | 'today'>,
  user: SessionUser,
  typeId: number,
): Promise<PaymentAuth[]> {
  const paymentTypeId = paymentTypeIds.find((type) => type === typeId);
  if (paymentTypeId === undefined || !offeredTypes(context, user.userTypeId).includes(paymentTypeId))
    return [];
  const { userId } = user;
  return (await context.payments.listAuths({ userId, paymentTypeId, today: context.today })).map(
    paymentAuthView,
  );
}

/** Lists every saved card of a user: one that cannot pay any more can still be removed (K05, B-44). */
export async function listSavedCards(
  { payments }: Pick<PaymentContext, 'payments'>,
  userId: number,
): Promise<PaymentAuth[]> {
  return (await payments.listAllAuths(userId)).map(paymentAuthView);
}

/**
 * Removes a saved card and lists those that are left (K07, B-44). What was held with it stays held: transactions and intents
 * name no card. Throws RefusalError (payment.auth.unknown).
 */
export function removeSavedCard(
  context: Transactional<Pick<PaymentContext & AuditContext, 'audit' | 'payments'>>,
  { userId, authId }: { userId: number; authId: number },
): Promise<PaymentAuth[]> {
  return context.transaction(async (unit) => {
    if (!(await unit.payments.removeAuth({ userId, authId }))) throw unknownAuth();
    await unit.audit.add({ kind: 'card.removed', userId, facts: { authId } });
    return listSavedCards(unit, userId);
  });
}
