import { allBrowserFlows } from '../paths/models/browser/all-browser-flows.ts';
import { allHttpFlows } from '../paths/models/http/all-http-flows.ts';
import type { AnyFlowModel } from '../paths/kit/model.ts';
import type { WorldName } from '../paths/kit/world.ts';
import { everyNode } from '../paths/kit/xstate-internals.ts';
import { OptionError } from './option-error.ts';
import type { PathsOptions } from './paths-options.ts';
import { sceneNames } from './paths-scenes.ts';

/** What a process does in one go, and answers one report for. */
export type Job =
  | { readonly kind: 'paths'; readonly machine: string; readonly world: WorldName }
  | { readonly kind: 'walks'; readonly machine: string }
  | { readonly kind: 'scene'; readonly scene: string };

const sizeOf = ({ machine }: AnyFlowModel): number => everyNode(machine).length;

/** Returns the worlds a flow runs in. */
function worldsOf({ name }: AnyFlowModel): readonly WorldName[] {
  const isAmong = (flows: readonly { readonly name: string }[]): boolean =>
    flows.some((flow) => flow.name === name);
  return [
    'model',
    ...(isAmong(allHttpFlows) ? (['http'] as const) : []),
    ...(isAmong(allBrowserFlows) ? (['browser'] as const) : []),
  ];
}

/** Throws OptionError for a flow that runs in none of the worlds. */
function assertPlaced(model: AnyFlowModel, worlds: readonly WorldName[]): void {
  const own = worldsOf(model);
  if (worlds.some((world) => own.includes(world))) return;
  throw new OptionError(
    `${model.name} does not run in world ${worlds.join(' or ')}, only in ${own.join(' and ')}`,
  );
}

/** Returns the names of the scenes to play. Throws OptionError for one that does not exist. */
async function scenesOf({ scene }: PathsOptions): Promise<readonly string[]> {
  const names = await sceneNames();
  if (scene === null) return names;
  if (!names.includes(scene)) throw new OptionError(`--scene is one of ${names.join(', ')}, not ${scene}`);
  return [scene];
}

/**
 * Returns all there is to do, what takes longest first, so that processes which share it end together. Throws
 * OptionError for a scene that does not exist and for a flow that runs in none of the worlds named with it.
 */
export async function jobsOf(options: PathsOptions): Promise<Job[]> {
  const { worlds, walks, isScenic } = options;
  // A chart with more states has more and longer paths.
  const models = options.models.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (options.isPlaced) for (const model of models) assertPlaced(model, worlds);
  const scenes = isScenic ? await scenesOf(options) : [];
  return [
    ...scenes.map((scene): Job => ({ kind: 'scene', scene })),
    ...worlds.flatMap((world) =>
      models
        .filter((model) => worldsOf(model).includes(world))
        .map(({ name }): Job => ({ kind: 'paths', machine: name, world })),
    ),
    ...(worlds.includes('model') && walks > 0 ? models : []).map(({ name }): Job => ({
      kind: 'walks',
      machine: name,
    })),
  ];
}
