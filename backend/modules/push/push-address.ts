import type { BackendConfig } from '../../platform/config.ts';

const own = new Set(['localhost', '127.0.0.1']);

/**
 * True for the address of a subscription at a push service the shop knows (PUSH_SERVICES): it posts to no address that a
 * stranger names. In development one on this machine is as good.
 */
export function isPushAddress(
  address: string,
  { pushServices, embedded }: Pick<BackendConfig, 'embedded' | 'pushServices'>,
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (embedded && protocol === 'http:' && own.has(hostname)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return pushServices.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
