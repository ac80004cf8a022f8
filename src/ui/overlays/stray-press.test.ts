import { describe, expect, test } from 'vitest';
import { isStray, type Press } from './stray-press.ts';

const there = { isThere: () => true };
const gone = { isThere: () => false };

/** A press on a page, 180 ms after the first one unless given. */
const press = (given: Partial<Press> = {}): Press => ({
  at: 180,
  x: 200,
  y: 700,
  path: '/',
  overlay: null,
  control: there,
  ...given,
});

const first = (given: Partial<Press> = {}) => press({ at: 0, ...given });

describe('the second press of a double tap', () => {
  test.each([
    ['the overlay has opened', press({ overlay: 'slots' }), first()],
    ['the overlay has closed', press(), first({ overlay: 'options' })],
    ['another overlay has opened', press({ overlay: 'slots' }), first({ overlay: 'address' })],
    ['another page has opened', press({ path: '/payment' }), first({ path: '/checkout' })],
    [
      'the overlay shows another step',
      press({ overlay: 'address' }),
      first({ overlay: 'address', control: gone }),
    ],
    ['it comes a little beside the first', press({ x: 215, y: 720, overlay: 'slots' }), first()],
  ])('is stray: %s', (_, second, before) => {
    expect(isStray(second, before)).toBe(true);
  });

  test.each([
    ['the same control is still there', press({ overlay: 'cart' }), first({ overlay: 'cart' })],
    ['what was added shows its quantity in place', press(), first({ control: gone })],
    [
      'nothing was pressed there before',
      press({ overlay: 'cart' }),
      first({ control: null, overlay: 'cart' }),
    ],
    ['there was time to read', press({ at: 401, overlay: 'slots' }), first()],
    ['it hits another place', press({ y: 741, overlay: 'slots' }), first()],
  ])('counts: %s', (_, second, before) => {
    expect(isStray(second, before)).toBe(false);
  });

  test('the first press of all counts', () => {
    expect(isStray(press({ overlay: 'slots' }), null)).toBe(false);
  });
});
