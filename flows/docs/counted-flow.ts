import { allModels } from '../../paths/models/all-models.ts';
import { cover } from '../../paths/kit/cover.ts';
import { explore } from '../../paths/kit/explore.ts';
import { edgesOf } from '../../paths/kit/graph.ts';
import type { AnyFlowModel } from '../../paths/kit/model.ts';
import { readFlows, type Flow } from '../flow.ts';

/** A flow with the size of its tests. */
export interface CountedFlow extends Flow {
  /** How many generated paths cover it. */
  readonly paths: number;
  /** How many different things happen on them. */
  readonly cases: number;
}

type Size = Pick<CountedFlow, 'paths' | 'cases'>;

/** Models do not change while a program runs, and exploring takes its time. */
const known = new WeakMap<AnyFlowModel, Size>();

function sizeOf(model: AnyFlowModel): Size {
  const found = known.get(model);
  if (found !== undefined) return found;
  const graphs = model.starts.map((start) => explore(model, start));
  const size = {
    paths: graphs.reduce((sum, graph) => sum + cover(graph).length, 0),
    cases: graphs.reduce((sum, graph) => sum + edgesOf(graph).length, 0),
  };
  known.set(model, size);
  return size;
}

/** Every flow, explored and covered. */
export async function countedFlows(root: string): Promise<CountedFlow[]> {
  const sizes = new Map(allModels.map((model) => [model.name, sizeOf(model)] as const));
  const flows = await readFlows(root);
  return flows.map((flow) => ({ ...flow, ...(sizes.get(flow.chart.name) ?? { paths: 0, cases: 0 }) }));
}
