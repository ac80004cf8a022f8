import { useSelector } from '@xstate/react';
import { onDemand } from '../views/on-demand.tsx';
import { useShop } from '../views/shop-context.ts';
import { deviceWords } from '../wiring/dialog-modules.ts';

const PushParts = onDemand(async () => (await import('./PushParts.tsx')).PushParts, deviceWords);

/** Where our question about messages stands, and those that come while the shop is looked at (PUSH-01, PUSH-05). */
export function PushPlace() {
  const { push, pushMessage } = useShop().flows;
  // The selectors of these flows come with their code.
  const isAsked = useSelector(push, (flow) => flow.matches('primed'));
  const isTold = useSelector(pushMessage, (flow) => flow.matches('shown'));
  return (isAsked || isTold) && <PushParts />;
}
