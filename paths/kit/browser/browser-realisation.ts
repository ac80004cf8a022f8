import { chromium, type LaunchOptions } from '@playwright/test';
import { vertexOf, type Edge } from '../graph.ts';
import { injected } from '../http/http-world.ts';
import type { AnyFlowModel } from '../model.ts';
import { isTimeout } from '../moves.ts';
import { place } from '../place.ts';
import type { Realisation } from '../realisation.ts';
import type { AnyBrowserFlow } from './browser-flow.ts';
import { openBrowserWorld } from './browser-world.ts';
import { openShopFront } from './shop-front.ts';
import { unexplained } from './unexplained.ts';

export interface BrowserRealisation extends Realisation {
  close(): Promise<void>;
}

/** A browser is slow: what is walked in it is few. */
const budget = { paths: 20, steps: 400 };

function canPlay(model: AnyFlowModel, flow: AnyBrowserFlow, { move }: Edge): boolean {
  if (move.says in flow.never) return false;
  if (move.kind === 'sent') return flow.acts[move.id]?.[move.says] !== undefined;
  if (move.kind === 'elapsed') return !(move.id in flow.never);
  if (!(move.src in model.answers)) return false;
  return flow.answers[move.src]?.[move.says] !== undefined || injected(move) !== null || isTimeout(move);
}

/** Opens the built shop and a browser once and makes world (c) of them, for every flow that is told of. */
export async function openBrowserRealisation(
  flows: readonly AnyBrowserFlow[],
  options: LaunchOptions,
): Promise<BrowserRealisation> {
  const front = await openShopFront();
  const browser = await chromium.launch(options);
  const interrupted = new Map<string, Set<string>>();
  const interruptedOf = ({ name }: AnyFlowModel): Set<string> => {
    const calls = interrupted.get(name) ?? new Set();
    interrupted.set(name, calls);
    return calls;
  };
  const flowOf = ({ name }: AnyFlowModel): AnyBrowserFlow => {
    const flow = flows.find((one) => one.name === name);
    if (flow === undefined) throw new Error(`${name} has no flow of the browser world`);
    return flow;
  };
  return {
    name: 'browser',
    isWhole: false,
    maxLength: 40,
    open: (given) =>
      openBrowserWorld({
        ...given,
        flow: flowOf(given.model),
        front,
        browser,
        interrupted: interruptedOf(given.model),
      }),
    canPlay: (model, graph, edge) =>
      canPlay(model, flowOf(model), edge) &&
      flowOf(model).offers(vertexOf(graph, edge.from).snapshot, edge.move),
    starts: (model, { says }) => flowOf(model).starts[says] !== undefined,
    alike: (_, graph, { from, move }) => `${place(vertexOf(graph, from).snapshot)} ${move.label}`,
    rules: (model) => flowOf(model).rules,
    demands(model, graphs, paths) {
      const steps = paths.reduce((sum, path) => sum + path.length, 0);
      return [
        ...unexplained(flowOf(model), graphs),
        ...(paths.length > budget.paths && steps > budget.steps
          ? [`${paths.length} paths with ${steps} steps are too many for a browser`]
          : []),
      ];
    },
    async close() {
      await browser.close();
      await front.close();
    },
  };
}
