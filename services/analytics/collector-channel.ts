import { analyticsPath } from '../../contract/api/analytics.ts';
import type { AnalyticsChannel } from './analytics-channel.ts';

interface CollectorDependencies {
  /** The browser's own: it sends when there is time, also after the page is gone; false where it takes no more. */
  sendBeacon: (path: string, body: Blob) => boolean;
}

/** The shop's own collector: it needs no code, and stores nothing in the browser. */
export const collectorChannel = ({ sendBeacon }: CollectorDependencies): AnalyticsChannel => ({
  open: () => Promise.resolve(),
  send(events) {
    // What a browser does not take is not counted: statistics are worth no second try.
    sendBeacon(analyticsPath, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
  },
  tellGrants: () => undefined,
  close: () => undefined,
});
