import { expect, test } from 'vitest';
import { giftCertificatesActors } from '../../machines/gift-certificates/gift-certificates.actors.ts';
import { chooseHome, chooseSlot, fill, plenty } from '../backend/journeys.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  return tab;
};

test('LOY-02, LOY-05: card, points and certificates come together, those given by hand marked', async () => {
  const tab = await loggedIn();
  await tab.shopper.sql(`UPDATE users SET fidelity_card = '0401123456789', points = 12 WHERE user_id = :user;
    INSERT INTO gift_certificates (tenant_id, code, description, amount, min_spend, valid_from, valid_to, owner_user_id, origin)
    SELECT tenant_id, c.code, c.code, 700, 0, '2020-01-01', '2099-01-01', user_id, c.origin
    FROM users, (VALUES ('A-MANO', 'assigned'), ('GUADAGNATO', 'order')) c (code, origin) WHERE user_id = :user`);
  const loyalty = await outcomeOf(giftCertificatesActors(tab).viewLoyalty, undefined);
  expect([loyalty.cardNumber, loyalty.points]).toEqual(['0401123456789', 12]);
  expect(
    Object.fromEntries(loyalty.gifts.map(({ code, assigned, giftTotal }) => [code, [assigned, giftTotal]])),
  ).toEqual({ 'A-MANO': [true, 7], GUADAGNATO: [false, 7] });
  expect(tab.paths().toSorted()).toEqual([
    'GET /giftcertificate/list',
    'GET /giftcertificate/list-manual-assigned',
    'GET /registration/user_detail',
  ]);
});

test('LOY-05: a certificate is put on the cart, which answers', async () => {
  const tab = await loggedIn();
  await chooseHome(tab.shopper.client);
  await chooseSlot(tab.shopper.client, 1);
  await fill(tab.shopper.client, plenty);
  const answer = await outcomeOf(giftCertificatesActors(tab).applyGift, { code: 'GIFT5' });
  expect(answer.cart.giftTotal).toBe(5);
});

test('LOY-06: what the shop refuses is told with its reason', async () => {
  const tab = await loggedIn();
  await expect(
    outcomeOf(giftCertificatesActors(tab).applyGift, { code: 'BENVENUTO10' }),
  ).rejects.toMatchObject({ kind: 'refused', messages: [{ code: 'gift.minSpend' }] });
});

test('SES-07: without a session there is nothing to see', async () => {
  const tab = await openTab();
  await expect(outcomeOf(giftCertificatesActors(tab).viewLoyalty, undefined)).rejects.toMatchObject({
    kind: 'sessionExpired',
  });
});

test('the page is given up with the actor', async () => {
  const tab = await loggedIn();
  expect(await givenUp(tab, giftCertificatesActors(tab).viewLoyalty, undefined)).toEqual([true, true, true]);
});
