import type { ReplayStep } from '../replay/replay.ts';

/** A value of the context, as text. */
export interface ContextEntry {
  readonly key: string;
  readonly text: string;
}

/** What a step did to a value of the context. */
export interface ContextChange {
  readonly key: string;
  /** Null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface HandStep extends ReplayStep {
  readonly changes: readonly ContextChange[];
}

/** Something that can happen now. */
export interface HandMove {
  /** What starts it: `order.place`, `buy failed`, `timer`. */
  readonly trigger: string;
  readonly says: string;
  readonly transitions: readonly string[];
  /** Ids of the innermost states that are active afterwards. */
  readonly leadsTo: readonly string[];
}

/** A walk by hand, as far as it came. */
export interface HandWalk {
  readonly machine: string;
  readonly starts: readonly string[];
  /** The start and what happened since; a number that nothing has ends the walk before it. */
  readonly steps: readonly HandStep[];
  readonly context: readonly ContextEntry[];
  /** Everything that can happen next, in the order its numbers go by: none where the flow is over. */
  readonly moves: readonly HandMove[];
}
