/** Path of an address in the app: without origin, query and trailing slash, read from the hash of old `#/` links (LIFE-02). */
export function routePath(address: string): string {
  const hash = address.indexOf('#/');
  const route = hash < 0 ? address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') : address.slice(hash + 1);
  const path = route.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/\/+$/, '') || '/';
}
