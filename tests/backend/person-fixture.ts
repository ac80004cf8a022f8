import { requestEmailUpdate, requestPasswordReset } from '../../contract/api/account/account.ts';
import { updateAddress } from '../../contract/api/shopping/address.ts';
import { updateCartInfo } from '../../contract/api/shopping/cart.ts';
import { buy } from '../../contract/api/ordering/checkout.ts';
import { registerDevice } from '../../contract/api/account/device.ts';
import {
  updateBillingAddress,
  updateUserDetail,
  updateUsername,
  viewUserDetail,
} from '../../contract/api/account/registration.ts';
import { subscribeAtWork } from '../../contract/api/account/shop-at-work.ts';
import {
  chooseSlot,
  done,
  fill,
  homeDetails,
  homes,
  payAtProvider,
  plenty,
  prepare,
  readyToShop,
} from './journeys.ts';
import { newcomer } from './people.ts';
import type { ShopClient } from './shop-client.ts';
import type { TestShop } from './test-shop.ts';

/** Everything that says who Zaira is; each text is nobody else's. */
export const zaira = {
  email: 'zaira.quarantini@posta.example',
  newEmail: 'zq.nuova@posta.example',
  firstName: 'Zaira',
  lastName: 'Quarantini',
  phone: '3337770001',
  fiscalCode: 'QRNZRA88B41H501K',
  fidelityCard: '0401987654321',
  username: 'zq.regina',
  street: 'Via delle Zagare Blu',
  doorbell: 'Int. Zenzero',
  note: 'cancello turchese',
  comment: 'lasciare alla portiera Zelinda',
  company: 'Zibaldone Quarantini snc',
  card: 'Carta di Zaira',
  device: 'push-zaira-99',
  list: 'Spesa di nonna Zoe',
  noteText: 'il corriere Zeno è gentile',
  claimText: 'una lattina della zia Zita perde',
  excluded: 'zafferano di Zaira',
};

/** Zaira with an account, a past, and a trace in every corner of the shop. `total` in EUR. */
export async function createPersonWithHistory(shop: TestShop): Promise<{
  client: ShopClient;
  userId: number;
  orderId: number;
  total: number;
}> {
  const { firstName, lastName, phone, fidelityCard } = zaira;
  const client = await newcomer(shop, zaira.email, { firstName, lastName, phone, fidelityCard });
  const { userId } = await done(client.call(viewUserDetail));
  await done(client.call(updateUserDetail, { fiscalCode: zaira.fiscalCode, birthdate: '17/03/1988' }));
  await done(client.call(updateUsername, { username: zaira.username }));
  await done(
    client.call(updateAddress, {
      ...homes['cestolieto'],
      ...homeDetails,
      address1: zaira.street,
      doorbellName: zaira.doorbell,
      addressNote: zaira.note,
      referencePhoneNumber: zaira.phone,
      preferred: true,
      saveAnyway: true,
    }),
  );
  const place = {
    address1: zaira.street,
    addressNumber: '7',
    city: 'Roma',
    province: 'RM',
    postalcode: '00183',
  };
  const invoice = { ...place, companyName: zaira.company, vatNumber: '12345678903', pec: zaira.email };
  await done(client.call(updateBillingAddress, invoice));
  await done(
    client.call(registerDevice, { platform: 'ios', uuid: 'uuid-zaira-1', external_id: zaira.device }),
  );
  await done(client.call(subscribeAtWork, { subscriptionCode: 'UFFICIO1' }));
  await readyToShop(client);
  await fill(client, plenty);
  await done(client.call(updateCartInfo, { property: 'order_comment', value: zaira.comment }));
  await done(client.call(updateCartInfo, { property: 'need_invoice', value: 'true' }));
  await prepare(client);
  const key = { headers: { 'Idempotency-Key': 'zaira-compra-una-volta' } };
  const bought = await done(client.call(buy, { payment_type_id: 12 }, key));
  await payAtProvider(client, bought.redirectUrl, 'approve', true);
  await shop.database.script(`
    UPDATE payment_auths SET name = '${zaira.card}' WHERE user_id = ${userId};
    INSERT INTO wishlists (tenant_id, user_id, wishlist_type_id, name) VALUES ('cestolieto', ${userId}, 2, '${zaira.list}');
    INSERT INTO wishlist_links (tenant_id, list_id, token_hash, grant_kind, created_at, expires_at)
      SELECT 'cestolieto', list_id, 'hash-zaira', 'READ', now(), now() + interval '9 days' FROM wishlists
      WHERE user_id = ${userId} AND wishlist_type_id = 2;
    INSERT INTO product_alerts (tenant_id, user_id, product_id, warehouse_id, created_at)
      SELECT tenant_id, ${userId}, product_id, warehouse_id, now() FROM stock
      WHERE tenant_id = 'cestolieto' AND available = 0 LIMIT 1;
    INSERT INTO area_notices (tenant_id, postalcode, email, created_at)
      VALUES ('cestolieto', '80134', '${zaira.email}', now());
    INSERT INTO product_substitutions (tenant_id, user_id, product_id, substitution)
      SELECT tenant_id, ${userId}, product_id, 'call' FROM products WHERE tenant_id = 'cestolieto' LIMIT 1;
    INSERT INTO exclusions (tenant_id, user_id, allergens, traces, diets, terms, hide, consent_at)
      VALUES ('cestolieto', ${userId}, '["sesame"]', false, '[]', '["${zaira.excluded}"]', false, now());
    UPDATE order_lines SET claim_text = '${zaira.claimText}' WHERE order_id = ${bought.orderId};
    INSERT INTO order_notes (tenant_id, order_id, user_id, rating, note_text, created_at)
      VALUES ('cestolieto', ${bought.orderId}, ${userId}, 5, '${zaira.noteText}', now());
    INSERT INTO mails (tenant_id, recipient, sender, subject, kind, params, text_body, html_body, links, created_at)
      VALUES ('cestolieto', 'ciao@cestolieto.example', 'ciao@cestolieto.example', 'Assistenza', 'contact_form', '{}',
        'Scrive ${zaira.firstName}, ${zaira.email}.', '<p>${zaira.email}</p>', '[]', now())`);
  await done(client.call(requestEmailUpdate, { new_email: zaira.newEmail }));
  await done(client.call(requestPasswordReset, { e_mail: zaira.email }));
  await chooseSlot(client);
  return { client, userId, orderId: bought.orderId, total: bought.totalPrice };
}
