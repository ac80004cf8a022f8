import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import type { VisitorFlows } from '../../views/flows.ts';
import type { KeepDependencies } from '../offline/keep-for-later.ts';
import { registerWorker } from './register-worker.ts';

/** How long the shopper who has just come is left alone with the line, in ms. */
const pause = 5_000;

/**
 * Has the worker keep the shop for times without network, and what is a shopper's own once there is one (B-27, B-40). A browser
 * that refuses goes on without.
 */
export async function openWorker(
  deps: KeepDependencies,
  { session }: Pick<VisitorFlows, 'session'>,
): Promise<void> {
  await registerWorker();
  await navigator.serviceWorker.ready;
  const keep = async () => {
    const { keepForLater } = await import('../offline/keep-for-later.ts');
    await keepForLater(deps);
  };
  let wasKnown = false;
  const look = () => {
    const isKnown = isLoggedIn(session.getSnapshot());
    // What fails is read when it is opened.
    if (isKnown && !wasKnown) setTimeout(() => void keep().catch(() => undefined), pause);
    wasKnown = isKnown;
  };
  session.subscribe(look);
  look();
}
