import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { markedSnapshot } from './data-words.ts';
import { typedSnapshot } from './typed-words.ts';

/** An event that a view sent. */
export interface SentEvent {
  /** The flow it was sent to. */
  readonly to: string;
  readonly event: AnyEventObject;
}

export type Recorder = (sent: SentEvent) => void;

/** A flow that stands still in one state and records what it is sent. */
export function standIn(name: string, snapshot: AnyMachineSnapshot, record: Recorder): AnyActorRef {
  const shown = typedSnapshot(markedSnapshot(snapshot));
  const actor = {
    id: name,
    getSnapshot: () => shown,
    subscribe: () => ({ unsubscribe: () => undefined }),
    on: () => ({ unsubscribe: () => undefined }),
    send: (event: AnyEventObject) => record({ to: name, event }),
  };
  // All that a view does with a flow; the rest of an actor is its owner's.
  return actor as unknown as AnyActorRef;
}

/** The same state with these flows opened by it. */
export const withChildren = (
  snapshot: AnyMachineSnapshot,
  children: Readonly<Record<string, AnyActorRef>>,
): AnyMachineSnapshot => ({ ...snapshot, children: { ...snapshot.children, ...children } });
