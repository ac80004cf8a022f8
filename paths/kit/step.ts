import type {
  AnyActorLogic,
  AnyEventObject,
  AnyStateMachine,
  EmittedFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';

/** The actors a machine calls, as its `<flow>.actors.ts` makes them. */
export type Actors = Record<string, AnyActorLogic>;

/** A machine that calls nothing. */
export type NoActors = Readonly<Record<string, never>>;

/**
 * One step of a run, as rules read it: what happened, the real snapshots around it, and everything the machine did
 * because of it.
 */
export interface Step<M extends AnyStateMachine, A extends Actors> {
  /** The step in the shopper's words. */
  readonly says: string;
  readonly before: SnapshotFrom<M>;
  readonly after: SnapshotFrom<M>;
  /** The machine has just been started. */
  readonly isStart: boolean;
  /** The event, when this step sent one of this type. */
  sent<K extends EventFrom<M>['type']>(type: K): Extract<EventFrom<M>, { type: K }> | null;
  /** The call's result, when this step answered it. */
  done<K extends keyof A & string>(call: K): { readonly output: OutputFrom<A[K]> } | null;
  /** What the call failed with, when it failed in this step. */
  failed(call: keyof A & string): { readonly error: unknown } | null;
  /** An invoked flow ended in this step, with this output. */
  ended(flow: string): { readonly output: unknown } | null;
  /** An invoked flow died of a bug of its own in this step. */
  broke(flow: string): boolean;
  /** A timer ended in this step: this one, or any where none is named. */
  elapsed(delay?: string): boolean;
  /** Inputs of the calls made in this step. */
  calls<K extends keyof A & string>(call: K): readonly InputFrom<A[K]>[];
  /** How many of these calls are on their way after this step, and how many were before it. */
  inFlight(call: keyof A & string): number;
  wasInFlight(call: keyof A & string): number;
  /** What the machine emitted in this step. */
  emitted<K extends EmittedFrom<M>['type']>(type: K): readonly Extract<EmittedFrom<M>, { type: K }>[];
  /** What the machine told another flow in this step: a child by its id, or `parent`. */
  told(flow: string, type?: string): readonly AnyEventObject[];
  /** Inputs of the flows opened in this step. */
  opened(flow: string): readonly unknown[];
  /** How often an action with an outside effect ran in this step. */
  effects(name: string): number;
}

/** The steps of a run up to and with the one at hand. */
export type Trail<M extends AnyStateMachine, A extends Actors> = readonly Step<M, A>[];

/** How many things a trail holds: `count(trail, (step) => step.calls('buy').length)`. */
export const count = <S>(trail: readonly S[], of: (step: S) => number): number =>
  trail.reduce((sum, step) => sum + of(step), 0);

/** The steps since the last one that meets the condition, without it; all of them when none does. */
export const since = <S>(trail: readonly S[], condition: (step: S) => boolean): readonly S[] =>
  trail.slice(trail.findLastIndex(condition) + 1);

/** The steps from the last one that meets the condition on; all of them when none does. */
export const from = <S>(trail: readonly S[], condition: (step: S) => boolean): readonly S[] =>
  trail.slice(Math.max(0, trail.findLastIndex(condition)));
