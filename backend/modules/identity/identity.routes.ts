import { viewSocialUser } from '../../../contract/api/account/social.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { IdentityContext } from './identity.context.ts';
import { viewSocialPerson } from './social-person.usecases.ts';

/** R17. */
export function identityRoutes(routes: ShopApi<IdentityContext>): void {
  routes.open(viewSocialUser, async ({ context, params }) => ({
    data: await viewSocialPerson(context, params.code),
  }));
}
