import type { ActorLogic, AnyEventObject, Snapshot } from 'xstate';

type HeldSnapshot = Snapshot<unknown> & { input: unknown };

const endFlow = 'heldFlow.end';
const breakFlow = 'heldFlow.break';

/** Ends a held flow with this output. */
export const ending = (output: unknown): AnyEventObject => ({ type: endFlow, output });

/** Breaks a held flow: it dies of this error. */
export const breaking = (error: unknown): AnyEventObject => ({ type: breakFlow, error });

/** What stands for another flow: it keeps what it is told and ends when the path says so. */
export const heldFlow = (heard: {
  opened: (id: string, input: unknown) => void;
  told: (event: AnyEventObject) => void;
}): ActorLogic<HeldSnapshot, AnyEventObject, unknown> => ({
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  start: (snapshot, { self }) => heard.opened(self.id, snapshot.input),
  transition(snapshot, event) {
    if (event.type === 'xstate.stop')
      return { status: 'stopped', output: undefined, error: undefined, input: snapshot.input };
    if (event.type === endFlow)
      return { status: 'done', output: event['output'], error: undefined, input: snapshot.input };
    if (event.type === breakFlow)
      return { status: 'error', output: undefined, error: event['error'], input: snapshot.input };
    heard.told(event);
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});
