import { createEmptyActor } from 'xstate';
import { cover } from '../../paths/kit/cover.ts';
import { explore, startSnapshot } from '../../paths/kit/explore.ts';
import { edgesOf, vertexOf, type Edge } from '../../paths/kit/graph.ts';
import type { AnyFlowModel } from '../../paths/kit/model.ts';
import { stubbed } from '../../paths/kit/stubbed.ts';
import { activeStates } from '../chart/active-states.ts';
import type { ReplayPath, Replays, ReplayStep } from './replay.ts';
import { takenTransitions } from './taken-transitions.ts';

/** Explores a machine and tells every generated path, numbered as `npm run paths` numbers them. */
export function readReplays(model: AnyFlowModel): Replays {
  const { id } = model.machine;
  const starts: ReplayStep[] = [];
  const steps: ReplayStep[] = [];
  const paths: ReplayPath[] = [];
  for (const start of model.starts) {
    const graph = explore(model, start);
    const taken = takenTransitions(stubbed(model), start.input?.({ parent: createEmptyActor() }));
    const known = new Map<Edge, number>();
    for (const edge of edgesOf(graph)) {
      known.set(edge, steps.length);
      steps.push({
        says: edge.move.says,
        transitions: taken.by(vertexOf(graph, edge.from).snapshot, edge.move.event),
        states: activeStates(id, vertexOf(graph, edge.to).snapshot.value),
      });
    }
    for (const path of cover(graph)) {
      const number = paths.length + 1;
      paths.push({ number, start: starts.length, steps: path.map((edge) => known.get(edge) ?? -1) });
    }
    const states = activeStates(id, startSnapshot(model, start).value);
    starts.push({ says: start.says, transitions: taken.atStart, states });
  }
  return { machine: model.name, starts, steps, paths };
}
