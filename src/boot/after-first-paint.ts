/** Calls once what may wait for the page to be seen; where nobody looks, or a browser does not tell, once it is loaded. */
export function afterFirstPaint(call: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    if (signal.aborted) return;
    waiting.abort();
    call();
  };
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  const onLoad = () => {
    if (!isTold || document.visibilityState === 'hidden') once();
  };
  addEventListener('load', onLoad, { signal });
  document.addEventListener('visibilitychange', once, { signal });
  if (!isTold) return;
  const paints = new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  });
  paints.observe({ type: 'paint', buffered: true });
}
