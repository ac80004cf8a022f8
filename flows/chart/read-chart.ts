import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition, Trigger } from './chart.ts';
import { spokenTime } from './spoken-time.ts';

type Node = AnyStateMachine['root'];

const answer = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;
/** What XState itself adds to a state that has timers. */
const ofTimers = new Set(['xstate.raise', 'xstate.cancel']);

/** The name of an action or guard, which is written as a string, an object with a type, or a function with one. */
function nameOf(part: unknown): string | null {
  if (typeof part === 'string') return part;
  if (!(part instanceof Object) || !('type' in part) || typeof part.type !== 'string') return null;
  const named = part.type.replace(/^xstate\./, '');
  return 'src' in part && typeof part.src === 'string' ? `${named} ${part.src}` : named;
}

const namesOf = (parts: readonly unknown[]): string[] =>
  parts.map((part) => nameOf(part) ?? 'an action without a name');

const isOfTimers = (action: unknown): boolean =>
  action instanceof Object && 'type' in action && ofTimers.has(String(action.type));

function requirementsIn(meta: unknown): readonly string[] {
  if (!(meta instanceof Object) || !('req' in meta) || !Array.isArray(meta.req)) return [];
  return meta.req.map(String);
}

function triggerOf(machine: AnyStateMachine, type: string): Trigger {
  if (type === '') return { kind: 'always' };
  const [, outcome, invoke] = answer.exec(type) ?? [];
  if (invoke !== undefined) return { kind: outcome === 'done' ? 'done' : 'failed', invoke };
  const [, delay] = timer.exec(type) ?? [];
  if (delay !== undefined) {
    const delays: Readonly<Record<string, unknown>> = machine.implementations.delays;
    return { kind: 'after', delay, time: spokenTime(delays[delay] ?? delay, delay) };
  }
  return type.startsWith('xstate.done.state.') ? { kind: 'complete' } : { kind: 'event', type };
}

/** Names a transition of any instance of the same machine. */
export const transitionId = ({ source, eventType }: AnyTransitionDefinition, index: number): string =>
  `${source.id}|${eventType === '' ? 'always' : eventType}|${index + 1}`;

function readTransitions(machine: AnyStateMachine, node: Node): ChartTransition[] {
  const lists = [...node.transitions.values(), node.always ?? []];
  return lists.flatMap((list) =>
    list.map((one, index): ChartTransition => {
      const isLast = list.length > 1 && index === list.length - 1;
      return {
        id: transitionId(one, index),
        source: node.id,
        targets: (one.target ?? []).map(({ id }) => id),
        trigger: triggerOf(machine, one.eventType),
        guard: nameOf(one.guard) ?? (isLast ? 'else' : null),
        actions: namesOf(one.actions),
        description: one.description ?? null,
        requirements: requirementsIn(one.meta),
      };
    }),
  );
}

/** A machine, and what it calls: in its chart calls and flows alike are empty until they are provided. */
export interface ReadableChart {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** What its calls may answer, by their names, as a model has it. */
  readonly answers?: Readonly<Record<string, { readonly isPatient?: boolean }>>;
}

const isFlow = ({ machine, answers = {} }: ReadableChart, src: string | null): boolean =>
  src !== null && src in machine.implementations.actors && !(src in answers);

const readState = (of: ReadableChart, node: Node): ChartState => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  initial: node.type === 'compound' ? node.initial.target.map(({ id }) => id) : [],
  description: node.description ?? null,
  tags: [...node.tags],
  entry: namesOf(node.entry.filter((action) => !isOfTimers(action))),
  exit: namesOf(node.exit.filter((action) => !isOfTimers(action))),
  invokes: node.invoke.map(({ id, src }) => ({
    id,
    src: nameOf(src) ?? 'nameless',
    isFlow: isFlow(of, nameOf(src)),
    isPatient: of.answers?.[nameOf(src) ?? '']?.isPatient === true,
  })),
});

const nodesIn = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesIn)];

/** Reads a machine: every state, every transition, always and after included. */
export function readChart(of: ReadableChart): Chart {
  const { name, machine } = of;
  const nodes = nodesIn(machine.root);
  const states = nodes.map((node) => readState(of, node));
  const invoked = new Set(states.flatMap(({ invokes }) => invokes.map(({ src }) => src)));
  return {
    name,
    id: machine.id,
    states,
    transitions: nodes.flatMap((node) => readTransitions(machine, node)),
    spawns: Object.keys(machine.implementations.actors).filter(
      (actor) => !invoked.has(actor) && isFlow(of, actor),
    ),
  };
}
