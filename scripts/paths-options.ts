import { parseArgs } from 'node:util';
import { allModels } from '../paths/models/all-models.ts';
import type { AnyFlowModel } from '../paths/kit/model.ts';
import type { Disturbance } from '../paths/kit/scenes/scene.ts';
import type { WorldName } from '../paths/kit/world.ts';
import { OptionError } from './option-error.ts';

export interface PathsOptions {
  readonly models: readonly AnyFlowModel[];
  readonly worlds: readonly WorldName[];
  /** Only the path of this number. */
  readonly path: number | null;
  /** How many random walks of each machine and each scene. */
  readonly walks: number;
  /** What makes random walks the same again. */
  readonly seed: number;
  /** The scene that is played; null for all of them, none where machines are named. */
  readonly scene: string | null;
  readonly isScenic: boolean;
  /** Plays the scene once, disturbed like this. */
  readonly disturbances: readonly Disturbance[] | null;
  /** Machines and worlds were both named: each machine must run in one of the worlds. */
  readonly isPlaced: boolean;
  /** Everything is run, nothing was picked. */
  readonly isWhole: boolean;
  readonly jsonFile: string | null;
  readonly isMutating: boolean;
  /** How many processes share the machines and scenes. */
  readonly workers: number;
  /** Passed paths are only counted. */
  readonly isBrief: boolean;
}

const worldNames: readonly WorldName[] = ['model', 'http', 'browser'];

function worldsNamed(names: readonly string[]): WorldName[] {
  return names.map((name) => {
    const world = worldNames.find((one) => one === name);
    if (world === undefined) throw new OptionError(`--world is one of ${worldNames.join(', ')}, not ${name}`);
    return world;
  });
}

function modelsNamed(names: readonly string[]): readonly AnyFlowModel[] {
  return names.map((name) => {
    const model = allModels.find((one) => one.name === name);
    if (model === undefined)
      throw new OptionError(
        `--machine is one of ${allModels.map((one) => one.name).join(', ')}, not ${name}`,
      );
    return model;
  });
}

function numbered(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new OptionError(`--${option} is a number from ${least} on, not ${text}`);
  return number;
}

/** Reads `8.14,9.22`: at tick 8 the 14th of the other things that can happen, at tick 9 the 22nd. */
const disturbancesOf = (text: string): Disturbance[] =>
  text.split(',').map((one) => {
    const [at = '', what = ''] = one.split('.');
    return { at: numbered('disturb', at, 0), what: numbered('disturb', what, 0) };
  });

/** Where the flows page looks for the last results. */
function resultsOf(isMutating: boolean, worlds: readonly WorldName[]): string {
  if (isMutating) return 'test-results/mutations.json';
  return worlds.includes('browser') ? 'test-results/browser-paths.json' : 'test-results/paths.json';
}

/** Reads the command line of `npm run paths`. Throws OptionError, and the TypeError of `parseArgs`. */
export function readOptions(args: readonly string[]): PathsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string', multiple: true },
      world: { type: 'string', multiple: true },
      path: { type: 'string' },
      walks: { type: 'string', default: '15' },
      seed: { type: 'string', default: '1' },
      scene: { type: 'string' },
      disturb: { type: 'string' },
      json: { type: 'string' },
      mutate: { type: 'boolean', default: false },
      workers: { type: 'string', default: '1' },
      brief: { type: 'boolean', default: false },
    },
  });
  const { machine, world, path, scene, disturb } = values;
  const named = scene === undefined ? allModels : [];
  const worlds = worldsNamed(world ?? ['model', 'http']);
  if (path !== undefined && machine === undefined)
    throw new OptionError('--path is a number of the paths of one flow: --machine names it');
  const isWhole = machine === undefined && scene === undefined && path === undefined;
  return {
    models: machine === undefined ? named : modelsNamed(machine),
    worlds,
    path: path === undefined ? null : numbered('path', path, 1),
    walks: path === undefined ? numbered('walks', values.walks, 0) : 0,
    seed: numbered('seed', values.seed, 0),
    scene: scene ?? null,
    isScenic: scene !== undefined || (machine === undefined && worlds.includes('http')),
    disturbances: disturb === undefined ? null : disturbancesOf(disturb),
    isPlaced: machine !== undefined && world !== undefined,
    isWhole,
    // Faults planted in one flow take the place of that flow's last ones alone.
    jsonFile: values.json ?? (isWhole || values.mutate ? resultsOf(values.mutate, worlds) : null),
    isMutating: values.mutate,
    workers: numbered('workers', values.workers, 1),
    isBrief: values.brief,
  };
}
