import { useEffect, useState } from 'react';

/** The time now in ms, refreshed on every half minute; only rendered in the browser. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
