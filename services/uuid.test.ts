import { afterEach, expect, test, vi } from 'vitest';
import { newUuid } from './uuid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

test('T9: a key is fresh each time, of the shape the server takes', () => {
  const [one, other] = [newUuid(), newUuid()];
  expect([uuid.test(one), uuid.test(other), one === other]).toEqual([true, true, false]);
});

test('T9: a page over plain http from another machine makes keys too', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const [one, other] = [newUuid(), newUuid()];
  expect([uuid.test(one), uuid.test(other), one === other]).toEqual([true, true, false]);
});
