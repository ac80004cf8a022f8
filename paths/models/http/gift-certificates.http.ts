import { giftCertificatesActors } from '../../../machines/gift-certificates/gift-certificates.actors.ts';
import type { HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { makeFull, renewCode } from './shopping.ts';

/** The shopper has taken these codes up, the second in an order; all are good. */
const owned = (visitor: Visitor, isOwner: boolean): Promise<void> =>
  visitor.sql(`DELETE FROM user_gifts WHERE user_id = :user;
    UPDATE users SET fidelity_card = '${isOwner ? '0401123456789' : ''}' WHERE user_id = :user;
    ${
      isOwner
        ? `INSERT INTO user_gifts (tenant_id, user_id, gift_certificate_id, cart_id, order_id)
      SELECT g.tenant_id, :user, g.gift_certificate_id, NULL, CASE g.code WHEN 'GIFT5' THEN NULL ELSE 1 END
      FROM gift_certificates g JOIN users u ON u.tenant_id = g.tenant_id AND u.user_id = :user
      WHERE g.code IN ('GIFT5', 'SCADUTO10')`
        : 'SELECT 1'
    }`);

export const giftCertificatesHttp: HttpFlow = {
  name: 'gift-certificates',
  async open({ visitor }) {
    await makeFull(visitor);
    await renewCode(visitor);
    await owned(visitor, true);
    return { actors: giftCertificatesActors({ services: async () => visitor.services }) };
  },
  adapt: (event) => (event['code'] === 'GRANDE-SPESA' ? { ...event, code: 'SCADUTO10' } : event),
  answers: {
    viewLoyalty: {
      'card, points and certificates are there': ({ visitor }) => owned(visitor, true),
      'there is neither card nor certificate': ({ visitor }) => owned(visitor, false),
    },
    applyGift: {
      'the certificate is on the cart': ({ visitor }) =>
        visitor.sql(`UPDATE gift_certificates SET min_spend = 0 WHERE code = 'GIFT5'`),
      'the certificate is refused: gift.minSpend': ({ visitor }) =>
        visitor.sql(`UPDATE gift_certificates SET min_spend = 9999900 WHERE code = 'GIFT5'`),
    },
  },
};
