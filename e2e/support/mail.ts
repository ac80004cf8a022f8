import type { Page } from '@playwright/test';

interface OutboxMail {
  kind: string;
  links: string[];
}

/** Where the last mail of a kind leads, as an address of the shop on screen. */
export async function mailedLink(page: Page, email: string, kind: string): Promise<string> {
  const { mails } = (await page.evaluate(
    async (url) => {
      const headers = { 'X-Ebsn-Client': 'site', Accept: 'application/json' };
      return (await fetch(url, { headers })).json() as Promise<unknown>;
    },
    `/__dev/outbox?to=${encodeURIComponent(email)}`,
  )) as { mails: OutboxMail[] };
  const [link] = mails.findLast((mail) => mail.kind === kind)?.links ?? [];
  if (link === undefined) throw new Error(`no mail ${kind} to ${email}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
