import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { good, wrong } from '../../backend/platform/check-result.ts';
import { loadBrands } from '../brands.ts';
import { readServerConfig } from '../config.ts';
import { root } from '../root.ts';
import { checkSettings } from './settings-checks.ts';

test.each([
  ['off', good('BOT_CHECK is off: limits alone keep robots from logging in and registering.')],
  ['on', good('Every brand wants a proof of work from who logs in or registers.')],
  ['ortavia', good('A proof of work is wanted from who logs in or registers at ortavia.')],
  ['ortavia,elsewhere', wrong('BOT_CHECK names no brand of this shop: elsewhere.')],
])('BOT_CHECK %s is told of', async (BOT_CHECK, finding) => {
  const findings = checkSettings(readServerConfig({ BOT_CHECK }), await loadBrands(root));
  expect(findings.filter(({ says }) => /BOT_CHECK|proof of work/.test(says))).toEqual([finding]);
});

test('SES-19, SES-21: a provider that a brand names and nobody configured is told of, one by one', async () => {
  const brands = (await loadBrands(root)).filter(({ facts }) => facts.tenantId === 'cestolieto');
  const client = { issuer: 'https://id.example', clientId: 'shop', clientSecret: 'secret' };
  const saml = { entryPoint: 'https://id.example/saml', certificate: 'a certificate' };
  const saysOf = (env: Readonly<Record<string, string>>) =>
    checkSettings(readServerConfig(env), brands).filter(({ says }) => /_PROVIDERS/.test(says));
  expect(saysOf({ EMBEDDED: 'off' })).toEqual([
    wrong('SOCIAL_PROVIDERS has no google for cestolieto: its button leads nowhere.'),
    wrong('SOCIAL_PROVIDERS has no facebook for cestolieto: its button leads nowhere.'),
    wrong('SAML_PROVIDERS has nothing for cestolieto: its single sign-on leads nowhere.'),
  ]);
  const given = { google: client, facebook: client };
  expect(
    saysOf({
      EMBEDDED: 'off',
      SOCIAL_PROVIDERS: JSON.stringify({ cestolieto: given }),
      SAML_PROVIDERS: JSON.stringify({ cestolieto: saml }),
    }),
  ).toEqual([]);
  expect(saysOf({})).toEqual([]);
});

test('PUSH-01: what tells phones is told of where there is a folder of accounts, and what is wrong with it', async () => {
  const brands = await loadBrands(root);
  const folder = await mkdtemp(path.join(tmpdir(), 'push-accounts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const saysOf = (env: Readonly<Record<string, string>>) =>
    checkSettings(readServerConfig(env), brands).filter(({ says }) => /PUSH_|[Pp]hones/.test(says));
  expect(saysOf({})).toEqual([]);
  const PUSH_ACCOUNTS = folder;
  expect(saysOf({ PUSH_ACCOUNTS })).toEqual([
    good('Phones with Android are told by no brand, iPhones by no brand.'),
  ]);
  const file = path.join(folder, 'ortavia.apns.json');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, JSON.stringify({ keyId: 'KEY0000001', privateKey: pem }));
  expect(saysOf({ PUSH_ACCOUNTS })).toEqual([
    good('Phones with Android are told by no brand, iPhones by ortavia.'),
  ]);
  await writeFile(file, '{}');
  expect(saysOf({ PUSH_ACCOUNTS })).toEqual([
    wrong(`PUSH_ACCOUNTS is not valid: ${file}: keyId, privateKey is not valid.`),
  ]);
});
