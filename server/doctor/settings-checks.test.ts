import { expect, test } from 'vitest';
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
