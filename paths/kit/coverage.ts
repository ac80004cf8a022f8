import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { activeLeaves, everyNode, readMicrostep, readStart } from './xstate-internals.ts';

const guardText = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  const type: unknown = guard instanceof Object && 'type' in guard ? guard.type : null;
  return typeof type === 'string' ? ` [${type}]` : ' [guard]';
};

interface NamedTransition {
  readonly name: string;
  readonly requirements: readonly string[];
}

const requirementsOf = (meta: unknown): readonly string[] => {
  if (!(meta instanceof Object) || !('req' in meta) || !Array.isArray(meta.req)) return [];
  return meta.req.map(String);
};

/** Names every transition of a machine: where it stands, what starts it, which of several it is, where it leads. */
function namedTransitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, NamedTransition> {
  const named = new Map<AnyTransitionDefinition, NamedTransition>();
  const add = (list: readonly AnyTransitionDefinition[]) => {
    for (const [index, one] of list.entries()) {
      const targets = one.target?.map((target) => target.id).join(' ') ?? 'stay';
      const which = list.length > 1 ? ` ${index + 1}/${list.length}` : '';
      const name = `${one.source.id}: ${one.eventType || 'always'}${which}${guardText(one.guard)} → ${targets}`;
      named.set(one, { name, requirements: requirementsOf(one.meta) });
    }
  };
  for (const node of everyNode(machine)) {
    for (const list of node.transitions.values()) add(list);
    add(node.always ?? []);
  }
  return named;
}

/** A part of a whole, and what is missing of it. */
export interface Share {
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
}

const shareOf = (all: ReadonlySet<string>, covered: ReadonlySet<string>): Share => {
  const missing = [...all].filter((one) => !covered.has(one));
  return { covered: all.size - missing.length, total: all.size, missing };
};

/** What the runs of a machine went through, as the inspection of the real actors tells it. */
export class Coverage {
  private readonly transitions = new Set<string>();
  private readonly leaves = new Set<string>();
  private readonly requirements = new Set<string>();

  /** The inspector to give to `createActor`; one for each machine instance, since `provide` makes new transitions. */
  inspector(machine: AnyStateMachine): (event: InspectionEvent) => void {
    const named = namedTransitions(machine);
    return (event) => {
      const begun = readStart(event, machine.id);
      if (begun !== null) for (const leaf of activeLeaves(begun)) this.leaves.add(leaf);
      const step = readMicrostep(event, machine.id);
      if (step === null) return;
      for (const transition of step.transitions) {
        const found = named.get(transition);
        if (found === undefined) continue;
        this.transitions.add(found.name);
        // The state a machine begins in may be left before anything is inspected.
        this.leaves.add(transition.source.id);
        for (const id of found.requirements) this.requirements.add(id);
      }
      for (const leaf of activeLeaves(step.snapshot)) this.leaves.add(leaf);
    };
  }

  transitionsOf(machine: AnyStateMachine): Share {
    const all = new Set([...namedTransitions(machine).values()].map(({ name }) => name));
    return shareOf(all, this.transitions);
  }

  leavesOf(machine: AnyStateMachine): Share {
    const all = everyNode(machine).filter((node) => Object.keys(node.states).length === 0);
    return shareOf(new Set(all.map(({ id }) => id)), this.leaves);
  }

  /** The requirements named on transitions that were taken. */
  get coveredRequirements(): readonly string[] {
    return [...this.requirements];
  }

  requirementsOf(machine: AnyStateMachine): Share {
    const all = [...namedTransitions(machine).values()].flatMap(({ requirements }) => requirements);
    return shareOf(new Set(all), this.requirements);
  }
}
