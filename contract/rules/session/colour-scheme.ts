/** The colours a browser was told to show this shop in; `system` follows the device (B-02). */
export type SchemeChoice = 'system' | 'light' | 'dark';

/** The cookie a choice of light or dark is kept in; who follows the device has none. */
export const schemeCookie = 'colour-scheme';

/** How long a choice is kept, in s: 180 days. */
const lifetime = 180 * 86_400;

/** The choice that is kept among a document's cookies, as the script in the document reads it too. */
export function keptScheme(cookies: string): SchemeChoice {
  const kept = cookies.split('; ');
  return (
    (['light', 'dark'] as const).find((scheme) => kept.includes(`${schemeCookie}=${scheme}`)) ?? 'system'
  );
}

/** The cookie that keeps a choice, readable by scripts and sent to this shop alone; it ends where the device is followed. */
export function schemeCookieOf(choice: SchemeChoice, { isSecure }: { readonly isSecure: boolean }): string {
  const [value, seconds] = choice === 'system' ? ['', 0] : [choice, lifetime];
  return `${schemeCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
