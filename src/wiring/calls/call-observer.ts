import type { ApiObserver } from '../../../services/api-client.ts';
import type { VisitorFlows } from '../../views/flows.ts';

/** The flows that are told what calls do. */
export type ObservingFlows = Pick<
  VisitorFlows,
  'appLifecycle' | 'navigation' | 'pendingRequests' | 'reauthentication' | 'session'
>;

/** Tells the flows what calls do, and what their answers say of session and service. */
export const callObserver = ({
  appLifecycle,
  navigation,
  pendingRequests,
  reauthentication,
  session,
}: ObservingFlows): ApiObserver => ({
  callStarted: () => pendingRequests.send({ type: 'call.started' }),
  callEnded: () => pendingRequests.send({ type: 'call.ended' }),
  writeStarted: () => appLifecycle.send({ type: 'write.started' }),
  writeEnded: () => appLifecycle.send({ type: 'write.ended' }),
  shownUser: () => session.getSnapshot().context.user?.userId ?? null,
  sessionExpired: () => session.send({ type: 'session.expire' }),
  loginStale: () => reauthentication.send({ type: 'confirmation.request' }),
  userSeen: (userId) => session.send({ type: 'user.seen', userId }),
  serviceFailed: () => navigation.send({ type: 'service.failed' }),
});
