import type { BrowserContext } from '@playwright/test';

interface TellOptions {
  /** The one fault that is there, of those planted in the build: scripts/view-mutants. 0 for none. */
  number: number;
}

/** Tells the code of this page, or of this process, which fault it has. It asks each time it comes to one. */
export function tellOfFault({ number }: TellOptions): void {
  const come = new Set<number>();
  // What is planted in a build asks by this name: scripts/view-mutants/plant-faults.ts.
  Object.assign(globalThis, {
    __plantedFault: (asked: number): boolean => {
      if (!come.has(asked)) {
        come.add(asked);
        const note = (globalThis as { cameToFault?: (one: number) => void }).cameToFault;
        note?.(asked);
      }
      return asked === number;
    },
  });
}

/** Tells every page of a context. The set that it gives fills with the faults their code comes to. */
export async function plantIn(context: BrowserContext, number: number): Promise<ReadonlySet<number>> {
  const come = new Set<number>();
  await context.exposeBinding('cameToFault', (_, one: number) => void come.add(one));
  await context.addInitScript(tellOfFault, { number });
  return come;
}
