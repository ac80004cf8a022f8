import type { AnalyticsEvent } from '../../contract/api/analytics.ts';

/** Where events go. */
export interface AnalyticsChannel {
  /** Loads what it needs; rejects where that does not come. Asked once consent is there. */
  open: () => Promise<void>;
  /** Hands events over without waiting for anybody. */
  send: (events: readonly AnalyticsEvent[]) => void;
  /** What is allowed besides statistics may be another. */
  tellGrants: () => void;
  /** Consent is withdrawn: nothing is sent any more, and what was stored is deleted. */
  close: () => void;
}
