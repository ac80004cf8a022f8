import * as api from '../../../contract/api/account/account.ts';
import { exportPersonalData } from '../../../contract/api/account/person-export.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { anonymiseUser, isAnonymisationValid, requestAnonymisation } from './anonymise.usecases.ts';
import { exportUser } from './export-person.usecases.ts';
import type { PrivacyContext } from './privacy.context.ts';

/** R14-R16, R19. */
export function privacyRoutes(routes: ShopApi<Transactional<PrivacyContext>>): void {
  routes.personal(api.anonymiseUser, async ({ context, user, params }) => {
    await anonymiseUser(context, user.userId, params);
    const text = { it: 'Il tuo account è stato cancellato.', 'en-US': 'Your account was deleted.' };
    return { data: null, infos: [{ text }], session: 'closed' };
  });

  routes.personal(api.requestAnonymisation, async ({ context, user }) => {
    await requestAnonymisation(context, user.userId);
    return { data: null };
  });

  routes.open(api.checkAnonymisation, async ({ context, params }) => ({
    data: { valid: await isAnonymisationValid(context, params) },
  }));

  routes.personal(exportPersonalData, async ({ context, user }) => ({
    data: await exportUser(context, user.userId),
  }));
}
