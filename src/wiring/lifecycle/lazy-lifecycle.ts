import { createDeferred } from '../deferred.ts';
import { deferredActors } from '../deferred-actors.ts';
import { whenIdle } from '../prefetch.ts';
import type { LifecycleDependencies, LifecycleFlows } from './lifecycle.ts';

/** What is seen of them before their code is here. */
const first = {
  appLifecycle: { value: { running: 'here' }, context: {}, tags: [] },
  versionCheck: { value: { check: 'resting', update: 'none' }, context: {}, tags: [] },
};

/** How long somebody may only look at the first page, in ms. */
const lookingTime = 30_000;

const moves = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'] as const;

/** Whoever looks at one page and goes pays for nothing. */
function afterFirstMove(call: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    waiting.abort();
    clearTimeout(late);
    call();
  };
  const late = setTimeout(once, lookingTime);
  for (const move of moves) document.addEventListener(move, once, { signal, passive: true });
}

/** How long after it did not come the code is asked for again, in ms. */
const retryPause = 60_000;

/**
 * The flows of the app's own life: their code comes when the shopper first moves and the browser has nothing else to do, and what they are told until
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
    afterFirstMove(() => whenIdle(() => void open()));
  };
  return { flows: deferredActors<LifecycleFlows>(first, come), openWhenIdle };
}
