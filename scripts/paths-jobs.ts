import { allBrowserFlows } from '../paths/models/browser/all-browser-flows.ts';
import { allHttpFlows } from '../paths/models/http/all-http-flows.ts';
import type { AnyFlowModel } from '../paths/kit/model.ts';
import type { WorldName } from '../paths/kit/world.ts';
import { everyNode } from '../paths/kit/xstate-internals.ts';
import type { PathsOptions } from './paths-options.ts';
import { sceneNames } from './paths-scenes.ts';

/** What a process does in one go, and answers one report for. */
export type Job =
  | { readonly kind: 'paths'; readonly machine: string; readonly world: WorldName }
  | { readonly kind: 'walks'; readonly machine: string }
  | { readonly kind: 'scene'; readonly scene: string };

const sizeOf = ({ machine }: AnyFlowModel): number => everyNode(machine).length;

function runsIn(world: WorldName, { name }: AnyFlowModel): boolean {
  if (world === 'model') return true;
  const flows = world === 'http' ? allHttpFlows : allBrowserFlows;
  return flows.some((flow) => flow.name === name);
}

/** The scenes that are wanted. Throws TypeError for one that does not exist. */
async function scenesOf({ scene }: PathsOptions): Promise<readonly string[]> {
  const names = await sceneNames();
  if (scene === null) return names;
  if (!names.includes(scene)) throw new TypeError(`--scene is one of ${names.join(', ')}, not ${scene}`);
  return [scene];
}

/** All there is to do, what takes longest first, so that processes which share it end together. */
export async function jobsOf(options: PathsOptions): Promise<Job[]> {
  const { worlds, walks, isScenic } = options;
  // A chart with more states has more and longer paths.
  const models = options.models.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const scenes = isScenic ? await scenesOf(options) : [];
  return [
    ...scenes.map((scene): Job => ({ kind: 'scene', scene })),
    ...worlds.flatMap((world) =>
      models
        .filter((model) => runsIn(world, model))
        .map(({ name }): Job => ({ kind: 'paths', machine: name, world })),
    ),
    ...(worlds.includes('model') && walks > 0 ? models : []).map(({ name }): Job => ({
      kind: 'walks',
      machine: name,
    })),
  ];
}
