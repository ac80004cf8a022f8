import { expect, test } from 'vitest';
import { createPasswordHasher } from './password.ts';

const hasher = createPasswordHasher();

test('a password is known by its own hash only', async () => {
  const hash = await hasher.hash('Demo2026!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.hash('Demo2026!')).not.toBe(hash);
  expect(await hasher.verify('Demo2026!', hash)).toBe(true);
  expect(await hasher.verify('demo2026!', hash)).toBe(false);
  expect(await hasher.verify('Demo2026!', null)).toBe(false);
  expect(await hasher.verify('Demo2026!', 'broken')).toBe(false);
});

test('long passwords are not cut', async () => {
  const long = 'à'.repeat(128);
  const hash = await hasher.hash(long);
  expect(await hasher.verify(long, hash)).toBe(true);
  expect(await hasher.verify(`${long}x`, hash)).toBe(false);
});
