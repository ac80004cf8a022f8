import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Plugin } from 'vite';
import { openGallery } from '../../gallery/server/open-gallery.ts';
import { root } from '../../server/root.ts';
import { galleryBrowser } from '../../tests/gallery/gallery-browser.ts';
import { provideBrowser } from '../provide/browser.ts';
import { readImporters } from '../reach/import-graph.ts';
import type { MutantResult } from '../mutant-result.ts';
import type { MutantLine } from '../mutants-sample.ts';
import { Judge } from './judge.ts';
import { nearViews } from './near-views.ts';
import { plantFaults } from './plant-faults.ts';
import { PlantedGallery } from './planted-gallery.ts';
import type { ViewFault } from './view-fault.ts';
import { faultsIn } from './view-faults.ts';

/** A fault of a file, by the number a page is told to have it. */
interface NumberedFault {
  readonly number: number;
  /** From the repository's folder. */
  readonly file: string;
  readonly source: string;
  readonly fault: ViewFault;
}

const sourceOf = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

const placeOf = (source: string, at: number): { line: number; column: number } => {
  const lines = source.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

const lineOf = ({ source, fault }: NumberedFault): number => placeOf(source, fault.start).line;

async function faultsOf(files: readonly string[]): Promise<NumberedFault[]> {
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

/** Puts faults into the sources the gallery is built from. */
const planting = (faults: readonly NumberedFault[]): Plugin => ({
  name: 'planted-faults',
  enforce: 'pre',
  transform(code, id) {
    const planted = faults.filter(({ file }) => id === path.join(root, file));
    return planted.length === 0 ? null : plantFaults(code, planted);
  },
});

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

/**
 * Plants faults in views and components, all in one build of the gallery, and says of each whether the states that show
 * it nearest notice it: by their tree, by what their controls send, or by their keys; only those that begin on these
 * lines, where some are given.
 */
export async function judgeViews(
  files: readonly string[],
  { lines, concurrency }: { lines: readonly MutantLine[] | null; concurrency: number },
): Promise<MutantResult[]> {
  const faults = (await faultsOf(files)).filter(
    (one) => lines === null || lines.some(({ file, line }) => file === one.file && line === lineOf(one)),
  );
  const importers = await readImporters();
  const browserPath = await provideBrowser('shell');
  const server = await openGallery({
    root,
    port: 0,
    isWatching: false,
    planted: { plugin: planting(faults), outDir: 'dist/planted-gallery' },
  });
  try {
    // Files go round: what was seen of one's states serves all its faults.
    const waiting = files.map((file) => faults.filter((one) => one.file === file));
    const judgeInTurn = async (): Promise<MutantResult[]> => {
      const browser = await chromium.launch(galleryBrowser(browserPath));
      const judge = new Judge(new PlantedGallery(browser, server.resolvedUrls?.local[0] ?? ''));
      const results: MutantResult[] = [];
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const views = nearViews(next[0]?.file ?? '', importers);
        const ofFile = next.map(({ number }) => number);
        for (const one of next) {
          const status = await judge.judge(one.number, { views, ofFile });
          console.log(`${one.file}:${lineOf(one)} ${one.fault.kind}: ${status}`);
          results.push(resultOf(one, status));
        }
      }
      await browser.close();
      return results;
    };
    return (await Promise.all(Array.from({ length: concurrency }, judgeInTurn))).flat();
  } finally {
    await server.close();
  }
}
