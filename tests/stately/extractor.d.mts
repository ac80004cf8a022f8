/** As much of Stately's extractor as is used here: its own types are there only once it is installed. */
export declare function extractMachinesFromFile(source: string): {
  readonly machines: readonly ({ toConfig(): unknown } | undefined)[];
} | null;
