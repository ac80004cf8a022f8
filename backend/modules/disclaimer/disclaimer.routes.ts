import * as api from '../../../contract/api/account/disclaimer.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { DisclaimerContext } from './disclaimer.context.ts';
import {
  listAnsweredDisclaimers,
  listRegistrationDisclaimers,
  missingDisclaimers,
  updateDisclaimers,
} from './disclaimer.usecases.ts';

/** U04-U07. */
export function disclaimerRoutes(routes: ShopApi<Transactional<DisclaimerContext>>): void {
  routes.open(api.listDisclaimers, async ({ context, params }) => ({
    data: { disclaimers: await listRegistrationDisclaimers(context, params.store_id ?? null) },
  }));

  routes.personal(api.listAnsweredDisclaimers, async ({ context, user, params }) => ({
    data: { disclaimers: await listAnsweredDisclaimers(context, user.userId, params.type) },
  }));

  routes.personal(api.checkDisclaimers, async ({ context, user }) => {
    const toAccept = await missingDisclaimers(context, user.userId);
    return { data: { ok: toAccept.length === 0, toAccept } };
  });

  routes.personal(api.updateDisclaimers, async ({ context, user, params }) => {
    await updateDisclaimers(context, user.userId, params.disclaimers);
    return { data: { disclaimers: await listAnsweredDisclaimers(context, user.userId, 'registration') } };
  });
}
