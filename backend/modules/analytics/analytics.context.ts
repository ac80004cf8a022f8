import type { PlatformContext } from '../../platform/platform-context.ts';
import type { AuthContext } from '../auth/auth.context.ts';
import type { CollectedEvents } from './collected-events.ts';

/** What the process keeps of analytics. */
export interface AnalyticsServices {
  readonly collectedEvents: CollectedEvents;
}

/** Everything a use case of this module may touch; each takes its pick. */
export type AnalyticsContext = PlatformContext & AnalyticsServices & Pick<AuthContext, 'rateLimits'>;
