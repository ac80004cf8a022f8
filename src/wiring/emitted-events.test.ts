import { describe, expect, test } from 'vitest';
import { handleEmitted, type EmittedEventHandlers } from './emitted-events.ts';

describe('emitted events', () => {
  test('handlers that lack one do not build', () => {
    const whole = {} as EmittedEventHandlers; // its type alone is asked for
    const { 'cart.added': _, ...rest } = whole;
    // @ts-expect-error -- nothing is done about cart.added
    const lacking: EmittedEventHandlers = rest;
    expect(lacking).toEqual({});
  });

  test('a handler for an event nobody emits does not build', () => {
    const whole = {} as EmittedEventHandlers; // its type alone is asked for
    // @ts-expect-error -- no machine emits it
    const more: EmittedEventHandlers = { ...whole, 'cart.admired': () => undefined };
    expect(Object.keys(more)).toEqual(['cart.admired']);
  });

  test('an event goes to the handler of its type alone, whole', () => {
    const done: unknown[] = [];
    const handler = (name: string) => (event: unknown) => void done.push([name, event]);
    const handlers = {
      'session.opened': handler('session.opened'),
      'order.cancelled': handler('order.cancelled'),
    } as unknown as EmittedEventHandlers; // the two that are called here
    handleEmitted(handlers, { type: 'order.cancelled', orderId: 900 });
    expect(done).toEqual([['order.cancelled', { type: 'order.cancelled', orderId: 900 }]]);
  });
});
