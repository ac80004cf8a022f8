import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../server/root.ts';
import { mutantLayers, type MutantLayer } from './mutants-layers.ts';

/** What one run is asked for. */
export interface MutantsOptions {
  readonly layers: readonly MutantLayer[];
  /** Globs the run is narrowed to; null for every file of the layers. */
  readonly only: readonly string[] | null;
  /** How many mutants are tested at once. */
  readonly concurrency: number;
  /** Faults of views that the gallery does not notice are looked for with journeys. */
  readonly withJourneys: boolean;
  /** Tests every mutant anew, also those whose code and tests are as they were in the last run. */
  readonly isForced: boolean;
  /** How many lines of each layer are drawn by lot, and the number that draws the same ones again; null for all. */
  readonly sample: { readonly size: number; readonly seed: number } | null;
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from `base`, and new ones. */
const changedSince = (base: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

function layersNamed(names: readonly string[] | undefined): readonly MutantLayer[] {
  if (names === undefined) return mutantLayers;
  return names.map((name) => {
    const layer = mutantLayers.find((one) => one.name === name);
    if (layer === undefined)
      throw new TypeError(`--layer is one of ${mutantLayers.map((one) => one.name).join(', ')}, not ${name}`);
    return layer;
  });
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new TypeError(`${option} is a number from 1 on, not ${text}`);
  return count;
}

/** Reads the command line of `npm run mutants`. Throws TypeError where it makes no sense. */
export function readMutantsOptions(args: readonly string[]): MutantsOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      base: { type: 'string', default: 'HEAD' },
      layer: { type: 'string', multiple: true },
      views: { type: 'boolean', default: false },
      journeys: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '1' },
      force: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const concurrency = countOf('--concurrency', values.concurrency);
  if (values.seed !== undefined && values.sample === undefined)
    throw new TypeError('--seed says which lines --sample draws: it makes no sense alone');
  const changed = values.changed ? changedSince(values.base) : [];
  const only = [...changed, ...positionals];
  return {
    layers: layersNamed(values.views ? ['views', ...(values.layer ?? [])] : values.layer),
    only: values.changed || positionals.length > 0 ? only : null,
    concurrency,
    withJourneys: values.journeys,
    isForced: values.force,
    sample:
      values.sample === undefined
        ? null
        : {
            size: countOf('--sample', values.sample),
            seed: values.seed === undefined ? randomInt(1, 1_000_000) : countOf('--seed', values.seed),
          },
  };
}

const matches = (file: string, glob: string): boolean => path.matchesGlob(file, glob);

/** The files of a layer that a run mutates, from the repository's folder. */
export function filesOf(
  layer: MutantLayer,
  { only, never }: { only: readonly string[] | null; never: readonly string[] },
): string[] {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx');
  const globs = [...layer.files, ...never];
  const left = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const taken = globs.filter((glob) => !glob.startsWith('!'));
  return all.filter(
    (file) =>
      taken.some((glob) => matches(file, glob)) &&
      !left.some((glob) => matches(file, glob)) &&
      (only === null || only.some((glob) => file === glob || matches(file, glob))),
  );
}
