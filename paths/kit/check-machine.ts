import { cover, type Path } from './cover.ts';
import { Coverage, type Share } from './coverage.ts';
import { explore } from './explore.ts';
import { edgesOf, type Edge, type PathGraph } from './graph.ts';
import { Judge } from './judge.ts';
import type { MachineReport, PathFault } from './machine-report.ts';
import type { AnyFlowModel, Start } from './model.ts';
import { heldRealisation, type Realisation } from './realisation.ts';
import { runPath } from './run-path.ts';
import type { Plan } from './world.ts';

export interface CheckOptions {
  readonly realisation?: Realisation;
  /** Only the path of this number. */
  readonly path?: number | null;
  /** Stop at the first thing that is wrong. */
  readonly isBrief?: boolean;
  /** The longest path. */
  readonly maxLength?: number;
}

interface Journey {
  readonly start: Start<unknown>;
  readonly graph: PathGraph;
  readonly path: Path;
}

/** Edges that can be played here, and that can be reached by edges that can be played here. */
function playable(graph: PathGraph, canPlay: (edge: Edge) => boolean): PathGraph {
  const vertices = new Map(
    [...graph.vertices].map(([id, vertex]) => [id, { ...vertex, out: vertex.out.filter(canPlay) }] as const),
  );
  const reached = new Set([graph.start]);
  const queue = [graph.start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const { to } of vertices.get(id)?.out ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return { ...graph, vertices: new Map([...vertices].filter(([id]) => reached.has(id))) };
}

/** Paths over every edge, or over one edge of each kind where the world is too slow for all of them. */
function covered(
  model: AnyFlowModel,
  graph: PathGraph,
  { realisation: { alike }, maxLength }: { realisation: Realisation; maxLength: number },
): Path[] {
  if (alike === undefined) return cover(graph, { maxLength });
  const chosen = new Map<string, Edge>();
  for (const edge of edgesOf(graph)) {
    const kind = alike(model, graph, edge);
    if (!chosen.has(kind)) chosen.set(kind, edge);
  }
  const wanted = new Set(chosen.values());
  return cover(graph, { maxLength, only: (edge) => wanted.has(edge) });
}

/** Events of the model that no state takes: cases nobody runs. */
function idleEvents(model: AnyFlowModel, graphs: readonly PathGraph[]): string[] {
  const used = new Set(graphs.flatMap(edgesOf).map(({ move }) => move.id));
  return Object.entries(model.cases)
    .filter(([type, cases]) => !used.has(type) && (typeof cases === 'function' || cases.length > 0))
    .map(([type]) => type);
}

function shortfalls(model: AnyFlowModel, coverage: Coverage, judge: Judge): string[] {
  const allowed = new Set(model.allowed.map(({ transition }) => transition));
  const transitions = coverage.transitionsOf(model.machine);
  const missing = transitions.missing.filter((name) => !allowed.has(name));
  const stale = [...allowed].filter((name) => !transitions.missing.includes(name));
  return [
    ...missing.map((name) => `no path takes ${name}`),
    ...stale.map((name) => `allowed as never taken, but taken or gone: ${name}`),
    ...(allowed.size > Math.max(1, transitions.total * 0.02)
      ? [`${allowed.size} of ${transitions.total} transitions are allowed to be missing: more than 2 %`]
      : []),
    ...coverage.leavesOf(model.machine).missing.map((name) => `no path enters ${name}`),
    ...coverage.requirementsOf(model.machine).missing.map((id) => `no path covers ${id}`),
    ...idleRules(judge),
  ];
}

const idleRules = (judge: Judge): string[] => judge.idle.map((rule) => `never exercised: ${rule}`);

/** Explores a machine, covers it with paths, runs them in one world and judges what it saw. */
export async function checkMachine(model: AnyFlowModel, options: CheckOptions = {}): Promise<MachineReport> {
  const { realisation = heldRealisation, path = null, isBrief = false } = options;
  const maxLength = options.maxLength ?? realisation.maxLength ?? 25;
  const began = performance.now();
  const judge = new Judge(model, realisation.isWhole, realisation.rules?.(model));
  const coverage = new Coverage();
  const failures: PathFault[] = [];
  const miss = (lines: readonly string[]): void => {
    failures.push(...lines.map((line) => ({ path: null, says: `${model.name}: ${line}` })));
  };
  const explored = model.starts
    .filter((start) => realisation.starts?.(model, start) ?? true)
    .map((start) => ({ start, graph: explore(model, start) }));
  const graphs = explored.map(({ graph }) => graph);

  if (realisation.isWhole && path === null) {
    const broken = graphs.flatMap((graph) => judge.graph(graph));
    miss(broken.map(({ id, says, where }) => `${id} ${says}\n  broken  ${where}`));
    miss(idleEvents(model, graphs).map((type) => `no state takes the event ${type}`));
  }
  const journeys = explored.flatMap(({ start, graph }): Journey[] =>
    covered(
      model,
      playable(graph, (edge) => realisation.canPlay(model, graph, edge)),
      { realisation, maxLength },
    ).map((one) => ({
      start,
      graph,
      path: one,
    })),
  );
  const paths = journeys.map((journey) => journey.path);
  const isMissing = path !== null && path > journeys.length;
  if (isMissing) miss([`there is no path ${path}: it has ${journeys.length} in world ${realisation.name}`]);
  miss(realisation.demands?.(model, graphs, paths) ?? []);
  const watched = new Map(graphs.map((graph) => [graph, new Set<string>()]));
  let passed = 0;
  let steps = 0;
  for (const [index, { start, graph, path: one }] of journeys.entries()) {
    if (path !== null && path !== index + 1) continue;
    if (isBrief && failures.length > 0) break;
    const position = {
      machine: model.name,
      world: realisation.name,
      start: start.says,
      title: `path ${index + 1} of ${journeys.length}`,
      rerun: `--path ${index + 1}`,
    };
    const open = (plan: Plan) => realisation.open({ model, start, coverage, plan });
    steps += one.length;
    try {
      await runPath({
        model,
        start,
        path: one,
        position,
        open,
        judge,
        watched: watched.get(graph) ?? new Set(),
      });
      passed += 1;
    } catch (failure) {
      failures.push({ path: index + 1, says: failure instanceof Error ? failure.message : String(failure) });
    }
  }
  if (path === null && failures.length === 0) {
    const missing = realisation.isWhole
      ? shortfalls(model, coverage, judge)
      : realisation.rules === undefined
        ? []
        : idleRules(judge);
    miss(missing);
  }
  const rules: Share = { covered: judge.total - judge.idle.length, total: judge.total, missing: judge.idle };
  return {
    machine: model.name,
    world: realisation.name,
    states: graphs.reduce((sum, { vertices }) => sum + vertices.size, 0),
    edges: graphs.reduce((sum, graph) => sum + edgesOf(graph).length, 0),
    paths: path === null ? journeys.length : isMissing ? 0 : 1,
    steps,
    transitions: coverage.transitionsOf(model.machine),
    leaves: coverage.leavesOf(model.machine),
    rules,
    requirements: coverage.requirementsOf(model.machine),
    named: [...new Set([...coverage.coveredRequirements, ...judge.exercisedIds])].toSorted(),
    seconds: (performance.now() - began) / 1000,
    passed,
    failures,
  };
}
