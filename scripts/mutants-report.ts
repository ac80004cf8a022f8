import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../server/root.ts';
import type { MutantResult } from './mutant-result.ts';
import type { LineSample } from './mutants-sample.ts';

/** A mutant that no test can tell from the code, or that nobody should: the reason says why. */
export interface ExplainedMutant {
  /** From the repository's folder. */
  readonly file: string;
  /** Stryker's name of the kind of change. */
  readonly mutator: string;
  /** The code as it stands, and what the mutant puts in its place; blanks count once. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** A mutant that was not killed. */
interface LivingMutant {
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly status: string;
  /** Why it lives; null where nobody has said. */
  readonly reason: string | null;
}

/** What became of a layer's mutants. */
export interface LayerReport {
  readonly layer: string;
  readonly killed: number;
  readonly timeouts: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** How many of those that live are explained. */
  readonly explained: number;
  readonly living: readonly LivingMutant[];
}

const onOneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** The code a mutant stands for; lines and columns of its place count from 1. */
function originalOf({ fileName, location: { start, end } }: MutantResult): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return onOneLine(lines.join('\n'));
}

const isSame = (one: LivingMutant, other: ExplainedMutant): boolean =>
  one.file === other.file &&
  one.mutator === other.mutator &&
  one.original === onOneLine(other.original) &&
  one.replacement === onOneLine(other.replacement);

/** Counts a layer's results and finds the reasons of those that live. */
export function reportOf(
  layer: string,
  { results, explained }: { results: readonly MutantResult[]; explained: readonly ExplainedMutant[] },
): LayerReport {
  const count = (status: string): number => results.filter((one) => one.status === status).length;
  const living = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant): LivingMutant => {
      const found = {
        file: path.relative(root, mutant.fileName),
        line: mutant.location.start.line,
        mutator: mutant.mutatorName,
        original: originalOf(mutant),
        replacement: onOneLine(mutant.replacement),
        status: mutant.status,
        reason: null,
      };
      return { ...found, reason: explained.find((one) => isSame(found, one))?.reason ?? null };
    });
  return {
    layer,
    killed: count('Killed'),
    timeouts: count('Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    explained: living.filter(({ reason }) => reason !== null).length,
    living,
  };
}

const noticedOf = ({ killed, timeouts }: LayerReport): number => killed + timeouts;

/** Explained ones do not count. */
const judgedOf = (report: LayerReport): number =>
  noticedOf(report) + report.survived + report.noCoverage - report.explained;

/** The share of mutants that a test noticed, from 0 to 1. */
export function killRate(report: LayerReport): number {
  const judged = judgedOf(report);
  return judged === 0 ? 1 : noticedOf(report) / judged;
}

const columns = ['killed', 'timeouts', 'survived', 'noCoverage', 'explained'] as const;
const titles = ['killed', 'timeouts', 'survived', 'no coverage', 'explained'];
const width = 12;

/** A line for each layer. */
export function mutantsTable(reports: readonly LayerReport[]): string {
  const head = ['layer'.padEnd(width), ...titles.map((title) => title.padStart(width)), '%'.padStart(width)];
  const lines = reports.map((report) =>
    [
      report.layer.padEnd(width),
      ...columns.map((column) => String(report[column]).padStart(width)),
      (100 * killRate(report)).toFixed(1).padStart(width),
    ].join(' '),
  );
  return [head.join(' '), ...lines].join('\n');
}

/** What a sample of lines tells of its layer. */
export const sampleLine = (report: LayerReport, { lines, outOf, seed }: LineSample): string =>
  `${report.layer}: killed ${noticedOf(report)} of ${judgedOf(report)}, sample of ${lines.length} lines of ${outOf}, seed ${seed}`;

/** A line for each mutant that lives and that nobody has explained. */
export const livingLines = ({ living }: LayerReport): string[] =>
  living
    .filter(({ reason }) => reason === null)
    .map(
      ({ file, line, mutator, original, replacement, status }) =>
        `${file}:${line} ${mutator}${status === 'NoCoverage' ? ', never run' : ''}: ${original.slice(0, 90)} → ${replacement.slice(0, 90)}`,
    );
