import { getAdjacencyMap } from '@xstate/graph';
import { createEmptyActor, initialTransition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { Edge, PathGraph, Vertex } from './graph.ts';
import type { AnyFlowModel, Start } from './model.ts';
import { movesOf, type Move } from './moves.ts';
import { stubbed } from './stubbed.ts';

/** A machine with more vertices than its model allows. */
class TooManyVerticesError extends Error {
  override readonly name = 'TooManyVerticesError';
}

/** What tells two states of a flow apart; of one that is over only how it ended. */
export const vertexId = (model: AnyFlowModel, snapshot: AnyMachineSnapshot): string =>
  snapshot.status === 'active'
    ? JSON.stringify({ at: snapshot.value, with: model.project(snapshot) })
    : JSON.stringify({ at: snapshot.value, status: snapshot.status, output: snapshot.output });

/** The snapshot a start begins with, as the pure machine computes it. */
export function startSnapshot(model: AnyFlowModel, start: Start<unknown>): AnyMachineSnapshot {
  const input = start.input?.({ parent: createEmptyActor() });
  const [snapshot] = initialTransition(stubbed(model), input);
  return snapshot;
}

interface Transition {
  readonly event: AnyEventObject;
  readonly state: AnyMachineSnapshot;
}

// The graph library keys its transitions by a branded string, which Object.values does not see through.
const transitionsOf = (transitions: Record<string, Transition>): Transition[] => Object.values(transitions);

/**
 * Walks the production machine through everything its cases, answers and timers can do. Done, error and after are
 * ordinary events; a call without cases is an error, and so is a graph above the model's limit.
 */
export function explore(model: AnyFlowModel, start: Start<unknown>): PathGraph {
  const machine = stubbed(model);
  const moves = new Map<AnyEventObject, Move>();
  let seen = 0;
  const adjacency = getAdjacencyMap(machine, {
    fromState: startSnapshot(model, start),
    events: (snapshot: AnyMachineSnapshot) => {
      seen += 1;
      if (seen > model.limit)
        throw new TooManyVerticesError(
          `${model.name}: more than ${model.limit} vertices. Split the machine, or project less of its context.`,
        );
      return movesOf(model, snapshot).map((move) => {
        moves.set(move.event, move);
        return move.event;
      });
    },
    serializeState: (snapshot: AnyMachineSnapshot) => vertexId(model, snapshot),
    serializeEvent: (event: AnyEventObject) => moves.get(event)?.label ?? event.type,
  });
  const vertices = new Map<string, Vertex>();
  for (const [id, { state, transitions }] of Object.entries(adjacency)) {
    const out = transitionsOf(transitions).map(({ event, state: next }): Edge => {
      const move = moves.get(event);
      if (move === undefined) throw new Error(`${model.name}: an edge without a move`);
      return { from: id, to: vertexId(model, next), move };
    });
    vertices.set(id, { id, snapshot: state, out });
  }
  return { says: start.says, start: vertexId(model, startSnapshot(model, start)), vertices };
}
