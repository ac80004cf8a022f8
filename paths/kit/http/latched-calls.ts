import { fromPromise, type AnyActorLogic, type AnyMachineSnapshot } from 'xstate';
import type { PatientCall } from '../../../machines/chart.types.ts';
import { patient } from '../../../machines/patient-call/patient-call.actors.ts';
import type { Effects } from '../effects.ts';
import { settled } from '../held-calls.ts';
import { activeInvokes, invokerOf } from '../xstate-internals.ts';
import { callContext, nextCall } from './call-context.ts';
import type { Latch, Verdict } from './latch.ts';

interface Outcome {
  readonly isDone: boolean;
  readonly value: unknown;
}

interface LatchedCall {
  readonly id: string;
  /** Tells its requests from those of other calls. */
  readonly number: number;
  readonly input: unknown;
  readonly outcome: Promise<Outcome>;
  /** What the shop was brought to, or the latch is to say. */
  readonly arranged: Promise<Verdict | null>;
  readonly release: () => void;
  state: 'live' | 'answered' | 'aborted';
}

/** A call that is about to be made. */
export interface CallToBe {
  readonly src: string;
  readonly id: string;
  readonly input: unknown;
}

type PromiseCreator = (given: object) => Promise<unknown>;
type Arranging = (call: CallToBe) => Promise<Verdict | null>;

const isPatientCall = (logic: AnyActorLogic | PatientCall<unknown>): logic is PatientCall<unknown> =>
  'answerTimeout' in logic;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The real calls of a flow: they run at once, wait at the latch, and hand over their result when the path says so. */
export class LatchedCalls {
  private readonly calls: LatchedCall[] = [];
  /** What the shop was brought to for calls that are made again, by their ids. */
  private readonly arranged = new Map<string, Promise<Verdict | null>>();
  private readonly latch: Latch;
  private readonly effects: () => Effects;

  constructor(latch: Latch, effects: () => Effects) {
    this.latch = latch;
    this.effects = effects;
  }

  /** Returns the real actor, run under watch, once the shop is arranged for the answer the path needs of it. */
  logic(src: string, real: AnyActorLogic, arrange: Arranging): AnyActorLogic {
    return isPatientCall(real)
      ? patient(this.plain(src, real.call, { arrange, isPatient: true }), real)
      : this.plain(src, real, { arrange, isPatient: false });
  }

  private plain(
    src: string,
    real: AnyActorLogic,
    { arrange, isPatient }: { arrange: Arranging; isPatient: boolean },
  ) {
    // What fromPromise was given is its logic's public `config`, typed as unknown.
    const run = real.config as PromiseCreator;
    return fromPromise<unknown, unknown>(async (given) => {
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const { input } = given;
      const { id } = isPatient ? invokerOf(given.self) : given.self;
      const number = nextCall();
      const arranged = this.arranged.get(id) ?? arrange({ src, id, input });
      this.arranged.delete(id);
      const outcome = arranged
        .then(() => callContext.run(number, () => run(given)))
        .then(
          (value): Outcome => ({ isDone: true, value }),
          (value: unknown): Outcome => ({ isDone: false, value }),
        );
      const call: LatchedCall = { id, number, input, outcome, arranged, release, state: 'live' };
      given.signal.addEventListener('abort', () => {
        if (call.state === 'live') call.state = 'aborted';
      });
      this.calls.push(call);
      this.effects().calls.push({ src, id, input });
      const { isDone, value } = await outcome;
      await released;
      if (isDone) return value;
      throw value;
    });
  }

  private live(id: string): LatchedCall {
    const call = this.calls.findLast((one) => one.id === id && one.state === 'live');
    if (call === undefined) throw new Error(`the call ${id} is not on its way`);
    return call;
  }

  /** Speaks the verdict on a call's requests and returns its result, which the flow waits for still. */
  private speak({ number, outcome }: LatchedCall, verdict: Verdict): Promise<Outcome> {
    this.latch.speak(number, verdict);
    return Promise.race([
      outcome,
      pause(10_000).then((): Outcome => ({ isDone: false, value: 'nothing for 10 seconds' })),
    ]);
  }

  /** Speaks the verdict on a call's requests and hands its result to the flow; answers what it was. */
  async answer({ id, wantsDone }: { id: string; wantsDone: boolean }): Promise<unknown> {
    const call = this.live(id);
    const { isDone, value } = await this.speak(call, (await call.arranged) ?? 'pass');
    if (isDone !== wantsDone)
      throw new Error(`the shop ${isDone ? 'answered' : 'refused'}: ${described(value)}`);
    call.state = 'answered';
    call.release();
    await settled();
    return value;
  }

  /**
   * Lets a call meet a 419 and returns what it was made with; null where it asks the shop nothing. The shop is not arranged anew
   * for the call that follows it.
   */
  async expire(id: string): Promise<{ input: unknown } | null> {
    const call = this.live(id);
    await call.arranged;
    const { isDone } = await this.speak(call, 419);
    if (isDone) return null;
    this.arranged.set(id, call.arranged);
    call.state = 'answered';
    call.release();
    await settled();
    return { input: call.input };
  }

  /** Waits until the state's calls are at the latch and nothing else is. */
  async inflight(snapshot: AnyMachineSnapshot, known: ReadonlySet<string>): Promise<void> {
    const wanted = activeInvokes(snapshot)
      .filter(({ src }) => known.has(src))
      .map(({ id }) => id);
    const live = this.calls.filter(({ state }) => state === 'live');
    const text = (ids: readonly string[]) => ids.toSorted().join(', ') || 'none';
    if (text(wanted) !== text(live.map(({ id }) => id)))
      throw new Error(`calls on their way: ${text(live.map(({ id }) => id))}; the chart has ${text(wanted)}`);
    for (const { number, outcome } of live)
      await Promise.race([this.latch.arrival(number), outcome, pause(5000)]);
    const gone = this.calls.filter(({ state }) => state === 'aborted');
    for (let waited = 0; gone.some(({ number }) => this.latch.holds(number)); waited += 2) {
      if (waited > 2000) throw new Error('a call that was given up is still on its way');
      await pause(2);
    }
  }

  /** Cuts whatever is still on its way. */
  cutAll(): void {
    for (const { number } of this.calls) this.latch.speak(number, 'cut');
  }
}

const described = (value: unknown): string =>
  value instanceof Error
    ? `${value.message} ${JSON.stringify(value)} ${value.cause instanceof Error ? value.cause.message : ''}`
    : (JSON.stringify(value)?.slice(0, 300) ?? 'nothing');
