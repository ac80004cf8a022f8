import type { MutantResult } from '../../scripts/mutant-result.ts';

/** As much of Stryker as is used here: its own types are there only once it is installed. */
export declare class Stryker {
  constructor(options: Readonly<Record<string, unknown>>);
  runMutationTest(): Promise<MutantResult[]>;
}

/** Finds what can be changed in sources; it counts lines and columns from 0. */
export declare class Instrumenter {
  constructor(log: Readonly<Record<string, () => unknown>>);
  instrument(
    sources: readonly { readonly name: string; readonly content: string; readonly mutate: boolean }[],
    options: {
      readonly ignorers: readonly object[];
      readonly plugins: null;
      readonly excludedMutations: readonly string[];
    },
  ): Promise<{
    readonly mutants: readonly (Pick<MutantResult, 'fileName' | 'location'> & { readonly status?: string })[];
  }>;
}

/** Where the plugin stands that runs Vitest. */
export declare const testRunner: string;
