import { viewBotChallenge } from '../../../contract/api/account/bot-check.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { viewChallenge } from './bot-check.usecases.ts';
import type { BotCheckContext } from './bot-check.context.ts';

/** B01. */
export function botCheckRoutes(api: ShopApi<BotCheckContext>): void {
  api.open(viewBotChallenge, async ({ context }) => ({ data: await viewChallenge(context) }));
}
