import type { Backend } from '../../backend/app.ts';
import type { Brand } from '../brands.ts';
import { plainPath } from '../web/moved.ts';
import type { Renderer } from './renderer.ts';

/** Whether an address that leads to nothing led to something once: it is asked for no more, where it is told so. */
export type IsGone = (
  brand: Brand,
  address: { pathname: string; page: Awaited<ReturnType<Renderer['matchRoute']>>['page'] },
) => Promise<boolean>;

function lastPart(pathname: string): string {
  const part = plainPath(pathname).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // an address nobody can mean
  }
}

/** By the brand's own word, or since the product is no longer sold (CAT-27). */
export const createIsGone =
  ({ isNoLongerSold }: Pick<Backend, 'isNoLongerSold'>): IsGone =>
  async ({ facts, addresses }, { pathname, page }) =>
    addresses.gone.includes(plainPath(pathname)) ||
    (page === 'product' && (await isNoLongerSold(facts.tenantId, lastPart(pathname))));
