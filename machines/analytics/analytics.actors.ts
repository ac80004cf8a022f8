import { fromPromise } from 'xstate';
import type { AnalyticsChannel } from '../../services/analytics/analytics-channel.ts';

export const analyticsActors = ({ channel }: { channel: Pick<AnalyticsChannel, 'open'> }) => ({
  openChannel: fromPromise<void>(() => channel.open()),
});
