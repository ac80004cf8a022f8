import { cookieOf, preferencesCookie } from '../../contract/rules/session/cookie-preferences.ts';
import { tenant as cestolieto } from '../../tenants/cestolieto/tenant.ts';
import { tenant as ortavia } from '../../tenants/ortavia/tenant.ts';
import { tenant as passolesto } from '../../tenants/passolesto/tenant.ts';
import { tenant as quincegate } from '../../tenants/quincegate/tenant.ts';

const refusal = (terms: string): string => {
  const cookie = cookieOf(
    {
      technical: true,
      analytics: false,
      profilation: false,
      saveDate: new Date().toISOString(),
      uuid: '00000000-0000-4000-8000-000000000000',
      terms,
    },
    { isSecure: false },
  );
  return cookie.slice(preferencesCookie.length + 1, cookie.indexOf(';'));
};

/** The cookies of a visitor of the demo brands who has refused all but the technical ones: no banner is in their way. */
export const chosenCookies = [cestolieto, ortavia, passolesto, quincegate].map(({ facts }) => ({
  name: preferencesCookie,
  value: refusal(facts.cookieTerms),
  domain: `${facts.tenantId}.localhost`,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}));

/** What a browser has of a visitor who was never there. */
export const firstVisit = { cookies: [], origins: [] };
