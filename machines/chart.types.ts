import type { ActorLogic, EventObject, PromiseActorLogic, Snapshot } from 'xstate';

/** The union of a chart's events: `Payloads` maps each event's type to what it carries besides. */
export type EventOf<Payloads> = {
  [Type in keyof Payloads & string]: { type: Type } & Payloads[Type];
}[keyof Payloads & string];

/**
 * A guard that a chart names and its logic file gives, because it needs more than the chart may import (decision 016). In
 * the chart it is an empty object of this type, as a child chart is.
 */
export type GivenGuard<Params = undefined> = (args: unknown, params: Params) => boolean;

/** An action that a chart names and its logic file gives; see GivenGuard. */
export type GivenAction<Params = undefined> = (args: unknown, params: Params) => void;

/** A call that a chart names and its actors file gives, over the services; see GivenGuard. */
export type GivenCall<Output, Input = unknown> = PromiseActorLogic<Output, Input>;

/**
 * A call that outlives an expired session and a service that is down: `patient` of patient-call/patient-call.actors.ts makes it of a
 * plain one. Besides the failures of the call itself it may fail with an AbandonedCallError, so its state needs no timeout.
 */
export interface PatientCall<Output, Input = unknown> extends ActorLogic<
  Snapshot<Output> & { readonly isPatient?: true },
  EventObject,
  Input
> {
  readonly call: PromiseActorLogic<Output, Input>;
  /** In ms, from each time the call is made. */
  readonly answerTimeout: number;
}

/** A patient call that a chart names and its actors file gives; see GivenGuard. */
export type GivenPatientCall<Output, Input = unknown> = PatientCall<Output, Input>;

/**
 * Why a session is over, as `session.closed` carries it: its shopper logged out; the shop answered 419; an answer was given to nobody,
 * or another tab logged out; another user's session took its place, for whom nothing that was begun before may be done (SES-08).
 */
export type SessionEnd = 'logout' | 'expired' | 'disowned' | 'replaced';
