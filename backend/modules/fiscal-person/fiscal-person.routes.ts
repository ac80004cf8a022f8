import { listFiscalPersons } from '../../../contract/api/fiscal-person.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { listFiscalPersons as list } from './fiscal-person.usecases.ts';

/** U03. */
export function fiscalPersonRoutes(routes: ShopApi): void {
  routes.personal(listFiscalPersons, async ({ context, user }) => ({
    data: { persons: await list(context, user.userId) },
  }));
}
