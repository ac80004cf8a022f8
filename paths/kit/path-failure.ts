import type { WorldName } from './world.ts';

/** A step of a path as a failure shows it. */
export interface ToldStep {
  readonly says: string;
  /** Where the flow was after it. */
  readonly at: string;
}

/** Which path it was that failed. */
export interface PathPosition {
  readonly machine: string;
  readonly world: WorldName;
  readonly start: string;
  /** Tells it from the others, such as `path 3 of 90`. */
  readonly title: string;
  /** The options that run it again. */
  readonly rerun: string;
}

/** All that is known of a failed path. */
export interface FailureFacts extends PathPosition {
  /** The steps that went well. */
  readonly before: readonly ToldStep[];
  /** The step that failed, and how many there were to be. */
  readonly step: string;
  readonly length: number;
  readonly wanted: string;
  readonly got: string;
  readonly rule: { readonly id: string; readonly says: string } | null;
}

const pad = (n: number): string => String(n).padStart(3);

/** A failed path on one screen: the way there, the step, wanted and got, the rule, and how to run it again. */
function explain(facts: FailureFacts): string {
  const { machine, world, start, title, rerun, before, step, length, wanted, got, rule } = facts;
  const shown = before.slice(-12);
  const skipped = before.length - shown.length;
  const width = Math.max(0, ...shown.map(({ says }) => says.length));
  return [
    `${machine}, '${start}', world ${world}: ${title} failed at step ${before.length} of ${length}`,
    ...(skipped > 0 ? [`       (${skipped} steps before these)`] : []),
    ...shown.map(({ says, at }, index) => `  ${pad(skipped + index)}  ${says.padEnd(width)}   ${at}`),
    `▸ ${pad(before.length)}  ${step}`,
    `  wanted  ${wanted}`,
    `  got     ${got}`,
    ...(rule === null ? [] : [`  broken  ${rule.id}: ${rule.says}`]),
    `  rerun   npm run paths -- --machine ${machine} --world ${world} ${rerun}`,
  ].join('\n');
}

/** A path that did not go as the chart or a rule says. */
export class PathFailure extends Error {
  override readonly name = 'PathFailure';
  readonly facts: FailureFacts;

  constructor(facts: FailureFacts, cause?: unknown) {
    super(explain(facts), { cause });
    this.facts = facts;
  }
}
