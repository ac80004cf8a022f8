import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/* oxlint-disable no-underscore-dangle -- this file is the seam to what XState names so */
/*
 * The only file that reads parts of XState which its documentation does not promise: `_nodes` of a snapshot,
 * `_transitions` of a microstep, `_parent` and `options` of an actor. Everything else in the kit goes through public
 * calls.
 */

type Nodes = AnyMachineSnapshot['_nodes'];

/** An invoke of a state that is active: the id its answers carry, and the name of what it calls. */
export interface ActiveInvoke {
  readonly id: string;
  readonly src: string;
}

/** What is invoked has a name, or is nameless logic. */
const nameOf = (src: unknown): string => (typeof src === 'string' ? src : '(inline)');

/** The invokes of the active states, in document order. */
export const activeInvokes = (snapshot: AnyMachineSnapshot): readonly ActiveInvoke[] =>
  snapshot.status === 'active'
    ? snapshot._nodes.flatMap((node) => node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })))
    : [];

/** The states that are active, in document order. */
export const activeNodes = (snapshot: AnyMachineSnapshot): Nodes => snapshot._nodes;

/** Ids of the atomic states that are active. */
export const activeLeaves = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.filter((node) => Object.keys(node.states).length === 0).map((node) => node.id);

/** Every state node of a machine, its root first. */
export function everyNode(machine: AnyStateMachine): Nodes {
  const nodes: Nodes = [];
  const visit = (node: Nodes[number]) => {
    nodes.push(node);
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return nodes;
}

/** What one microstep did: the transitions it took, and the states it led to. */
export interface Microstep {
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** Reads a microstep of the machine from what inspection tells; null for anything else. */
export function readMicrostep(event: InspectionEvent, machineId: string): Microstep | null {
  if (event.type !== '@xstate.microstep' || !('_transitions' in event)) return null;
  const { snapshot } = event;
  if (!('machine' in snapshot) || !('_nodes' in snapshot)) return null;
  const micro = { transitions: event._transitions, snapshot: snapshot as unknown as AnyMachineSnapshot }; // told apart just above
  return micro.snapshot.machine.id === machineId ? micro : null;
}

/** Reads the snapshot a machine begins with from what inspection tells; null for anything else. */
export function readStart(event: InspectionEvent, machineId: string): AnyMachineSnapshot | null {
  if (event.type !== '@xstate.snapshot' || event.event.type !== 'xstate.init') return null;
  const snapshot = machineSnapshot(event.snapshot);
  return snapshot?.machine.id === machineId ? snapshot : null;
}

/** The snapshot of a machine; null for one of anything else. */
export const machineSnapshot = (snapshot: unknown): AnyMachineSnapshot | null =>
  snapshot instanceof Object && 'machine' in snapshot && '_nodes' in snapshot
    ? (snapshot as AnyMachineSnapshot) // told apart just above
    : null;

export const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => ref._parent;

/** Returns the actor that invoked this one. Throws where none did. */
export function invokerOf(ref: AnyActorRef): AnyActorRef {
  const parent = parentOf(ref);
  if (parent === undefined) throw new Error(`${ref.id} was invoked by nobody`);
  return parent;
}

/** What an actor was created with. */
export const inputOf = (ref: AnyActorRef): unknown =>
  'options' in ref && ref.options instanceof Object && 'input' in ref.options ? ref.options.input : undefined;
