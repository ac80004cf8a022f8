import type { AnyMachineSnapshot } from 'xstate';
import type { Effects } from './effects.ts';
import type { Move } from './moves.ts';

/** The realisations of a flow that the same paths run in. */
export type WorldName = 'model' | 'http' | 'browser';

/** The moves a path is going to make, so that a world can prepare for them. */
export type Plan = readonly Move[];

/** One running realisation of a flow: it is driven by moves and can be looked at. */
export interface World {
  /** Does what the move says: sends, answers the call, or lets the timer end; gives what was really answered. */
  play(move: Move): Promise<unknown>;
  /** Puts what this world really has into a move, where the cases name something else. */
  readonly adapt?: (move: Move) => Move | Promise<Move>;
  /** Sends what the state does not know; only where that costs nothing. */
  readonly refuse?: (move: Move) => void;
  /** Interrupts every patient call that is on its way, by session and by service; throws where it does not come back as it was. */
  readonly interrupt?: () => Promise<void>;
  /** The flow's own snapshot; null where only the screen can be seen. */
  snapshot(): AnyMachineSnapshot | null;
  /** What is there to be seen, in the same shape as `expected`; a world that needs time waits for this state's. */
  observe(snapshot: AnyMachineSnapshot): Promise<unknown>;
  /** What should be seen when the flow is in this state. */
  expected(snapshot: AnyMachineSnapshot): unknown;
  /** Waits until exactly the calls of this state are on their way; throws when that cannot be. */
  inflight(snapshot: AnyMachineSnapshot): Promise<void>;
  /** Everything that was seen when it was observed last, for rules over a screen. */
  readonly sight?: () => unknown;
  /** What the flow did since this was asked last. */
  effects(): Effects;
  close(): Promise<void>;
}
