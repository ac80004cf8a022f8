import { expect, test } from 'vitest';
import { pastedListDraftIn } from './pasted-list-draft.ts';

function storageOf(kept: Map<string, string>): Storage {
  return {
    length: kept.size,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('B-21: the list that is typed is kept, and forgotten once it is empty', () => {
  const kept = new Map<string, string>();
  const draft = pastedListDraftIn(() => storageOf(kept));
  expect(draft.read()).toBe('');
  draft.keep('2 latte\npane');
  expect(pastedListDraftIn(() => storageOf(kept)).read()).toBe('2 latte\npane');
  draft.keep('');
  expect([draft.read(), kept.size]).toEqual(['', 0]);
});

test('B-21: a browser that refuses storage begins with an empty list', () => {
  const draft = pastedListDraftIn(() => {
    throw new Error('refused');
  });
  draft.keep('2 latte');
  expect(draft.read()).toBe('');
});
