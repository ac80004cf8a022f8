import * as v from 'valibot';

const share = v.object({ covered: v.number(), total: v.number(), missing: v.array(v.string()) });

const machineResult = v.object({
  machine: v.string(),
  world: v.string(),
  states: v.number(),
  paths: v.number(),
  steps: v.number(),
  transitions: share,
  leaves: share,
  rules: share,
  requirements: share,
  passed: v.number(),
  failures: v.array(v.object({ path: v.nullable(v.number()), says: v.string() })),
});

const walkResult = v.object({
  name: v.string(),
  walks: v.number(),
  steps: v.number(),
  passed: v.number(),
  failures: v.array(v.string()),
});

const mutationResult = v.object({
  machine: v.string(),
  faults: v.pipe(
    v.array(
      v.object({
        kind: v.string(),
        name: v.string(),
        foundBy: v.nullable(v.string()),
        explained: v.nullable(v.string()),
      }),
    ),
    v.readonly(),
  ),
});

/** What `npm run paths -- --json` writes: machines first, then walks and scenes. */
export const pathResults = v.array(v.union([machineResult, walkResult]));
/** What `npm run paths -- --mutate --json` writes. */
export const mutationResults = v.array(mutationResult);

export type MachineResult = v.InferOutput<typeof machineResult>;
export type WalkResult = v.InferOutput<typeof walkResult>;
export type MutationResult = v.InferOutput<typeof mutationResult>;

/** The last run of something. */
export interface LastRun<T> {
  /** When it ended, in ms. */
  readonly at: number;
  readonly results: readonly T[];
}

export interface Results {
  /** Paths, walks and scenes, and the paths in the browser: empty where nothing was run yet. */
  readonly paths: readonly LastRun<MachineResult | WalkResult>[];
  readonly mutations: LastRun<MutationResult> | null;
}
