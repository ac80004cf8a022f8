import { assert, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { testShopOfFile } from '../test-shop.ts';
import { takeChanges, type Changes } from './changes-only.ts';
import { named, writingCalls } from './contract-calls.ts';
import { withEverything } from './good-params.ts';
import type { WithEverything } from './good-params.ts';

const shop = testShopOfFile();
let owner: WithEverything;
let people = 0;

beforeEach(async () => {
  people += 1;
  owner = await withEverything(shop(), `doppio${people}@posta.example`);
});

const mailAgain = 'A mail that is asked for again is sent again; the newest link counts.';

/** Calls that take no key and add rows each time: the tables that grow, and why a second row does no harm. */
const growing: Readonly<Record<string, { readonly tables: readonly string[]; readonly because: string }>> = {
  R05: {
    tables: ['mails', 'rate_limit_buckets'],
    because: 'The address is taken: its owner is written to, the account is one.',
  },
  R07: { tables: ['account_tokens', 'mails'], because: mailAgain },
  R10: { tables: ['account_tokens', 'mails'], because: mailAgain },
  R11: {
    tables: ['audit_events'],
    because: 'The old password is no longer right; each attempt is recorded.',
  },
  R15: { tables: ['account_tokens', 'mails'], because: mailAgain },
  R19: { tables: ['audit_events'], because: 'Each export is recorded.' },
  A23: {
    tables: ['audit_events', 'restore_tokens', 'sessions'],
    because: 'The session that is confirmed takes the place of the one before.',
  },
  U07: { tables: ['consent_answers'], because: 'Each answer is recorded, the newest counts.' },
  W11: {
    tables: ['wishlist_links'],
    because: 'Each link stands in the list of those who have it, and can be taken back (W13).',
  },
};

/** Names of the parameters that make a change of a row out of what creates one. */
const nameOfRow = /(?:_id|Id)$/;

/** Good parameters without the ids that may be left out: the call that creates. */
function creating({ params }: Endpoint, good: Readonly<Record<string, unknown>>) {
  return Object.keys(good)
    .filter((name) => nameOfRow.test(name))
    .reduce<Readonly<Record<string, unknown>>>((wish, name) => {
      const { [name]: _, ...without } = wish;
      return v.is(params, without) ? without : wish;
    }, good);
}

const tablesThatGrew = (changes: Changes): readonly string[] =>
  Object.keys(changes).filter((table) => /\d new/.test(changes[table] ?? ''));

test.each(named(writingCalls.filter(({ idempotent }) => !idempotent)))(
  '%s takes no key: the second of two alike creates nothing, or nothing that does harm',
  async (_, endpoint) => {
    const wish = creating(endpoint, owner.params(endpoint));
    await owner.client.call(endpoint, wish);
    await takeChanges(shop());
    await owner.client.call(endpoint, wish);
    const { changes, told } = await takeChanges(shop());
    assert.deepEqual(tablesThatGrew(changes), growing[endpoint.id]?.tables ?? [], told);
  },
);

test('what may grow without a key is a call of the contract', () => {
  const keyless = writingCalls.filter(({ idempotent }) => !idempotent).map(({ id }) => id);
  expect(Object.keys(growing).filter((id) => !keyless.includes(id))).toEqual([]);
});
