import { lazyFlow } from '../lazy-flow.ts';
import type { PushDependencies, PushFlows } from './push.ts';

/** What is seen of them before their code is here. */
const first = {
  push: { value: 'recalling', context: { permission: null, error: null }, tags: [] },
  pushMessage: { value: 'quiet', context: {}, tags: [] },
};

/** What this device is told of orders and products; the code comes where something is asked of it (follow-push.ts). */
export const lazyPush = (deps: PushDependencies): PushFlows =>
  lazyFlow<PushFlows>(first, async () => (await import('./push.ts')).openPush(deps));
