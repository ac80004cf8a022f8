import {
  AbandonedCallError,
  ApiFailure,
  type AbandonedKind,
  type FailureKind,
} from '../../contract/api/failure.ts';

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

type Failure = Exclude<FailureKind, 'refused'> | AbandonedKind;

const meaning: Readonly<Record<Failure, string>> = {
  sessionExpired: 'is answered 419: the session is gone',
  loginStale: 'is refused until the password is given again',
  serviceDown: 'is answered 503: the service is down',
  network: 'is cut: nobody knows what became of it',
  notFound: 'is answered 404',
  unreadable: 'is answered something that breaks the contract',
  timeout: 'has no answer in time',
  dismissed: 'is given up with the login',
};

/** Returns the ways a call may fail: `fails('the add', 'sessionExpired', 'network')`. */
export const fails = (call: string, ...kinds: Failure[]): Case<unknown>[] =>
  kinds.map((kind) =>
    says(
      `${call} ${meaning[kind]}`,
      kind === 'timeout' || kind === 'dismissed' ? new AbandonedCallError(kind) : new ApiFailure(kind),
    ),
  );

/** Returns the ways a patient call may fail: given up with the login, late, and those named. */
export const patientFails = (
  call: string,
  ...kinds: Exclude<Failure, 'sessionExpired' | 'serviceDown' | AbandonedKind>[]
): Case<unknown>[] => fails(call, 'dismissed', 'timeout', ...kinds);

/** The server says no, and why, at a field where it names one. */
export const refuses = (call: string, code: string, field: string | null = null): Case<unknown> =>
  says(
    `${call} is refused: ${code}`,
    new ApiFailure('refused', { messages: [{ code, text: `text of ${code}`, field }] }),
  );
