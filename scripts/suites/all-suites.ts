import { pathsSuite } from './paths-suite.ts';
import { playwrightSuite } from './playwright-suite.ts';
import type { Suite } from './suite.ts';
import { vitestSuite } from './vitest-suite.ts';

export const unitSuite = vitestSuite({
  name: 'unit',
  needsServices: false,
  title: 'Rules, statecharts, services, views, architecture',
});

/** With held services, and against the real backend over HTTP. */
export const chartPathsSuite = pathsSuite({
  name: 'paths',
  title: 'Paths generated from the statecharts',
  options: [],
});

/** On PostgreSQL, which takes two thirds of the embedded database's time. */
export const backendSuite = vitestSuite({
  name: 'backend',
  title: 'Contract and backend',
  copiesShop: true,
  env: { TEST_DATABASE: 'postgres' },
});

const embeddedSuite = vitestSuite({
  name: 'embedded',
  title: 'Contract and data on the embedded database',
  env: { TEST_DATABASE: '' },
});

const postgresSuite = vitestSuite({
  name: 'postgres',
  title: 'Concurrency and faults on PostgreSQL',
  copiesShop: true,
});

const serverSuite = vitestSuite({
  name: 'server',
  title: 'Starting and stopping the server',
  copiesShop: true,
  needsBuild: true,
});

/** Every view in every state of its chart. */
const gallerySuite = playwrightSuite({
  name: 'gallery',
  title: 'Every view in every state',
  command: { program: 'playwright', args: ['test', '--config', 'playwright.gallery.config.ts'] },
});

/** The same paths, as a shopper walks them in the built shop and a browser. */
const browserPathsSuite = pathsSuite({
  name: 'browser-paths',
  title: 'Paths in the browser',
  needsBuild: true,
  options: ['--world', 'browser'],
});

const browserSuite = playwrightSuite({
  name: 'browser',
  title: 'The shop in the browser',
  copiesShop: true,
  needsBuild: true,
  // A trace of every test is a fifth of the time: only what failed is run again with one.
  command: { program: 'node', args: ['scripts/e2e.ts', '--trace', 'off'] },
  aloneOptions: ['--trace', 'retain-on-failure'],
});

/** Every test there is, those that tell most in least time first. */
export const allSuites: readonly Suite[] = [
  unitSuite,
  chartPathsSuite,
  backendSuite,
  embeddedSuite,
  postgresSuite,
  serverSuite,
  gallerySuite,
  browserPathsSuite,
  browserSuite,
];
