import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../server/root.ts';
import type { MutantLine } from '../mutants-sample.ts';
import type { ViewFault } from './view-fault.ts';
import { faultsIn } from './view-faults.ts';

/** A fault of a file, by the number a page is told to have it. */
export interface NumberedFault {
  readonly number: number;
  /** From the repository's folder. */
  readonly file: string;
  readonly source: string;
  readonly fault: ViewFault;
}

const sourceOf = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

/** Line and column of a place in a source, counted from 1. */
export const placeOf = (source: string, at: number): { line: number; column: number } => {
  const lines = source.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** The line a fault begins on. */
export const lineOf = ({ source, fault }: NumberedFault): number => placeOf(source, fault.start).line;

/** The faults that can be planted in these files. */
export async function faultsOf(files: readonly string[]): Promise<NumberedFault[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await sourceOf(file);
      return faultsIn(file, source).map((fault) => ({ file, source, fault }));
    }),
  );
  return found.flat().map((one, index) => ({ number: index + 1, ...one }));
}

/** The lines of these files in which a fault can be planted. */
export async function linesWithFaults(files: readonly string[]): Promise<MutantLine[]> {
  const lines = (await faultsOf(files)).map((one) => `${lineOf(one)} ${one.file}`);
  return [...new Set(lines)].map((line) => {
    const [number = '', file = ''] = line.split(' ');
    return { file, line: Number(number) };
  });
}
