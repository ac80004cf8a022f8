import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { noEffects, type Effects } from '../effects.ts';
import { readEventName } from '../event-name.ts';
import { Judge } from '../judge.ts';
import type { AnyFlowModel, AnyStep } from '../model.ts';
import type { Move } from '../moves.ts';
import { place } from '../place.ts';
import { activeInvokes, machineSnapshot, parentOf, inputOf } from '../xstate-internals.ts';
import { observedStep } from '../observed-step.ts';
import type { Wrong } from './scene.ts';

interface LiveFlow {
  readonly model: AnyFlowModel;
  readonly judge: Judge;
  readonly trail: AnyStep[];
  last: AnyMachineSnapshot | null;
}

const nameOf = (ref: AnyActorRef): string => (typeof ref.src === 'string' ? ref.src : ref.id);

/** The move that an event means to the flow that took it. */
function moveOf(event: AnyEventObject, before: AnyMachineSnapshot): Move {
  const name = readEventName(event.type);
  const common = { label: event.type, says: event.type, event };
  if (name.kind === 'elapsed') return { ...common, kind: 'elapsed', id: name.delay, src: '' };
  if (name.kind !== 'done' && name.kind !== 'failed')
    return { ...common, kind: 'sent', id: event.type, src: '' };
  const { id, kind } = name;
  const child = before.children[id];
  const src = activeInvokes(before).find((invoke) => invoke.id === id)?.src ?? (child ? nameOf(child) : id);
  return { ...common, kind, id, src, value: kind === 'done' ? event['output'] : event['error'] };
}

/**
 * Watches flows that run together, through inspection alone, and judges each by the rules of its model: what holds for
 * a flow by itself must hold for it in company.
 */
export class LiveFlows {
  private readonly models: ReadonlyMap<string, AnyFlowModel>;
  private readonly flows = new Map<string, LiveFlow>();
  /** What each actor has done since its last step; an actor does things before its first snapshot is known. */
  private readonly effects = new Map<string, Effects>();
  private readonly changed = new Map<string, string>();
  private readonly wrongs: Wrong[] = [];
  /** Whose actions run, the innermost last; a custom action sends without a sender's name. */
  private readonly acting: AnyActorRef[] = [];

  constructor(models: readonly AnyFlowModel[]) {
    this.models = new Map(models.map((model) => [model.machine.id, model]));
  }

  /** Watches an actor that is not started yet, and all it spawned or will spawn. */
  watch(root: AnyActorRef): void {
    this.born(root);
    for (const child of Object.values<AnyActorRef>(root.getSnapshot().children)) this.born(child);
    root.system.inspect((event: InspectionEvent) => this.inspect(event));
  }

  private inspect(event: InspectionEvent): void {
    const ref = event.actorRef as AnyActorRef; // inspection hands it out under a narrower type
    if (event.type === '@xstate.actor') this.born(ref);
    if (event.type === '@xstate.event')
      this.told(event.sourceRef as AnyActorRef | undefined, ref, event.event);
    if (event.type === '@xstate.action') {
      if (this.acting.at(-1) !== ref) this.acting.push(ref);
      this.deedsOf(ref).effects.push(event.action.type);
    }
    if (event.type === '@xstate.snapshot') {
      const at = this.acting.lastIndexOf(ref);
      if (at >= 0) this.acting.length = at;
      const snapshot = machineSnapshot(event.snapshot);
      if (snapshot !== null) this.stepped(ref, event.event, snapshot);
    }
  }

  /** The first thing that went wrong in any flow. */
  get wrong(): Wrong | null {
    return this.wrongs[0] ?? null;
  }

  /** The flows that moved since this was asked last. */
  moved(): string {
    const text = [...this.changed].map(([name, at]) => `${name} ${at}`).join(', ');
    this.changed.clear();
    return text;
  }

  private deedsOf(ref: AnyActorRef): Effects {
    const effects = this.effects.get(ref.sessionId) ?? noEffects();
    this.effects.set(ref.sessionId, effects);
    return effects;
  }

  private born(ref: AnyActorRef): void {
    const parent = parentOf(ref);
    if (parent !== undefined)
      this.deedsOf(parent).opened.push({ src: nameOf(ref), id: ref.id, input: inputOf(ref) });
    ref.on('*', (emitted: AnyEventObject) => this.deedsOf(ref).emitted.push(emitted));
    ref.subscribe({
      error: (cause: unknown) => {
        const flow = this.flows.get(ref.sessionId);
        if (flow === undefined || flow.model.isCall === true) return;
        const got = `${nameOf(ref)} died: ${String(cause)}`;
        this.wrongs.push({ rule: 'HOUSE-ALIVE', says: 'No flow dies.', got });
      },
    });
  }

  private told(sender: AnyActorRef | undefined, to: AnyActorRef, event: AnyEventObject): void {
    const acting = this.acting.at(-1);
    const from = sender ?? (parentOf(to) === acting ? acting : undefined);
    if (from === undefined || event.type.startsWith('xstate.')) return;
    this.deedsOf(from).told.push({ to: to === parentOf(from) ? 'parent' : nameOf(to), event });
  }

  /** The flow of an actor; null for one without a model. */
  private flowOf(ref: AnyActorRef, snapshot: AnyMachineSnapshot): LiveFlow | null {
    const known = this.flows.get(ref.sessionId);
    const model = this.models.get(snapshot.machine.id);
    if (known !== undefined || model === undefined) return known ?? null;
    const flow: LiveFlow = { model, judge: new Judge(model, false), trail: [], last: null };
    this.flows.set(ref.sessionId, flow);
    return flow;
  }

  private stepped(ref: AnyActorRef, event: AnyEventObject, after: AnyMachineSnapshot): void {
    const flow = this.flowOf(ref, after);
    if (flow === null || event.type === 'xstate.stop') return;
    const { last, trail, judge, model } = flow;
    const { opened, ...done } = this.deedsOf(ref);
    this.effects.delete(ref.sessionId);
    const effects: Effects = {
      ...done,
      calls: opened.filter(({ src }) => src in model.answers),
      opened: opened.filter(({ src }) => !(src in model.answers)),
    };
    const move = last === null ? null : moveOf(event, last);
    trail.push(observedStep({ move, before: last ?? after, after, effects }));
    flow.last = after;
    if (last === null || place(last) !== place(after)) this.changed.set(model.name, place(after));
    const breach = judge.step(trail);
    if (breach === null) return;
    const got = `${model.name}: ${event.type} led to ${place(after)}`;
    this.wrongs.push({ rule: breach.id, says: breach.says, got });
  }
}
