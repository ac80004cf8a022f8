import { forgetTraces } from '../../../services/analytics/forget-traces.ts';
import type { openAnalytics, AnalyticsDependencies } from './analytics.ts';
import type { EmittedEvent } from '../emitted-events.ts';

/** What is there only with the consent to statistics, whoever counts. */
const ownTraces = ['clientId'];

/**
 * Counts once somebody allows it: the code comes with the consent. Where there is none, what an earlier one left in the
 * browser is deleted (COOK-02, COOK-04).
 */
export function lazyAnalytics(deps: AnalyticsDependencies): (event: EmittedEvent) => void {
  let opened: ReturnType<typeof openAnalytics> | null = null;
  let isOpening = false;
  const open = async () => {
    isOpening = true;
    try {
      opened = (await import('./analytics.ts')).openAnalytics(deps);
    } catch {
      // It is asked for again with the next choice or page.
      isOpening = false;
    }
  };
  return (event) => {
    opened?.told(event);
    if (event.type !== 'cookies.settled') return;
    if (event.preferences?.analytics === true) {
      if (!isOpening) void open();
      return;
    }
    const { analytics } = deps.facts;
    forgetTraces([...ownTraces, ...(analytics.kind === 'tagManager' ? analytics.stores : [])], {
      readCookies: () => document.cookie,
      writeCookie: (cookie) => {
        document.cookie = cookie;
      },
      storage: () => localStorage,
      hostname: location.hostname,
    });
  };
}
