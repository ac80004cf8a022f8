import { exportsByPlace } from '../../kit/by-place.ts';
import type { HttpFlow } from '../../kit/http/http-flow.ts';

/** Every flow that talks to the shop, as it runs against the real one: what `*.http.ts` exports, here and below, as `…Http`. */
export const allHttpFlows: readonly HttpFlow[] = await exportsByPlace<HttpFlow>(
  new URL('./', import.meta.url),
  '**/*.http.ts',
  'Http',
);
