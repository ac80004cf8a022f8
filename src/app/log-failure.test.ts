import { afterEach, describe, expect, test, vi } from 'vitest';
import { logFailure } from './log-failure.ts';

afterEach(() => vi.restoreAllMocks());

function lineOf(error: unknown): unknown[][] {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logFailure(error);
  return said.mock.calls;
}

describe('ERR-15: an error nobody expected is logged without personal data', () => {
  test('by its kind and its places in our scripts, without message, address and query', () => {
    const error = new TypeError('mario@example.com is not a function');
    error.stack = [
      `TypeError: ${error.message}`,
      '    at pay (https://shop.example/assets/checkout-Ab_1.js:12:345)',
      '    at https://shop.example/checkout?email=mario@example.com:1:1',
      '    at async https://shop.example/assets/react.js?v=1:7:9',
      '    at open (https://shop.example/assets/open-2.js:1:2)',
    ].join('\n');
    expect(lineOf(error)).toEqual([
      ['client.failed TypeError assets/checkout-Ab_1.js:12:345 assets/open-2.js:1:2'],
    ]);
  });

  test.each([
    ['a text', 'mario@example.com', 'client.failed string'],
    ['nothing', undefined, 'client.failed undefined'],
  ])('by what it is where %s was thrown', (_what, thrown, line) => {
    expect(lineOf(thrown)).toEqual([[line]]);
  });

  test('by its kind where it has no stack', () => {
    const error = new RangeError('x');
    delete error.stack;
    expect(lineOf(error)).toEqual([['client.failed RangeError']]);
  });
});
