import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { pushPayloadSchema } from '../../api/account/push-payload.ts';
import { pushMessage } from './push-message.ts';

describe('what a shopper reads of a push message', () => {
  test.each([
    [
      { title: 'Ordine 7', body: 'In viaggio', nav_to: '/profile/orders/7' },
      'Ordine 7',
      'In viaggio',
      '/profile/orders/7',
    ],
    [{ aps: { alert: 'Ordine 7' }, body: 'In viaggio' }, 'Ordine 7', 'In viaggio', null],
    [{ title: 'Ordine 7', aps: { alert: 'Altro' } }, 'Ordine 7', '', null],
    [{ body: 'In viaggio', nav_to: '' }, '', 'In viaggio', null],
  ])('PUSH-06: of %j', (payload, title, body, navTo) => {
    expect(pushMessage(payload)).toEqual({ title, body, navTo });
  });

  test('PUSH-06: of an iPhone, which has title and body in the alert too', () => {
    const aps = { alert: { title: 'Ordine 7', body: 'In viaggio' }, sound: 'default' };
    const payload = v.parse(pushPayloadSchema, {
      title: 'Ordine 7',
      body: 'In viaggio',
      nav_to: '/cart',
      aps,
    });
    expect(pushMessage(payload)).toEqual({ title: 'Ordine 7', body: 'In viaggio', navTo: '/cart' });
  });

  test.each([{}, { title: '', body: '' }, { nav_to: '/profile/orders/7', aps: {} }])(
    'PUSH-06: %j says nothing, and is not shown',
    (payload) => {
      expect(pushMessage(payload)).toBeNull();
    },
  );
});
