import { describe, expect, test } from 'vitest';
import { anonymousCredentials } from './credentials.ts';
import { mailTimeIn } from './account/mail-time.ts';
import { registeredEmailIn } from './account/registered-email.ts';
import { registrationDraftIn } from './account/registration-draft.ts';
import { clientIdIn } from './client-id.ts';
import { noRestoreToken, restoreTokenIn } from './restore-token.ts';
import { aDraft } from '../paths/fixtures/registration-fixtures.ts';
import { searchedWordsIn } from './searched-words.ts';
import { sentBuyIn } from './sent-buy.ts';
import { createSessionStore } from './session-store.ts';

/** Storage as a browser gives it. */
function memory(given: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(given));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** A private window: asking for storage throws already. */
const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

/** A full disk: reading works, writing throws. */
function full(): Storage {
  const storage = memory();
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  return storage;
}

const day = 86_400_000;

describe('the restore token', () => {
  test('SES-03: one opaque text is kept, replaced and forgotten', () => {
    const storage = memory();
    const token = restoreTokenIn(() => storage);
    expect(token.read()).toBeNull();
    token.keep('first');
    token.keep('second');
    expect(token.read()).toBe('second');
    expect([storage.length, storage.getItem('restoreToken')]).toEqual([1, 'second']);
    token.forget();
    expect([token.read(), storage.length]).toEqual([null, 0]);
  });

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('SES-03: a browser that %s restores nothing and breaks nothing', (_what, storage) => {
    const token = restoreTokenIn(storage);
    token.keep('first');
    expect(token.read()).toBeNull();
    expect(() => token.forget()).not.toThrow();
  });

  test('the server keeps none', () => {
    noRestoreToken.keep('first');
    expect(noRestoreToken.read()).toBeNull();
  });
});

describe('the id of an installation', () => {
  const shape = /^[\dA-Za-z-]{8,64}$/;
  const clientIdOf = (storage: () => Storage) => clientIdIn({ storage, mayKeep: () => true });

  test('API-04, COOK-05: is random, made when it is first asked for, and the same on every page', () => {
    const storage = memory();
    const ask = clientIdOf(() => storage);
    expect(storage.length).toBe(0);
    const id = ask();
    expect(id).toMatch(shape);
    expect([ask(), clientIdOf(() => storage)()]).toEqual([id, id]);
    expect([storage.length, storage.getItem('clientId')]).toEqual([1, id]);
    expect(clientIdOf(() => memory())()).not.toBe(id);
  });

  test('COOK-05: without consent to statistics nothing is kept, and what was kept is deleted', () => {
    const storage = memory({ clientId: 'kept-before-0001' });
    let mayKeep = true;
    const ask = () => clientIdIn({ storage: () => storage, mayKeep: () => mayKeep })();
    expect(ask()).toBe('kept-before-0001');
    mayKeep = false;
    const [one, other] = [ask(), ask()];
    expect([one, other]).toEqual([expect.stringMatching(shape), expect.stringMatching(shape)]);
    expect(one).not.toBe(other);
    expect([one, storage.length]).toEqual([expect.not.stringContaining('kept-before'), 0]);
  });

  test('COOK-05: names an installation and no person: a logout leaves it', () => {
    const storage = memory();
    const id = clientIdOf(() => storage)();
    const session = createSessionStore({
      credentials: anonymousCredentials,
      restoreToken: restoreTokenIn(() => storage),
    });
    session.opened('a-restore-token');
    session.forget();
    expect(clientIdOf(() => storage)()).toBe(id);
  });

  test.each(['', 'short', 'a'.repeat(65), '<script>alert(1)</script>', 'not ascii: è', 'two\nlines-here'])(
    'API-04: %j in its place is never sent; a new one takes its place',
    (clientId) => {
      const storage = memory({ clientId });
      const id = clientIdOf(() => storage)();
      expect(id).toMatch(shape);
      expect(storage.getItem('clientId')).toBe(id);
    },
  );

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('API-04: in a browser that %s it lasts as long as the page', (_what, storage) => {
    const ask = clientIdOf(storage);
    const id = ask();
    expect(id).toMatch(shape);
    expect(ask()).toBe(id);
    expect(clientIdOf(storage)()).not.toBe(id);
  });
});

describe('searched words', () => {
  const wordsAt = (storage: () => Storage, clock = { now: 0 }) => ({
    clock,
    words: searchedWordsIn(storage, () => clock.now),
  });

  test('CAT-17: are offered by how often and then how lately, without those of more than 30 days ago', () => {
    const storage = memory();
    const { words, clock } = wordsAt(() => storage);
    words.remember('olio');
    clock.now = 1;
    words.remember(' Latte ');
    words.remember('pane');
    clock.now = 2;
    words.remember('latte');
    words.remember('uova');
    expect(words.offered()).toEqual(['latte', 'uova', 'pane', 'olio']);
    clock.now = 30 * day + 1;
    expect(words.offered()).toEqual(['latte', 'uova', 'pane']);
    expect(storage.getItem('searchedWords')).toBe(
      '[{"name":"latte","counter":2,"timestamp":2},{"name":"uova","counter":1,"timestamp":2},' +
        '{"name":"pane","counter":1,"timestamp":1},{"name":"olio","counter":1,"timestamp":0}]',
    );
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"name":"latte"}'],
    ['words of another shape', '[{"name":"latte"},{"name":"pane","counter":1,"timestamp":0}]'],
    ['null', 'null'],
  ])('CAT-17: what is stored as %s counts as nothing, and the next search starts anew', (_what, stored) => {
    const storage = memory({ searchedWords: stored });
    const { words } = wordsAt(() => storage);
    expect(words.offered()).toEqual([]);
    words.remember('pane');
    expect(words.offered()).toEqual(['pane']);
  });

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('CAT-17: in a browser that %s the search goes on', (_what, storage) => {
    const { words } = wordsAt(storage);
    words.remember('latte');
    expect(words.offered()).toEqual([]);
  });
});

describe('a buy that was sent', () => {
  test('CHK-10, CHK-28: cart and key survive a reload, and nothing of the payment does', () => {
    const storage = memory();
    const sent = sentBuyIn(() => storage);
    expect(sent.read()).toBeNull();
    sent.keep({ cartId: 7, key: 'a-key-12' });
    expect(sentBuyIn(() => storage).read()).toEqual({ cartId: 7, key: 'a-key-12' });
    expect(storage.getItem('sentBuy')).toBe('{"cartId":7,"key":"a-key-12"}');
    sent.forget();
    expect(storage.length).toBe(0);
  });

  test.each(['{', '[]', '{"cartId":"7","key":"a"}', '{"cartId":7}', '""'])(
    'RULE-CHECKOUT-7: %s in its place means that nothing was sent from here',
    (stored) => {
      expect(sentBuyIn(() => memory({ sentBuy: stored })).read()).toBeNull();
    },
  );

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('RULE-CHECKOUT-7: a browser that %s buys all the same', (_what, storage) => {
    const sent = sentBuyIn(storage);
    sent.keep({ cartId: 7, key: 'a-key-12' });
    expect(sent.read()).toBeNull();
    expect(() => sent.forget()).not.toThrow();
  });
});

describe('a registration that is typed', () => {
  test('REG-06: survives a reload and ends when it is done; a password is never in it', () => {
    const storage = memory();
    const draft = registrationDraftIn(() => storage);
    expect(draft.read()).toBeNull();
    const typed = { ...aDraft(), fields: { ...aDraft().fields, password: 'Ortica-e-Timo 7' } };
    draft.keep(typed);
    expect(registrationDraftIn(() => storage).read()).toEqual(aDraft());
    expect(storage.getItem('registrationDraft')).not.toContain('Ortica');
    draft.forget();
    expect([draft.read(), storage.length]).toEqual([null, 0]);
  });

  test.each(['{', '[]', 'null', '{"fields":{"firstName":"Giulia"},"storeId":3,"accepted":[]}'])(
    'REG-06: %s in its place is no draft',
    (stored) => {
      expect(registrationDraftIn(() => memory({ registrationDraft: stored })).read()).toBeNull();
    },
  );

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('REG-06: in a browser that %s the form is filled all the same', (_what, storage) => {
    const draft = registrationDraftIn(storage);
    expect(() => draft.keep(aDraft())).not.toThrow();
    expect(draft.read()).toBeNull();
    expect(() => draft.forget()).not.toThrow();
  });
});

describe('the address a confirmation was written to', () => {
  test('REG-06: is known to the next page', () => {
    const storage = memory();
    const email = registeredEmailIn(() => storage);
    expect(email.read()).toBeNull();
    email.keep('giulia@posta.example');
    expect(registeredEmailIn(() => storage).read()).toBe('giulia@posta.example');
  });

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('REG-06: in a browser that %s it is not known, and nothing breaks', (_what, storage) => {
    const email = registeredEmailIn(storage);
    expect(() => email.keep('giulia@posta.example')).not.toThrow();
    expect(email.read()).toBeNull();
  });
});

describe('when a mail was sent', () => {
  const time = { sentAt: 1_000_000, nextAt: 1_060_000 };

  test('REG-07, REG-12: is known to the next page, of each mail by itself', () => {
    const storage = memory();
    const mail = mailTimeIn(() => storage, 'registration');
    expect(mail.read()).toBeNull();
    expect(mail.keep(1_000_000)).toEqual(time);
    expect(mailTimeIn(() => storage, 'registration').read()).toEqual(time);
    expect(mailTimeIn(() => storage, 'recovery').read()).toBeNull();
  });

  test('REG-07: is not known where something else is kept', () => {
    const storage = memory();
    storage.setItem('mailedAt.registration', 'yesterday');
    expect(mailTimeIn(() => storage, 'registration').read()).toBeNull();
  });

  test.each([
    ['forbids storage', forbidden],
    ['has no room left', full],
  ])('REG-07, REG-12: in a browser that %s it is known to the page that sent it', (_what, storage) => {
    const mail = mailTimeIn(storage, 'recovery');
    expect(mail.keep(1_000_000)).toEqual(time);
    expect(mail.read()).toBeNull();
  });
});
