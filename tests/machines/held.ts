import { fromPromise, type PromiseActorLogic } from 'xstate';
import { ApiFailure, type FailureKind } from '../../contract/api/failure.ts';
import type { PatientCall } from '../../machines/chart.types.ts';
import { patient } from '../../machines/patient-call/patient-call.actors.ts';

/** One call of a held service: it is answered when the test says so. */
interface HeldCall<Output, Input> {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

export interface HeldActor<Output, Input> {
  logic: PromiseActorLogic<Output, Input>;
  /** The same as a call that outlives an expired session. */
  patient: PatientCall<Output, Input>;
  calls: HeldCall<Output, Input>[];
  /** The latest call; a test that has none is wrong. */
  latest: () => HeldCall<Output, Input>;
}

/** Lets every promise that is already answered reach the machines. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** A service that answers only when told to. */
export function held<Output, Input = unknown>(): HeldActor<Output, Input> {
  const calls: HeldCall<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          signal,
          answer: (output) => {
            resolve(output);
            return settled();
          },
          fail: (error) => {
            reject(error instanceof Error ? error : new Error(String(error)));
            return settled();
          },
        });
      }),
  );
  return {
    logic,
    patient: patient(logic),
    calls,
    latest: () => {
      const call = calls.at(-1);
      if (call === undefined) throw new Error('the service was not called');
      return call;
    },
  };
}

/** A refusal as the shop API gives it. */
export const refusal = (code: string, text = code): ApiFailure =>
  new ApiFailure('refused', { messages: [{ code, text, field: null }] });

export const failed = (kind: FailureKind): ApiFailure => new ApiFailure(kind);
