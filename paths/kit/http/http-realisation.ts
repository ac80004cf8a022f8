import { vertexOf } from '../graph.ts';
import { place } from '../place.ts';
import type { Realisation } from '../realisation.ts';
import type { HttpFlow } from './http-flow.ts';
import { injected, openHttpWorld } from './http-world.ts';
import type { OpenLatch } from './latch.ts';
import type { TextedShop } from './seeded-shop.ts';

/** World (b) of an open shop behind a latch, for every flow that can run there. */
export function httpRealisation(
  flows: readonly HttpFlow[],
  { shop, latch }: { shop: TextedShop; latch: OpenLatch },
): Realisation {
  const flowOf = (name: string): HttpFlow => {
    const flow = flows.find((one) => one.name === name);
    if (flow === undefined) throw new Error(`${name} has no flow of the http world`);
    return flow;
  };
  return {
    name: 'http',
    isWhole: false,
    open: (given) => openHttpWorld({ ...given, flow: flowOf(given.model.name), shop, latch }),
    canPlay(model, _, { move }) {
      const flow = flowOf(model.name);
      if (move.kind === 'sent') return !(flow.never ?? []).includes(move.says);
      if (move.kind === 'elapsed' || !(move.src in model.answers)) return true;
      return flow.answers[move.src]?.[move.says] !== undefined || injected(move) !== null;
    },
    starts: (model, { says }) => flowOf(model.name).starts?.includes(says) ?? true,
    alike: (_, graph, { from, move }) => `${place(vertexOf(graph, from).snapshot)} ${move.label}`,
  };
}
