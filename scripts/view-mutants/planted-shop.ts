import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../server/root.ts';
import { buildChangedStorefront } from '../../server/rendering/storefront-build.ts';
import { CommandError, run } from '../command.ts';
import { provideBrowsers } from '../provide/browser.ts';
import { providePostgres } from '../provide/postgres.ts';
import type { NumberedFault } from './numbered-faults.ts';
import { toldIn, type Told } from './journey-report.ts';
import type { PlannedFault } from './planned-journeys.ts';
import { planting } from './planting.ts';

const distDir = 'dist/planted-shop';
const reports = path.join(root, 'test-results/mutants');

/** A shop in which faults are planted: a page has one of them, or none. */
export interface PlantedShop {
  /** Runs journeys: those of a plan, or where it is null all of them without a fault. */
  run(plan: readonly PlannedFault[] | null): Promise<Told[]>;
}

/** The shop that was built with faults last. */
async function openPlantedShop(): Promise<PlantedShop> {
  const provided = { ...(await provideBrowsers()), TEST_POSTGRES: await providePostgres() };
  await mkdir(reports, { recursive: true });
  const [plan, results] = ['plan', 'results'].map((name) => path.join(reports, `journeys-${name}.json`)) as [
    string,
    string,
  ];
  return {
    run: async (planned) => {
      await writeFile(plan, JSON.stringify(planned));
      await run({
        program: 'playwright',
        args: ['test', '--config', 'playwright.planted.config.ts'],
        env: {
          ...provided,
          NODE_ENV: 'development',
          DATABASE_URL: '',
          EMBEDDED: 'on',
          DEMO_DATA: 'on',
          SHOP_DIST: distDir,
          PLANNED_JOURNEYS: plan,
          JOURNEY_RESULTS: results,
        },
      }).catch((error: unknown) => {
        // Journeys that fail are what is looked for.
        if (!(error instanceof CommandError)) throw error;
      });
      return toldIn(await readFile(results, 'utf8'));
    },
  };
}

/** Builds a shop with these faults in its sources. */
export async function buildPlantedShop(faults: readonly NumberedFault[]): Promise<PlantedShop> {
  await buildChangedStorefront(root, { distDir, plugin: planting(faults), print: console.log });
  return openPlantedShop();
}
