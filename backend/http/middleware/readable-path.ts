import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { isShopCall } from '../failure.ts';
import type { HttpMiddleware } from '../http-env.ts';
import { UnreadableRequestError } from '../unreadable-request.ts';

/**
 * Refuses an address nobody can read: throws UnreadableRequestError where its encoding is broken (400). Outside the shop
 * API, whose schemas refuse it, a NUL is refused too: no path of ours holds one, and the database knows no text with
 * one (T3).
 */
export const readablePath: HttpMiddleware<unknown> = (c, next) => {
  const { path, url } = c.get('info');
  if (path === null) throw new UnreadableRequestError(400);
  if (!isShopCall(c)) {
    if (path.includes('\0')) throw new UnknownResourceError('path');
    if (url.search.includes('%00')) throw new UnreadableRequestError(400);
  }
  return next();
};
