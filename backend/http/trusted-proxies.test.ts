import { expect, test } from 'vitest';
import { plainAddress, trustedProxies } from './trusted-proxies.ts';

test('addresses, ranges and wrapped IPv4 are recognised, nothing else', () => {
  const trusts = trustedProxies(['10.0.0.0/8', '192.0.2.7', '::1', 'fd00::/8']);
  for (const address of ['10.9.8.7', '::ffff:10.1.1.1', '192.0.2.7', '::1', 'fd12::5']) {
    expect(trusts(address)).toBe(true);
  }
  for (const address of ['11.0.0.1', '192.0.2.8', '::2', 'localhost', '', 'x'])
    expect(trusts(address)).toBe(false);
  expect(plainAddress('::ffff:1.2.3.4')).toBe('1.2.3.4');
});

test('a range that is none is refused at the start', () => {
  expect(() => trustedProxies(['proxy.local'])).toThrow(/TRUSTED_PROXIES/);
});
