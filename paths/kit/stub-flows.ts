import {
  createActor,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import type { Effects } from './effects.ts';
import { breaking, ending, heldFlow } from './held-flow.ts';
import type { Move } from './moves.ts';

type StubLogic = ActorLogic<Snapshot<unknown> & { input: unknown }, AnyEventObject, unknown>;

/** Stands for the other flows of a machine: its parent, and those it opens. */
export class StubFlows {
  private readonly refs = new Map<string, AnyActorRef>();
  private readonly effects: () => Effects;
  readonly parent: AnyActorRef;

  constructor(effects: () => Effects) {
    this.effects = effects;
    this.parent = createActor(
      heldFlow({
        opened: () => undefined,
        told: (event) => this.effects().told.push({ to: 'parent', event }),
      }),
    ).start();
  }

  /** A stub for each of these flows. */
  logics(names: Iterable<string>): Record<string, StubLogic> {
    const logic = (src: string) =>
      heldFlow({
        opened: (id, input) => this.effects().opened.push({ src, id, input }),
        told: (event) => this.effects().told.push({ to: src, event }),
      });
    return Object.fromEntries([...names].map((src) => [src, logic(src)]));
  }

  /** Remembers the actors that are made, so that they can be ended. */
  note(event: InspectionEvent): void {
    if (event.type !== '@xstate.actor') return;
    const ref = event.actorRef as AnyActorRef; // inspection hands it out under a narrower type
    this.refs.set(ref.id, ref);
  }

  /** Ends or breaks a flow as the move says. */
  end({ id, value, kind }: Move): void {
    this.refs.get(id)?.send(kind === 'failed' ? breaking(value) : ending(value));
  }

  stop(): void {
    this.parent.stop();
  }
}
