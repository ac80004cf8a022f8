import path from 'node:path';
import { chromium } from '@playwright/test';
import { openGallery } from '../../gallery/server/open-gallery.ts';
import { root } from '../../server/root.ts';
import { galleryBrowser } from '../../tests/gallery/gallery-browser.ts';
import { provideBrowser } from '../provide/browser.ts';
import { readImporters } from '../reach/import-graph.ts';
import type { MutantResult } from '../mutant-result.ts';
import type { MutantLine } from '../mutants-sample.ts';
import { Judge } from './judge.ts';
import { noticedByJourneys } from './journeys.ts';
import { nearViews } from './near-views.ts';
import { faultsOf, lineOf, placeOf, type NumberedFault } from './numbered-faults.ts';
import { PlantedGallery } from './planted-gallery.ts';
import { planting } from './planting.ts';

const resultOf = (
  { number, file, source, fault }: NumberedFault,
  status: MutantResult['status'],
): MutantResult => ({
  id: String(number),
  fileName: path.join(root, file),
  mutatorName: fault.kind,
  location: {
    start: placeOf(source, (fault.said ?? fault.expression).start),
    end: placeOf(source, (fault.said ?? fault.expression).end),
  },
  replacement: fault.replacement,
  status,
});

type Status = MutantResult['status'];

/** In how many views of the gallery a fault is looked for, at most. */
const mostViews = 12;

/** What becomes of each fault in the gallery. */
async function judgeInGallery(
  files: readonly string[],
  { faults, concurrency }: { faults: readonly NumberedFault[]; concurrency: number },
): Promise<Map<NumberedFault, Status>> {
  const importers = await readImporters();
  const browserPath = await provideBrowser('shell');
  const server = await openGallery({
    root,
    port: 0,
    isWatching: false,
    planted: { plugin: planting(faults), outDir: 'dist/planted-gallery' },
  });
  const found = new Map<NumberedFault, Status>();
  try {
    // Files go round: what was seen of one's states serves all its faults.
    const waiting = files.map((file) => faults.filter((one) => one.file === file));
    const judgeInTurn = async (): Promise<void> => {
      const browser = await chromium.launch(galleryBrowser(browserPath));
      const judge = new Judge(new PlantedGallery(browser, server.resolvedUrls?.local[0] ?? ''));
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const views = nearViews(next[0]?.file ?? '', importers).slice(0, mostViews);
        const ofFile = next.map(({ number }) => number);
        for (const one of next) {
          const status = await judge.judge(one.number, { views, ofFile });
          console.log(`${one.file}:${lineOf(one)} ${one.fault.kind}: ${status}`);
          found.set(one, status);
        }
      }
      await browser.close();
    };
    await Promise.all(Array.from({ length: concurrency }, judgeInTurn));
    return found;
  } finally {
    await server.close();
  }
}

interface JudgeOptions {
  /** Faults that begin on these lines; null for all. */
  readonly lines: readonly MutantLine[] | null;
  /** How many browsers look at the gallery at once. */
  readonly concurrency: number;
  /** What the gallery does not notice is looked for with the journeys that come to it. */
  readonly withJourneys: boolean;
}

/**
 * Plants faults in views and components, all in one build of the gallery, and says of each whether the states that show
 * it nearest notice it: by their tree, by what their controls send, or by their keys.
 */
export async function judgeViews(
  files: readonly string[],
  { lines, concurrency, withJourneys }: JudgeOptions,
): Promise<MutantResult[]> {
  const faults = (await faultsOf(files)).filter(
    (one) => lines === null || lines.some(({ file, line }) => file === one.file && line === lineOf(one)),
  );
  const found = await judgeInGallery(files, { faults, concurrency });
  const living = faults.filter((one) => found.get(one) !== 'Killed');
  const noticed = withJourneys ? await noticedByJourneys(living) : new Map<number, string>();
  for (const one of living) {
    const journey = noticed.get(one.number);
    if (journey === undefined) continue;
    console.log(`${one.file}:${lineOf(one)} ${one.fault.kind}: Killed by ${journey}`);
    found.set(one, 'Killed');
  }
  return faults.map((one) => resultOf(one, found.get(one) ?? 'NoCoverage'));
}
