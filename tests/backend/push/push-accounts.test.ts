import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../backend/platform/config.ts';
import { silentLog } from '../../../backend/platform/log.ts';
import { openShop } from '../../../backend/open-shop.ts';
import { demoTenants } from '../demo-tenants.ts';
import { accountFolder } from './phones.ts';

const pem = { type: 'pkcs8', format: 'pem' } as const;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem).toString();
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString();

const fcm = {
  type: 'service_account',
  project_id: 'mercato',
  client_email: 'shop@mercato.iam.gserviceaccount.example',
  private_key: rsa,
  token_uri: 'https://oauth2.googleapis.com/token',
};
const apns = { keyId: 'KEY0000001', privateKey: p256 };

const seed = () => Promise.reject(new Error('the database is opened'));

/** What a start with accounts ends with; the database is never opened. */
async function refusalOf(pushAccounts: string, tenants = demoTenants): Promise<unknown> {
  const config = { ...readConfig({}), pushAccounts, dataDir: path.join(pushAccounts, 'data\0never') };
  try {
    await openShop({ config, tenants, seed, log: silentLog });
    return null;
  } catch (error) {
    return error;
  }
}

test.each([
  ['cestolieto.fcm.json', 'cannot be read as JSON', `{"private_key": "${p256}`],
  ['cestolieto.fcm.json', 'is no object', JSON.stringify(rsa)],
  ['cestolieto.fcm.json', 'project_id, client_email, private_key, token_uri is not valid', {}],
  ['cestolieto.fcm.json', 'private_key is not valid', { ...fcm, private_key: p256 }],
  ['cestolieto.fcm.json', 'private_key is not valid', { ...fcm, private_key: rsa.slice(0, 400) }],
  ['cestolieto.fcm.json', 'token_uri is not valid', { ...fcm, token_uri: 'http://oauth2.example/token' }],
  ['cestolieto.apns.json', 'privateKey is not valid', { ...apns, privateKey: rsa }],
  ['cestolieto.apns.json', 'keyId is not valid', { ...apns, keyId: rsa }],
  ['cestolieto.apns.json', 'sandbox is not valid', { ...apns, sandbox: true }],
  ['nobody.fcm.json', 'there is no brand nobody', fcm],
])('PUSH-01: the shop does not start with %s of which it says: %s', async (name, fault, said) => {
  const folder = await accountFolder({ 'README.md': 'Not looked at.', [name]: said });
  expect(await refusalOf(folder)).toEqual(
    new ConfigError(`PUSH_ACCOUNTS is not valid: ${path.join(folder, name)}: ${fault}.`),
  );
});

test('PUSH-01: every account that cannot be used is named, and a folder that is not there', async () => {
  const folder = await accountFolder({
    'cestolieto.fcm.json': {},
    'ortavia.apns.json': { ...apns, keyId: 'x' },
  });
  expect(await refusalOf(folder)).toEqual(
    new ConfigError(`PUSH_ACCOUNTS is not valid: ${path.join(folder, 'cestolieto.fcm.json')}: project_id, client_email, private_key, token_uri is not valid.
PUSH_ACCOUNTS is not valid: ${path.join(folder, 'ortavia.apns.json')}: keyId is not valid.`),
  );
  const none = path.join(folder, 'none');
  expect(await refusalOf(none)).toEqual(
    new ConfigError(`PUSH_ACCOUNTS is not valid: the folder ${none} cannot be read.`),
  );
});

test('PUSH-01: a key of Apple needs the app it is for', async () => {
  const folder = await accountFolder({ 'ortavia.apns.json': apns });
  const tenants = demoTenants.map((one) => ({ ...one, facts: { ...one.facts, mobileApp: null } }));
  expect(await refusalOf(folder, tenants)).toEqual(
    new ConfigError(
      `PUSH_ACCOUNTS is not valid: ${path.join(folder, 'ortavia.apns.json')}: ortavia has no app, facts.mobileApp says which.`,
    ),
  );
});
