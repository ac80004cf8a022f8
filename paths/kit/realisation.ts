import type { Path } from './cover.ts';
import type { Coverage } from './coverage.ts';
import type { Edge, PathGraph } from './graph.ts';
import { openHeldWorld } from './held-world.ts';
import type { AnyFlowModel, AnyStep, Start, StepRule } from './model.ts';
import type { Plan, World, WorldName } from './world.ts';

/** A way to run flows for real: how a world is opened, and which steps it can do. */
export interface Realisation {
  readonly name: WorldName;
  /** Whether every transition and every rule must be met here; otherwise the report only tells how many were. */
  readonly isWhole: boolean;
  open(given: { model: AnyFlowModel; start: Start<unknown>; coverage: Coverage; plan: Plan }): Promise<World>;
  /** Whether this step can be done here. */
  canPlay(model: AnyFlowModel, graph: PathGraph, edge: Edge): boolean;
  /** Whether the flow is run from this start; from all of them where nothing is said. */
  readonly starts?: (model: AnyFlowModel, start: Start<unknown>) => boolean;
  /** Edges alike in this are covered once; absent where every edge is covered. */
  readonly alike?: (model: AnyFlowModel, graph: PathGraph, edge: Edge) => string;
  /** The rules that are asked here, each of which must have an occasion; the model's and the house's where none are. */
  readonly rules?: (model: AnyFlowModel) => readonly StepRule<AnyStep>[];
  /** What the world demands of a model beforehand; a sentence for each demand that is not met. */
  readonly demands?: (
    model: AnyFlowModel,
    graphs: readonly PathGraph[],
    journeys: readonly Path[],
  ) => string[];
  /** The longest path, where it is not the usual one. */
  readonly maxLength?: number;
}

/** World (a): held calls and a clock that waits; everything can be done. */
export const heldRealisation: Realisation = {
  name: 'model',
  isWhole: true,
  open: async ({ model, start, coverage }) => openHeldWorld(model, start, coverage),
  canPlay: () => true,
};
