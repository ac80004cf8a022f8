import { fromPromise } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import type { Effects } from './effects.ts';
import type { Move } from './moves.ts';
import { activeInvokes, invokerOf } from './xstate-internals.ts';

interface HeldCall {
  readonly src: string;
  readonly id: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
  state: 'live' | 'answered' | 'aborted' | 'answered late';
}

/** Lets every promise that is already answered reach the machines. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** Calls that are answered when a path says so. */
export class HeldCalls {
  private readonly calls: HeldCall[] = [];

  /** Returns the logic that stands for the calls of this name; `isPatient` where a patient call makes them. */
  logic(src: string, effects: () => Effects, isPatient = false) {
    return fromPromise<unknown, unknown>(
      ({ input, signal, self }) =>
        new Promise((resolve, reject) => {
          const { id } = isPatient ? invokerOf(self) : self;
          const call: HeldCall = { src, id, input, resolve, reject, state: 'live' };
          signal.addEventListener('abort', () => {
            if (call.state === 'live') call.state = 'aborted';
          });
          this.calls.push(call);
          effects().calls.push({ src, id, input });
        }),
    );
  }

  /** Returns the live call of an invoke. Throws where it is not on its way. */
  live(id: string): HeldCall {
    const call = this.calls.findLast((one) => one.id === id && one.state === 'live');
    if (call === undefined) throw new Error(`the call ${id} is not on its way`);
    return call;
  }

  /** Answers the live call the move speaks of. */
  async answer({ kind, id, value }: Pick<Move, 'kind' | 'id' | 'value'>): Promise<void> {
    const call = this.live(id);
    call.state = 'answered';
    if (kind === 'failed') call.reject(value);
    else call.resolve(value);
    await settled();
  }

  /** Compares the live calls with those of the state; answers a sentence for each difference. */
  differences(snapshot: AnyMachineSnapshot, known: ReadonlySet<string>): string[] {
    const wanted = activeInvokes(snapshot).filter(({ src }) => known.has(src));
    const live = this.calls.filter(({ state }) => state === 'live');
    const text = (list: readonly { id: string }[]) =>
      list
        .map(({ id }) => id)
        .toSorted()
        .join(', ') || 'none';
    return text(wanted) === text(live)
      ? []
      : [`calls on their way: ${text(live)}; the chart has ${text(wanted)}`];
  }

  /** Answers what was aborted and not answered yet; it must move nothing. */
  async answerLate(): Promise<boolean> {
    const late = this.calls.filter(({ state }) => state === 'aborted');
    for (const call of late) {
      call.state = 'answered late';
      call.resolve(undefined);
    }
    if (late.length > 0) await settled();
    return late.length > 0;
  }
}
