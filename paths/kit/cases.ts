import { ApiFailure, type FailureKind } from '../../contract/api/failure.ts';

/** A value with the sentence a report tells it by. */
export interface Case<T> {
  readonly says: string;
  readonly value: T;
}

/** Cases of an event or an answer; a function where they depend on the state. */
export type Cases<Snapshot, T> = readonly Case<T>[] | ((snapshot: Snapshot) => readonly Case<T>[]);

/** An event that carries nothing but its type. */
type Nothing = Readonly<Record<string, never>>;

/** One case: the sentence, and what the event carries beside its type. */
export function says(sentence: string): Case<Nothing>;
export function says<T>(sentence: string, value: T): Case<T>;
export function says(sentence: string, value: unknown = {}): Case<unknown> {
  return { says: sentence, value };
}

const meaning: Readonly<Record<Exclude<FailureKind, 'refused'>, string>> = {
  sessionExpired: 'is answered 419: the session is gone',
  serviceDown: 'is answered 503: the service is down',
  network: 'is cut: nobody knows what became of it',
  notFound: 'is answered 404',
  unreadable: 'is answered something that breaks the contract',
};

/** The ways a call may fail: `fails('the add', 'sessionExpired', 'network')`. */
export const fails = (call: string, ...kinds: Exclude<FailureKind, 'refused'>[]): Case<unknown>[] =>
  kinds.map((kind) => says(`${call} ${meaning[kind]}`, new ApiFailure(kind)));

/** The server says no, and why, at a field where it names one. */
export const refuses = (call: string, code: string, field: string | null = null): Case<unknown> =>
  says(
    `${call} is refused: ${code}`,
    new ApiFailure('refused', { messages: [{ code, text: `text of ${code}`, field }] }),
  );
