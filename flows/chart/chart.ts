/** How a state stands to the states inside it. */
type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** What a state calls, or which flow it opens, while it is active. */
export interface Invocation {
  readonly id: string;
  /** The actor's name in the machine's setup. */
  readonly src: string;
  /** Another statechart rather than a call. */
  readonly isFlow: boolean;
  /** It outlives an expired session and a service that is down (`patient-call`). */
  readonly isPatient: boolean;
}

export interface ChartState {
  /** From the machine on, dotted: `addToCart.gating.judging`. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly kind: StateKind;
  /** Ids of the states a compound state begins in. */
  readonly initial: readonly string[];
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly Invocation[];
}

/** What starts a transition. */
export type Trigger =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always' }
  /** `time` is for people: `15 s`, or the delay's name where it is computed. */
  | { readonly kind: 'after'; readonly delay: string; readonly time: string }
  | { readonly kind: 'done' | 'failed'; readonly invoke: string }
  | { readonly kind: 'complete' };

export interface ChartTransition {
  /** State, trigger as XState writes it, and place among those it shares both with: `bags.loading|always|1`. */
  readonly id: string;
  readonly source: string;
  /** Ids of states; none where the flow stays as it is. */
  readonly targets: readonly string[];
  readonly trigger: Trigger;
  /** The guard's name; `else` for the last of several where no other guard held. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly description: string | null;
  readonly requirements: readonly string[];
}

/** A statechart as data: what drawings, pages and search are made of. */
export interface Chart {
  /** The folder in machines/. */
  readonly name: string;
  /** The machine's own id. */
  readonly id: string;
  /** Every state, each before those inside it; the machine itself is the first. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  /** Flows the machine opens without invoking them, by their names in its setup. */
  readonly spawns: readonly string[];
}
