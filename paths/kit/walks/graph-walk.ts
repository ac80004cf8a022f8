import { array, asyncProperty, check, nat } from 'fast-check';
import { Coverage } from '../coverage.ts';
import type { Path } from '../cover.ts';
import { explore } from '../explore.ts';
import { vertexOf, type Edge, type PathGraph } from '../graph.ts';
import { openHeldWorld } from '../held-world.ts';
import { Judge } from '../judge.ts';
import type { AnyFlowModel, Start } from '../model.ts';
import { PathFailure } from '../path-failure.ts';
import { runPath } from '../run-path.ts';
import { cutLoops } from './cut-loops.ts';
import type { WalkReport } from './walk-report.ts';

/** How many walks, how long at most, and what makes them the same again. */
export interface WalkOptions {
  readonly walks: number;
  readonly seed: number;
  readonly maxSteps?: number;
}

/** The path that a row of numbers chooses: at each state the number picks one of the ways on, and ends go last. */
function pathOf(graph: PathGraph, choices: readonly number[]): Path {
  const path: Edge[] = [];
  let at = graph.start;
  for (const [index, choice] of choices.entries()) {
    const { out } = vertexOf(graph, at);
    const on = out.filter(({ to }) => vertexOf(graph, to).out.length > 0);
    const ways = on.length === 0 || index === choices.length - 1 ? out : on;
    const edge = ways[choice % ways.length];
    if (edge === undefined) break;
    path.push(edge);
    at = edge.to;
  }
  return path;
}

/** Walks at random from one start until a walk fails; tells the shortest walk that fails. */
async function walkFrom(
  { model, start, walks, seed, maxSteps = 60 }: WalkOptions & { model: AnyFlowModel; start: Start<unknown> },
  step: () => void,
): Promise<string | null> {
  const graph = explore(model, start);
  const coverage = new Coverage();
  const position = {
    machine: model.name,
    world: 'model' as const,
    start: start.says,
    title: 'a random walk',
    rerun: `--walks ${walks} --seed ${seed}`,
  };
  const walk = async (path: Path): Promise<void> => {
    for (const _ of path) step();
    await runPath({
      model,
      start,
      path,
      position,
      open: async () => openHeldWorld(model, start, coverage),
      judge: new Judge(model),
      // What a state does not know was tried on the way that covers the graph.
      watched: new Set(graph.vertices.keys()),
    });
  };
  const choices = array(nat(), { minLength: 1, maxLength: maxSteps, size: 'max' });
  const { errorInstance: failure, counterexample } = await check(
    asyncProperty(choices, (chosen) => walk(pathOf(graph, chosen))),
    { numRuns: walks, seed },
  );
  if (counterexample === null) return null;
  if (!(failure instanceof PathFailure)) return String(failure);
  let shortest = failure;
  const failsAlike = (path: Path): Promise<boolean> =>
    walk(path).then(
      () => false,
      (cause: unknown) => {
        if (!(cause instanceof PathFailure) || cause.facts.rule?.id !== failure.facts.rule?.id) return false;
        shortest = cause;
        return true;
      },
    );
  await cutLoops(pathOf(graph, counterexample[0]), failsAlike);
  return shortest.message;
}

/**
 * Walks at random over everything a machine can do, in world (a). Paths take every edge once; walks take them in
 * orders nobody thought of, so that rules which look back over a whole run meet long ones.
 */
export async function walkMachine(model: AnyFlowModel, options: WalkOptions): Promise<WalkReport> {
  const began = performance.now();
  const failures: string[] = [];
  let steps = 0;
  for (const start of model.starts) {
    const failure = await walkFrom({ ...options, model, start }, () => {
      steps += 1;
    });
    if (failure !== null) failures.push(failure);
  }
  const { walks, seed } = options;
  return {
    name: model.name,
    walks: walks * model.starts.length,
    steps,
    seed,
    seconds: (performance.now() - began) / 1000,
    passed: walks * model.starts.length - failures.length,
    rerun: ['--machine', model.name, '--world', 'model', '--walks', String(walks), '--seed', String(seed)],
    failures,
  };
}
