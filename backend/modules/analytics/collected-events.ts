import type { AnalyticsEvent } from '../../../contract/api/analytics.ts';
import type { Log } from '../../platform/log.ts';

/** An event as it came. */
export interface CollectedEvent {
  readonly at: Date;
  readonly event: AnalyticsEvent;
}

/** What the shop's own collector does with the events of all brands. */
export interface CollectedEvents {
  take: (tenantId: string, events: readonly AnalyticsEvent[], at: Date) => void;
  /** The latest of a brand, newest first; none where they are not kept. */
  latest: (tenantId: string) => readonly CollectedEvent[];
}

const kept = 500;

/** Keeps the latest in this process, for who develops. */
export function eventsInMemory(): CollectedEvents {
  const byTenant = new Map<string, readonly CollectedEvent[]>();
  return {
    take(tenantId, events, at) {
      const newest = events.map((event) => ({ at, event })).toReversed();
      byTenant.set(tenantId, [...newest, ...(byTenant.get(tenantId) ?? [])].slice(0, kept));
    },
    latest: (tenantId) => byTenant.get(tenantId) ?? [],
  };
}

/** Writes a line for each into the log, where an operator's own tools count them. */
export const eventsInLog = (log: Pick<Log, 'info'>): CollectedEvents => ({
  take(tenantId, events) {
    for (const event of events) log.info('analytics.event', { tenantId, event: JSON.stringify(event) });
  },
  latest: () => [],
});
