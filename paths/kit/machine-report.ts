import type { Share } from './coverage.ts';
import type { WorldName } from './world.ts';

/** A path that failed, or something that all paths together leave out. */
export interface PathFault {
  /** Its number, which runs it alone; null where it is not one path's. */
  readonly path: number | null;
  /** One screen for a path, one line for what is missing. */
  readonly says: string;
}

/** What the paths of one machine found in one world. */
export interface MachineReport {
  readonly machine: string;
  readonly world: WorldName;
  readonly states: number;
  readonly edges: number;
  readonly paths: number;
  readonly steps: number;
  readonly transitions: Share;
  readonly leaves: Share;
  readonly rules: Share;
  readonly requirements: Share;
  /** Ids named on transitions that were taken, and ids of rules that had an occasion, each once. */
  readonly named: readonly string[];
  readonly seconds: number;
  readonly passed: number;
  readonly failures: readonly PathFault[];
}

const share = ({ covered, total }: Share): string => `${covered}/${total}`;

const columns: readonly (readonly [string, (report: MachineReport) => string])[] = [
  ['machine', ({ machine }) => machine],
  ['world', ({ world }) => world],
  ['states', ({ states }) => String(states)],
  ['edges', ({ edges }) => String(edges)],
  ['paths', ({ paths }) => String(paths)],
  ['steps', ({ steps }) => String(steps)],
  ['transitions', ({ transitions }) => share(transitions)],
  ['leaf states', ({ leaves }) => share(leaves)],
  ['rules', ({ rules }) => share(rules)],
  ['requirements', ({ requirements }) => share(requirements)],
  ['seconds', ({ seconds }) => seconds.toFixed(2)],
];

/** The table of all machines, one line each. */
export function reportTable(reports: readonly MachineReport[]): string {
  const rows = [columns.map(([name]) => name), ...reports.map((one) => columns.map(([, of]) => of(one)))];
  return textTable(rows);
}

/** Aligns rows in columns: the first two to the left, numbers to the right. */
export function textTable(rows: readonly (readonly string[])[], left = 2): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
