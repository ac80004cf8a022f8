import { createDeferred } from '../deferred.ts';
import { deferredActors } from '../deferred-actors.ts';
import { whenIdle } from '../prefetch.ts';
import type { LifecycleDependencies, LifecycleFlows } from './lifecycle.ts';

/** What is seen of them before their code is here. */
const first = {
  appLifecycle: { value: { running: 'here' }, context: {}, tags: [] },
  versionCheck: { value: { check: 'resting', update: 'none' }, context: {}, tags: [] },
};

/** How long after it did not come the code is asked for again, in ms. */
const retryPause = 60_000;

/**
 * The flows of the app's own life: their code comes when the browser has nothing else to do, and what they are told until
 * then, as of writes that began, is kept for them.
 */
export function lazyLifecycle(deps: Omit<LifecycleDependencies, 'appState'>) {
  const come = createDeferred<{ flows: LifecycleFlows }>();
  const openWhenIdle = (appState: LifecycleDependencies['appState']) => {
    const open = async () => {
      try {
        const { openLifecycle } = await import('./lifecycle.ts');
        come.release({ flows: openLifecycle({ ...deps, appState }) });
      } catch {
        setTimeout(() => openWhenIdle(appState), retryPause);
      }
    };
    whenIdle(() => void open());
  };
  return { flows: deferredActors<LifecycleFlows>(first, come), openWhenIdle };
}
