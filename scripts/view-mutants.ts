import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Plugin, PreviewServer } from 'vite';
import { openGallery } from '../gallery/server/open-gallery.ts';
import { root } from '../server/root.ts';
import { GalleryPage } from '../tests/gallery/gallery-page.ts';
import { phone } from '../tests/gallery/screens.ts';
import { keptTree } from '../tests/gallery/tree-files.ts';
import { wideViewNames } from '../tests/gallery/view-files.ts';
import { brandOfTrees, readView } from '../tests/gallery/view-text.ts';
import { launchOptions, provideBrowser } from './provide/browser.ts';
import type { MutantResult } from './mutant-result.ts';
import type { MutantLine } from './mutants-sample.ts';
import { faultKey, faultsIn, plantFaults, type ViewFault } from './view-faults.ts';

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

/** Whether a view on a page differs from what its tree in gallery/trees says, or the page complains. */
async function isNoticed(gallery: GalleryPage, view: string): Promise<boolean> {
  for (const isWide of wideViewNames().includes(view) ? [false, true] : [false]) {
    const { text, idle } = await readView(gallery, view, isWide);
    if (text !== keptTree(view, isWide) || idle.length > 0) return true;
  }
  return gallery.complained().length > 0;
}

/** Without a fault a view is not what its tree in gallery/trees says: nothing can be judged by it. */
class StaleTreeError extends Error {
  override readonly name = 'StaleTreeError';
}

/** The built gallery with its faults, in a browser. */
class PlantedGallery {
  private readonly server: PreviewServer;
  private readonly browser: Browser;
  private readonly shownIn = new Map<string, ReadonlySet<string>>();
  /** Views that were found as their trees say. */
  private readonly sound = new Set<string>();

  constructor(server: PreviewServer, browser: Browser) {
    this.server = server;
    this.browser = browser;
  }

  /** A page with one of the faults; with none of number 0. */
  async page(number: number): Promise<GalleryPage> {
    const context = await this.browser.newContext({
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      reducedMotion: 'reduce',
      viewport: phone,
    });
    await context.addInitScript(`globalThis.${faultKey} = ${number}`);
    const gallery = new GalleryPage(await context.newPage());
    await gallery.open(this.server.resolvedUrls?.local[0] ?? '');
    await gallery.takeBrand(brandOfTrees);
    return gallery;
  }

  /** Finds which components stand in which views. */
  async look(): Promise<void> {
    const gallery = await this.page(0);
    for (const { name, hasSheet, states } of await gallery.views()) {
      const seen = new Set<string>();
      for (const state of hasSheet ? [''] : states.map((one) => one.name)) {
        await gallery.call('show', name, state);
        for (const component of await gallery.components()) seen.add(component);
      }
      this.shownIn.set(name, seen);
    }
    await gallery.page.context().close();
  }

  /** The views in which a file's components stand: first its own, then those of its folder. */
  viewsOf({ file, source }: NumberedFault): string[] {
    const own = file.replace(/^src\/(?:views\/)?/, '').replace(/\.tsx$/, '');
    const components = [...source.matchAll(/^(?:export )?(?:const|function) ([A-Z]\w*)/gm)].map(
      ([, name = '']) => name,
    );
    const distance = (view: string): number =>
      view === own ? 0 : path.dirname(view) === path.dirname(own) ? 1 : 2;
    return [...this.shownIn]
      .filter(([view, seen]) => view === own || components.some((component) => seen.has(component)))
      .map(([view]) => view)
      .toSorted((one, other) => distance(one) - distance(other));
  }

  private async expectSound(view: string): Promise<void> {
    if (this.sound.has(view)) return;
    const gallery = await this.page(0);
    if (await isNoticed(gallery, view))
      throw new StaleTreeError(`${view} is not as its tree says: npm run gallery -- --write`);
    await gallery.page.context().close();
    this.sound.add(view);
  }

  /** What becomes of a fault. Throws StaleTreeError. */
  async judge(one: NumberedFault): Promise<MutantResult['status']> {
    const views = this.viewsOf(one);
    if (views.length === 0) return 'NoCoverage';
    const gallery = await this.page(one.number);
    for (const view of views) {
      await this.expectSound(view);
      // A page behind another one draws a frame a second.
      await gallery.page.bringToFront();
      // A view that breaks breaks its test.
      if (await isNoticed(gallery, view).catch(() => true)) {
        await gallery.page.context().close();
        return 'Killed';
      }
    }
    await gallery.page.context().close();
    return 'Survived';
  }
}

const resultOf = (
  { number, file, source, fault }: NumberedFault,
  status: MutantResult['status'],
): MutantResult => ({
  id: String(number),
  fileName: path.join(root, file),
  mutatorName: fault.kind,
  location: {
    start: placeOf(source, fault.expression.start),
    end: placeOf(source, fault.expression.end),
  },
  replacement: fault.replacement,
  status,
});

/**
 * Plants faults in views and components, all in one build of the gallery, and says of each whether the trees of the
 * views it stands in notice it; only those that begin on these lines, where some are given. Throws StaleTreeError.
 */
export async function judgeViews(
  files: readonly string[],
  lines: readonly MutantLine[] | null,
): Promise<MutantResult[]> {
  const faults = (await faultsOf(files)).filter(
    (one) => lines === null || lines.some(({ file, line }) => file === one.file && line === lineOf(one)),
  );
  const browserPath = await provideBrowser('shell');
  const server = await openGallery({
    root,
    port: 0,
    isWatching: false,
    planted: { plugin: planting(faults), outDir: 'dist/planted-gallery' },
  });
  const browser = await chromium.launch(launchOptions('shell', browserPath));
  try {
    const gallery = new PlantedGallery(server, browser);
    await gallery.look();
    const results: MutantResult[] = [];
    for (const one of faults) {
      const result = resultOf(one, await gallery.judge(one));
      console.log(`${one.file}:${lineOf(one)} ${one.fault.kind}: ${result.status}`);
      results.push(result);
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
  }
}
