import { assign, type EventObject, type ProvidedActor } from 'xstate';
import { failureOf, flowErrorOf, isRefusedWith, type FlowError } from '../contract/api/failure.ts';
import type { GivenGuard } from './chart.types.ts';

/** What a failed call hands to guards and actions: the error event, or its `error` alone. */
export interface FailedCall {
  error: unknown;
}

/** A failed call and the code it may have been refused with (T2). */
export interface RefusedCall extends FailedCall {
  code: string;
}

/** The guards that flows branch a failed call on. */
export const failureGuards = {
  isSessionExpired: (_, { error }) => failureOf(error) === 'sessionExpired',
  isServiceDown: (_, { error }) => failureOf(error) === 'serviceDown',
  /** The session expired, its login is too old, or the service is down: what was begun waits for it (SES-07, ERR-13). */
  isInterrupted: (_, { error }) => ['sessionExpired', 'loginStale', 'serviceDown'].includes(failureOf(error)),
  /** The login was dismissed, or the shopper left, before the call could be made again (SES-14). */
  isDismissed: (_, { error }) => failureOf(error) === 'dismissed',
  isMissing: (_, { error }) => failureOf(error) === 'notFound',
  isRefused: (_, { error }) => failureOf(error) === 'refused',
} satisfies Record<string, GivenGuard<FailedCall>>;

/** Whether a call was refused with a code. */
export const isRefusedFor: GivenGuard<RefusedCall> = (_, { error, code }) => isRefusedWith(error, code);

/** Keeps in the context why a call failed; a bug is kept as `unexpected`. */
export const assignFailure = <
  Context extends { error: FlowError | null },
  Event extends EventObject,
  Actor extends ProvidedActor,
>() =>
  assign<Context, Event, FailedCall, Event, Actor>(
    // TypeScript does not take a field of a generic context for a part of it.
    (_, { error }) => ({ error: flowErrorOf(error) }) as Partial<Context>,
  );

const timedOut: FlowError = { failure: 'timeout', messages: [] };

/** Keeps in the context that no answer came in time. */
export const assignTimeout = <
  Context extends { error: FlowError | null },
  Event extends EventObject,
  Actor extends ProvidedActor,
>() =>
  assign<Context, Event, undefined, Event, Actor>(
    // As in assignFailure.
    () => ({ error: timedOut }) as Partial<Context>,
  );

const dismissed: FlowError = { failure: 'dismissed', messages: [] };

/** Stores in the context that nobody is logged in: what was there is gone with the session. */
export const assignDismissed = <
  Context extends { error: FlowError | null },
  Event extends EventObject,
  Actor extends ProvidedActor,
>() =>
  assign<Context, Event, undefined, Event, Actor>(
    // As in assignFailure.
    () => ({ error: dismissed }) as Partial<Context>,
  );

/** What a refusal says: at each field its first message, and besides what is said of none of them (VAL-15). */
export function refusalOf<Field extends string>(
  error: unknown,
  fieldOf: (name: string) => Field | null,
): { atFields: Readonly<Partial<Record<Field, string>>>; besides: FlowError | null } {
  const refusal = flowErrorOf(error);
  const placed = refusal.messages.map((message) => ({
    message,
    at: message.field === null ? null : fieldOf(message.field),
  }));
  const others = placed.filter(({ at }) => at === null).map(({ message }) => message);
  const atFields: Partial<Record<Field, string>> = {};
  for (const { at, message } of placed) if (at !== null) atFields[at] ??= message.text;
  return {
    atFields,
    besides: others.length === 0 && placed.length > 0 ? null : { ...refusal, messages: others },
  };
}
