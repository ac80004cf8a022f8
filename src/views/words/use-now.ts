import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShop } from '../shop-context.ts';

const never = () => () => undefined;

/**
 * The time now in ms, refreshed on every half minute and whenever `what` is counted changes. What the server rendered
 * is rendered once more with the server's time: both clocks may differ, and what is counted may be by either.
 */
export function useNow(what?: unknown): number {
  const { renderedAt } = useShop();
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [seen, setSeen] = useState(() => ({ what, now: (isHydrating ? renderedAt : null) ?? Date.now() }));
  if (!Object.is(seen.what, what)) setSeen(() => ({ what, now: Date.now() }));
  useEffect(() => {
    const timer = setInterval(() => setSeen({ what, now: Date.now() }), 30_000);
    return () => clearInterval(timer);
  }, [what]);
  return seen.now;
}
