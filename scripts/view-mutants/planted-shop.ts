import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../server/root.ts';
import { buildChangedStorefront } from '../../server/rendering/storefront-build.ts';
import { CommandError, run } from '../command.ts';
import { provideBrowsers } from '../provide/browser.ts';
import { providePostgres } from '../provide/postgres.ts';
import type { NumberedFault } from './numbered-faults.ts';
import type { Journey, PlannedFault } from './planned-journeys.ts';
import { planting } from './planting.ts';

const distDir = 'dist/planted-shop';
const reports = path.join(root, 'test-results/mutants');

/** How a journey went. */
export interface Told extends Journey {
  /** The project it was run in: a screen, with the number of a fault in front where there is one. */
  readonly project: string;
  readonly hasPassed: boolean;
  /** How long it took, in ms. */
  readonly duration: number;
  /** The planted faults that its pages came to. */
  readonly met: readonly number[];
}

const attachmentSchema = v.object({ name: v.string(), body: v.optional(v.string()) });
const resultSchema = v.object({
  status: v.optional(v.string()),
  duration: v.number(),
  attachments: v.array(attachmentSchema),
});
const specSchema = v.object({
  title: v.string(),
  tests: v.array(v.object({ projectName: v.string(), results: v.array(resultSchema) })),
});

/** What Playwright's JSON reporter writes, as far as it is read here. */
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: Suite[] | undefined;
}
const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const reportSchema = v.object({ suites: v.array(suiteSchema), errors: v.array(v.unknown()) });

const metOf = (attachments: readonly v.InferOutput<typeof attachmentSchema>[]): number[] => {
  const { body } = attachments.find(({ name }) => name === 'faults') ?? {};
  const json = body === undefined ? '[]' : Buffer.from(body, 'base64').toString('utf8');
  return v.parse(v.array(v.number()), JSON.parse(json));
};

const toldBy = ({ file, specs, suites = [] }: Suite, above: readonly string[]): Told[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, duration, attachments }) => ({
          file,
          title: [...above, title].join(' '),
          project: projectName,
          hasPassed: status === 'passed',
          duration,
          met: metOf(attachments),
        })),
    ),
  ),
  ...suites.flatMap((suite) => toldBy(suite, [...above, suite.title])),
];

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
      const { suites, errors } = v.parse(reportSchema, JSON.parse(await readFile(results, 'utf8')));
      if (suites.length === 0) throw new Error(`No journey was run: ${JSON.stringify(errors)}`);
      return suites.flatMap((suite) => toldBy(suite, []));
    },
  };
}

/** Builds a shop with these faults in its sources. */
export async function buildPlantedShop(faults: readonly NumberedFault[]): Promise<PlantedShop> {
  await buildChangedStorefront(root, { distDir, plugin: planting(faults), print: console.log });
  return openPlantedShop();
}
