import * as api from '../../../contract/api/shopping/area-notice.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import type { AreaNoticeContext } from './area-notice.context.ts';
import { addAreaNotice, takeNoticeRequest } from './area-notice.usecases.ts';

/** A16. */
export function areaNoticeRoutes(routes: ShopApi<AreaNoticeContext>): void {
  routes.open(api.addAreaNotice, async ({ context, params, requestInfo }) => {
    await assertHuman(context, params.token_recaptcha);
    await takeNoticeRequest(context, requestInfo.address);
    return { data: await addAreaNotice(context, params) };
  });
}
