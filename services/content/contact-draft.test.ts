import { describe, expect, test } from 'vitest';
import { aLetter } from '../../paths/fixtures/contact-fixtures.ts';
import { contactDraftIn } from './contact-draft.ts';

function memory(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    get length() {
      return items.size;
    },
  };
}

const forbidden = (): Storage => {
  throw new Error('storage is forbidden here');
};

describe('a letter that is typed', () => {
  test('CMS-10: survives a reload and ends when it is sent', () => {
    const storage = memory();
    const draft = contactDraftIn(() => storage, 'contactDraft');
    expect(draft.read()).toBeNull();
    draft.keep({ typed: aLetter, typedUnder: 'Accessibilità' });
    expect(contactDraftIn(() => storage, 'contactDraft').read()).toEqual({
      typed: aLetter,
      typedUnder: 'Accessibilità',
    });
    expect(contactDraftIn(() => storage, 'withdrawalDraft').read()).toBeNull();
    draft.forget();
    expect([draft.read(), storage.length]).toEqual([null, 0]);
  });

  test.each(['{', '[]', 'null', '{"typed":{"email":3},"typedUnder":null}'])(
    'CMS-10: %s in its place is none',
    (stored) => {
      expect(contactDraftIn(() => memory({ contactDraft: stored }), 'contactDraft').read()).toBeNull();
    },
  );

  test('CMS-10: in a browser that forbids storage the form is filled all the same', () => {
    const draft = contactDraftIn(forbidden, 'contactDraft');
    expect(() => draft.keep({ typed: aLetter, typedUnder: null })).not.toThrow();
    expect(draft.read()).toBeNull();
    expect(() => draft.forget()).not.toThrow();
  });
});
