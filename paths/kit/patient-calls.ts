import { isDeepStrictEqual } from 'node:util';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { ApiFailure, failureOf, type FailureKind } from '../../contract/api/failure.ts';
import { isIdle, type Effects } from './effects.ts';
import { vertexId } from './explore.ts';
import { settled } from './held-calls.ts';
import type { AnyFlowModel } from './model.ts';
import type { Move } from './moves.ts';
import { activeInvokes, type ActiveInvoke } from './xstate-internals.ts';

/** What holds for every patient call of every flow. */
export const patientRule = {
  id: 'HOUSE-PATIENT',
  says: 'A patient call is made again once, as it was, after the login and after the service; the flow notices neither.',
};

/** The interruptions, each with the fact that ends it. */
const interruptions: readonly { kind: FailureKind; back: string }[] = [
  { kind: 'sessionExpired', back: 'session.opened' },
  { kind: 'serviceDown', back: 'service.resumed' },
  { kind: 'loginStale', back: 'login.confirmed' },
];

interface PatientFlow {
  readonly snapshot: () => AnyMachineSnapshot;
  readonly send: (event: AnyEventObject) => void;
  /** Answers the call the move speaks of. */
  readonly answer: (move: Pick<Move, 'kind' | 'id' | 'value'>) => Promise<void>;
  /** Returns what the call of an invoke that is on its way was made with. */
  readonly inputOf: (id: string) => unknown;
  /** Returns what the flow did since the last time. */
  readonly takeEffects: () => Effects;
}

/** Answers and interrupts the patient calls of a flow that runs on held calls. */
export class PatientCalls {
  private readonly model: AnyFlowModel;
  private readonly flow: PatientFlow;

  constructor(model: AnyFlowModel, flow: PatientFlow) {
    this.model = model;
    this.flow = flow;
  }

  private isPatient(src: string): boolean {
    return this.model.answers[src]?.isPatient === true;
  }

  /** Answers a call. One that is given up with the login meets the 419 and the dismissed login for real. */
  async answer(move: Move): Promise<void> {
    if (!this.isPatient(move.src) || failureOf(move.value) !== 'dismissed') return this.flow.answer(move);
    const call = this.childOf(move);
    await this.flow.answer({ ...move, value: new ApiFailure('sessionExpired') });
    call.send({ type: 'login.dismissed' });
    await settled();
  }

  /** Interrupts each call that is on its way and brings it back. Throws where the flow notices, or the call differs. */
  async interrupt(): Promise<void> {
    for (const invoke of activeInvokes(this.flow.snapshot())) {
      if (!this.isPatient(invoke.src)) continue;
      for (const { kind, back } of interruptions) {
        // What a flow passes on to its calls itself is no write that needs a recent login.
        if (kind !== 'loginStale' || this.model.forwardsFacts !== true)
          await this.interruptOne(invoke, kind, back);
      }
    }
  }

  private async interruptOne({ id, src }: ActiveInvoke, kind: FailureKind, back: string): Promise<void> {
    const { model, flow } = this;
    const before = vertexId(model, flow.snapshot());
    const receiver = model.forwardsFacts === true ? flow : this.childOf({ id });
    const input = flow.inputOf(id);
    await flow.answer({ kind: 'failed', id, value: new ApiFailure(kind) });
    if (!isIdle(flow.takeEffects())) throw new Error(`${id}: the flow acts on ${kind}`);
    receiver.send({ type: back });
    await settled();
    const { calls, ...others } = flow.takeEffects();
    const [made] = calls;
    if (calls.length !== 1 || made?.id !== id || made.src !== src || !isIdle({ ...others, calls: [] }))
      throw new Error(`${id}: ${calls.length} calls after ${back}, where one is due`);
    if (!isDeepStrictEqual(made.input, input))
      throw new Error(`${id}: made with another input after ${back}`);
    if (vertexId(model, flow.snapshot()) !== before) throw new Error(`${id}: ${kind} moves the flow`);
  }

  private childOf({ id }: { readonly id: string }): AnyActorRef {
    const { children }: AnyMachineSnapshot = this.flow.snapshot();
    const child: AnyActorRef | undefined = children[id];
    if (child === undefined) throw new Error(`the call ${id} is not on its way`);
    return child;
  }
}
