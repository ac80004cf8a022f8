import { BlockList, isIP, isIPv6 } from 'node:net';

/** Tells whether an address belongs to a proxy whose X-Forwarded headers count. */
export type TrustsProxy = (address: string) => boolean;

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Reads addresses and CIDR ranges. Throws RangeError for one that is neither. */
export function trustedProxies(ranges: readonly string[]): TrustsProxy {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    if (isIP(network) === 0) throw new RangeError(`TRUSTED_PROXIES: ${range} is no address`);
    if (prefix === undefined) list.addAddress(network, family(network));
    else list.addSubnet(network, Number(prefix), family(network));
  }
  return (address) => isIP(address) !== 0 && list.check(plainAddress(address), family(plainAddress(address)));
}

/** An IPv4 address without the IPv6 wrapping of dual-stack sockets. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
