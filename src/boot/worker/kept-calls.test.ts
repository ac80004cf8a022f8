import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { cartRead, cartWrites, personalReads, publicReads, sessionCalls } from './kept-calls.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../contract/api/*/*.ts', {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'effect' in value && 'path' in value;

const endpoints = Object.values(modules).flatMap((one) => Object.values(one).filter(isEndpoint));

const at = (path: string): readonly Endpoint[] => endpoints.filter((one) => one.path === path);

describe('what the worker keeps of the calls', () => {
  test.each(publicReads)('B-40, T11: %s says nothing of a person', (path) => {
    expect(at(path)).not.toEqual([]);
    expect(at(path).map(({ visibility, effect }) => [visibility, effect])).toEqual(
      at(path).map(() => ['public', 'read']),
    );
  });

  test.each(personalReads)('B-27: %s is read, and a shopper’s own', (path) => {
    expect(at(path)).not.toEqual([]);
    expect(at(path).map(({ visibility, effect, method }) => [visibility, effect, method])).toEqual(
      at(path).map(() => ['private', 'read', 'GET']),
    );
  });

  test.each(sessionCalls)('B-27: %s writes, and by POST', (path) => {
    expect(at(path).map(({ effect, method }) => [effect, method])).toEqual([['write', 'POST']]);
  });

  test('B-27, API-05: the cart is kept as it is read, by departments', () => {
    expect(cartRead).toBe(`${viewCart.path}?show_sectors=true`);
    expect(viewCart.path.startsWith(cartWrites)).toBe(true);
  });
});
