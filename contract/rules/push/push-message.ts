import type { PushPayload } from '../../api/account/push-payload.ts';

/** What a shopper reads of a push message, and the path it leads to; null where it leads nowhere. */
export interface PushMessage {
  title: string;
  body: string;
  navTo: string | null;
}

/** The words of a payload: its title, or that of a phone's service, and its body; null where it says nothing (PUSH-06). */
export function pushMessage({ title, body = '', nav_to: navTo, aps }: PushPayload): PushMessage | null {
  const head = title ?? aps?.alert ?? '';
  if (head === '' && body === '') return null;
  return { title: head, body, navTo: navTo === undefined || navTo === '' ? null : navTo };
}
