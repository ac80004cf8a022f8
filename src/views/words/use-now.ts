import { useEffect, useState } from 'react';
import { useShop } from '../shop-context.ts';
import { useHydrating } from './use-hydrating.ts';

/**
 * The time now in ms, refreshed `every` so many ms, else each half minute, and whenever `what` is counted changes. What
 * the server rendered is rendered once more with the server's time: both clocks may differ, and what is counted may be
 * by either.
 */
export function useNow(what?: unknown, every = 30_000): number {
  const { renderedAt } = useShop();
  const isHydrating = useHydrating();
  const [seen, setSeen] = useState(() => ({ what, now: (isHydrating ? renderedAt : null) ?? Date.now() }));
  if (!Object.is(seen.what, what)) setSeen(() => ({ what, now: Date.now() }));
  useEffect(() => {
    const timer = setInterval(() => setSeen({ what, now: Date.now() }), every);
    return () => clearInterval(timer);
  }, [what, every]);
  return seen.now;
}
