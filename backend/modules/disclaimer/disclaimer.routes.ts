import * as api from '../../../contract/api/disclaimer.ts';
import type { ShopApi } from '../../http/route-table.ts';
import {
  listAnsweredDisclaimers,
  listRegistrationDisclaimers,
  missingDisclaimers,
  updateDisclaimers,
} from './disclaimer.usecases.ts';

/** U04-U07. */
export function disclaimerRoutes(routes: ShopApi): void {
  routes.open(api.listDisclaimers, async ({ scope, params }) => ({
    data: { disclaimers: await listRegistrationDisclaimers(scope, params.store_id ?? null) },
  }));

  routes.personal(api.listAnsweredDisclaimers, async ({ scope, user, params }) => ({
    data: { disclaimers: await listAnsweredDisclaimers(scope, user.userId, params.type) },
  }));

  routes.personal(api.checkDisclaimers, async ({ scope, user }) => {
    const toAccept = await missingDisclaimers(scope, user.userId);
    return { data: { ok: toAccept.length === 0, toAccept } };
  });

  routes.personal(api.updateDisclaimers, async ({ scope, user, params }) => {
    await updateDisclaimers(scope, user.userId, params.disclaimers);
    return { data: { disclaimers: await listAnsweredDisclaimers(scope, user.userId, 'registration') } };
  });
}
