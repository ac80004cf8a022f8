import { expect, test } from 'vitest';
import { describeError, jsonLog } from './log.ts';
import { onBehalfOf } from './request-context.ts';

test('a line is JSON with its secrets replaced', () => {
  const lines: string[] = [];
  const log = jsonLog(
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.warn('auth.refused', { login: 'anna', password: 'x', sessionId: 'y', address: '127.0.0.1', count: 3 });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      at: '1970-01-01T00:00:00.000Z',
      level: 'warn',
      event: 'auth.refused',
      login: '[redacted]',
      password: '[redacted]',
      sessionId: '[redacted]',
      address: '127.0.0.1',
      count: 3,
    },
  ]);
});

test('a line written for a request says which', async () => {
  const lines: string[] = [];
  const log = jsonLog(
    (line) => lines.push(line),
    () => new Date(0),
  );
  await onBehalfOf({ requestId: 'r-1', traceId: 't-1' }, async () => {
    await Promise.resolve();
    log.info('order.bought', { orderId: 7 });
  });
  log.info('shop.open');
  const at = '1970-01-01T00:00:00.000Z';
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { at, level: 'info', event: 'order.bought', orderId: 7, requestId: 'r-1', traceId: 't-1' },
    { at, level: 'info', event: 'shop.open' },
  ]);
});

test('an error is told by its innermost cause, without the statement and its parameters', () => {
  const error = new Error('Failed query: SELECT $1\nparams: segreto', {
    cause: new Error('relation is missing'),
  });
  expect(describeError(error)).toMatch(/^Error: relation is missing\n\s+at /);
  expect(describeError(error)).not.toContain('segreto');
  expect(describeError('text')).toBe('string');
});
