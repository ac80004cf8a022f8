import {
  deleteFiscalPerson,
  listFiscalPersons,
  saveFiscalPerson,
} from '../../../contract/api/account/fiscal-person.ts';
import { updateBillingAddress } from '../../../contract/api/account/registration.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { userDetail } from '../user/user-detail.view.ts';
import { saveBilling } from './billing.usecases.ts';
import type { FiscalPersonContext } from './fiscal-person.context.ts';
import { listFiscalPersons as list } from './fiscal-person.usecases.ts';
import { removeFiscalPerson, writeFiscalPerson } from './kept-fiscal-person.usecases.ts';

/** R03, U03, U12, U13. */
export function fiscalPersonRoutes(routes: ShopApi<Transactional<FiscalPersonContext>>): void {
  routes.personal(listFiscalPersons, async ({ context, user }) => ({
    data: { persons: await list(context, user.userId) },
  }));

  routes.personal(saveFiscalPerson, async ({ context, user, params: { userPersonFiscalId, ...typed } }) => ({
    data: { persons: await writeFiscalPerson(context, user.userId, { userPersonFiscalId, typed }) },
  }));

  routes.personal(deleteFiscalPerson, async ({ context, user, params }) => ({
    data: { persons: await removeFiscalPerson(context, user.userId, params.userPersonFiscalId) },
  }));

  routes.personal(updateBillingAddress, async ({ context, user, params }) => {
    await saveBilling(context, user.userId, params);
    return { data: await userDetail(context, user.userId) };
  });
}
