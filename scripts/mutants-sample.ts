import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sample, shuffledSubarray } from 'fast-check';
import { root } from '../server/root.ts';
import type { MutantResult } from './mutant-result.ts';
import { strykerPlugins } from './mutants-ignored.ts';
import { loadStryker } from './provide/stryker.ts';

/** A line of code that Stryker would change. */
export interface MutantLine {
  /** From the repository's folder. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
}

/** Lines drawn by lot from those that hold mutants. */
export interface LineSample {
  readonly lines: readonly MutantLine[];
  /** How many there were to draw from. */
  readonly outOf: number;
  readonly seed: number;
}

const silent = () => undefined;
const off = () => false;
const noLog = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
};

type Place = MutantResult['location'];

const isOneLine = ({ start, end }: Place): boolean => start.line === end.line;

/** Where Stryker's instrumenter would change something; its lines count from 0. */
type FoundMutant = Pick<MutantResult, 'fileName' | 'location'> & { readonly status?: string };

/** The lines that hold a whole mutant, each once, in order. Mutants of several lines are left to whole runs. */
export function wholeLines(mutants: readonly FoundMutant[]): MutantLine[] {
  const lines = mutants
    .filter(({ status, location }) => status !== 'Ignored' && isOneLine(location))
    .map(({ fileName, location }) => `${location.start.line + 1} ${fileName}`);
  return [...new Set(lines)].map((line) => {
    const [number = '', file = ''] = line.split(' ');
    return { file, line: Number(number) };
  });
}

/** The lines of these files that hold a whole mutant, in order. */
export async function linesWithMutants(files: readonly string[]): Promise<MutantLine[]> {
  const sources = await Promise.all(
    files.map(async (file) => ({
      name: file,
      content: await readFile(path.resolve(root, file), 'utf8'),
      mutate: true,
    })),
  );
  const { Instrumenter } = await loadStryker();
  const { mutants } = await new Instrumenter(noLog).instrument(sources, {
    ignorers: strykerPlugins.map(({ value }) => value),
    plugins: null,
    excludedMutations: [],
  });
  return wholeLines(mutants);
}

/** Draws `size` lines, all where there are fewer; the same seed draws the same ones. */
export function sampleOf(
  lines: readonly MutantLine[],
  { size, seed }: { size: number; seed: number },
): LineSample {
  const count = Math.min(size, lines.length);
  const draw = shuffledSubarray([...lines], { minLength: count, maxLength: count });
  const [drawn = []] = sample(draw, { seed, numRuns: 1 });
  return { lines: drawn, outOf: lines.length, seed };
}

/** What Stryker is asked to mutate. */
export const rangesOf = ({ lines }: LineSample): string[] =>
  lines.map(({ file, line }) => `${file}:${line}-${line}`);

/** Whether a mutant is one of the sample's; lines of results count from 1. */
export function isSampled({ lines }: LineSample, { fileName, location }: MutantResult): boolean {
  const file = path.relative(root, fileName);
  return isOneLine(location) && lines.some((one) => one.file === file && one.line === location.start.line);
}
