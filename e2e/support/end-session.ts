import { once } from 'node:events';
import { request } from 'node:http';
import type { Page } from '@playwright/test';

/** Ends the shopper's session at the shop without the browser's knowledge: its next call is answered 419. */
export async function endSession(page: Page): Promise<void> {
  const { host, origin, port } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  // Only browsers know where the names under localhost are: the host is given by hand.
  const logout = request({
    hostname: 'localhost',
    port,
    method: 'POST',
    path: '/ebsn/api/auth/logout',
    headers: {
      Host: host,
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'X-Ebsn-Client': 'site',
    },
  });
  logout.end();
  const [answer] = await once(logout, 'response');
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`The session could not be ended: ${answer.statusCode}`);
}
