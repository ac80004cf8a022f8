import { vertexOf } from '../graph.ts';
import { place } from '../place.ts';
import type { Realisation } from '../realisation.ts';
import type { HttpFlow } from './http-flow.ts';
import { injected, openHttpWorld } from './http-world.ts';
import { openLatch } from './latch.ts';
import { openSeededShop } from './seeded-shop.ts';

export interface HttpRealisation extends Realisation {
  close(): Promise<void>;
}

/** Opens the shop once and makes world (b) of it, for every flow that can run there. */
export async function openHttpRealisation(flows: readonly HttpFlow[]): Promise<HttpRealisation> {
  const shop = await openSeededShop();
  const latch = await openLatch(shop);
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
    async close() {
      await latch.close();
      await shop.close();
    },
  };
}
