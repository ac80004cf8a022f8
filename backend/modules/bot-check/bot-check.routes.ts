import { viewBotChallenge } from '../../../contract/api/bot-check.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { viewChallenge } from './bot-check.usecases.ts';

/** B01. */
export function botCheckRoutes(api: ShopApi): void {
  api.open(viewBotChallenge, async ({ context }) => ({ data: await viewChallenge(context) }));
}
