/**
 * Calls once what may wait for the page to be seen: when the browser tells of its first paint, or when the frame with its
 * whole markup has been drawn, for it may be slow to tell. Where nobody looks nothing is drawn, and it is called when the
 * page is loaded.
 */
export function afterFirstPaint(call: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    if (signal.aborted) return;
    waiting.abort();
    call();
  };
  const onParsed = () => requestAnimationFrame(() => requestAnimationFrame(once));
  const onLoad = () => {
    if (document.visibilityState === 'hidden') once();
  };
  document.addEventListener('visibilitychange', once, { signal });
  addEventListener('load', onLoad, { signal });
  // A development server's early script comes later than the one in the document.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onParsed, { signal });
  else onParsed();
  const paints = new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  });
  paints.observe({ type: 'paint', buffered: true });
}
