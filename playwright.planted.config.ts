import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import settings from './playwright.config.ts';
import { plannedSchema } from './scripts/view-mutants/planned-journeys.ts';
import * as v from 'valibot';

const { PLANNED_JOURNEYS: plan = '', JOURNEY_RESULTS: results = '' } = process.env;

/** What is to be run: scripts/view-mutants/journeys.ts writes it. */
const planned = v.parse(plannedSchema, JSON.parse(readFileSync(plan, 'utf8')));

const { projects: screens = [] } = settings;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** The journeys in a shop with faults planted in it: all of them with none, or some with one each. */
export default defineConfig({
  ...settings,
  outputDir: 'test-results/planted',
  // One that is held up by a fault need not be waited for long; it has noticed the fault when it fails twice.
  ...(planned === null ? {} : { timeout: 60_000, expect: { timeout: 6_000 }, retries: 1 }),
  reporter: [['json', { outputFile: results }]],
  use: { ...settings.use, trace: 'off', ...(planned === null ? {} : { actionTimeout: 6_000 }) },
  projects:
    planned === null
      ? screens.map((project) => ({ ...project, use: { ...project.use, plantedFault: 0 } }))
      : planned.map(({ number, screen, journeys }) => ({
          ...screens.find(({ name }) => name === screen),
          name: `${number} ${screen}`,
          testMatch: journeys.map(({ file }) => `**/${file}`),
          grep: journeys.map(({ file, title }) => new RegExp(`${escaped(`${file} ${title}`)}(?: @|$)`)),
          use: {
            ...screens.find(({ name }) => name === screen)?.use,
            plantedFault: number,
          },
        })),
});
