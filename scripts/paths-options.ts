import { parseArgs } from 'node:util';
import { allModels } from '../tests/models/all-models.ts';
import type { AnyFlowModel } from '../tests/path-kit/model.ts';
import type { WorldName } from '../tests/path-kit/world.ts';

export interface PathsOptions {
  readonly models: readonly AnyFlowModel[];
  readonly worlds: readonly WorldName[];
  /** Only the path of this number. */
  readonly path: number | null;
  readonly jsonFile: string | null;
  readonly isMutating: boolean;
}

const worldNames: readonly WorldName[] = ['model', 'http', 'browser'];

function worldsNamed(names: readonly string[]): WorldName[] {
  return names.map((name) => {
    const world = worldNames.find((one) => one === name);
    if (world === undefined) throw new TypeError(`--world is one of ${worldNames.join(', ')}, not ${name}`);
    return world;
  });
}

function modelsNamed(names: readonly string[]): readonly AnyFlowModel[] {
  return names.map((name) => {
    const model = allModels.find((one) => one.name === name);
    if (model === undefined)
      throw new TypeError(`--machine is one of ${allModels.map((one) => one.name).join(', ')}, not ${name}`);
    return model;
  });
}

function numbered(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new TypeError(`--path is a number from 1 on, not ${text}`);
  return number;
}

/** Reads the command line of `npm run paths`. */
export function readOptions(args: readonly string[]): PathsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string', multiple: true },
      world: { type: 'string', multiple: true },
      path: { type: 'string' },
      json: { type: 'string' },
      mutate: { type: 'boolean', default: false },
    },
  });
  return {
    models: values.machine === undefined ? allModels : modelsNamed(values.machine),
    worlds: worldsNamed(values.world ?? ['model', 'http']),
    path: values.path === undefined ? null : numbered(values.path),
    jsonFile: values.json ?? null,
    isMutating: values.mutate,
  };
}
