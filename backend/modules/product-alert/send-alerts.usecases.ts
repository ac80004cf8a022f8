import type { Transactional } from '../../platform/platform-context.ts';
import { sendMail, shopUrl } from '../mail/send-mail.ts';
import type { ProductAlertContext } from './product-alert.context.ts';
import type { ProductAlertRow } from './product-alert.repository.ts';

/** What the functions of this file touch. */
type SendAlertsContext = Pick<
  ProductAlertContext,
  'config' | 'facts' | 'mailLook' | 'now' | 'outbox' | 'productAlerts' | 'shop' | 'users'
>;

const mostAtOnce = 200;

async function sendAlert(unit: SendAlertsContext, { userId, productId }: ProductAlertRow): Promise<void> {
  const user = await unit.users.findById(userId);
  const { catalogue } = await unit.shop();
  const product = catalogue.byId(productId);
  if (user === null || user.anonymisedAt !== null || product === null) return;
  const { name, slug } = product.row;
  await sendMail(unit, {
    to: user.email,
    userId,
    kind: 'product_back',
    subject: `${name} è di nuovo disponibile`,
    params: { productId },
    lines: [
      `Ciao ${user.firstName},`,
      `${name} è di nuovo disponibile: ci avevi chiesto di avvisarti.`,
      { label: 'Vedi il prodotto', url: shopUrl(unit, `/product/${slug}`) },
    ],
  });
}

/** Tells those who wait for what is back, each once: the alert goes with the mail (B-25). */
export async function sendProductAlerts(context: Transactional<SendAlertsContext>): Promise<void> {
  for (let sent = 0; sent < mostAtOnce; sent += 1) {
    const isSent = await context.transaction(async (unit) => {
      const alert = await unit.productAlerts.takeReturned();
      if (alert === null) return false;
      await sendAlert(unit, alert);
      await unit.productAlerts.remove(alert);
      return true;
    });
    if (!isSent) return;
  }
}
