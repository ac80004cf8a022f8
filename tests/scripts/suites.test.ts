import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '../../server/root.ts';
import { pathsSuite } from '../../scripts/suites/paths-suite.ts';
import { playwrightSuite } from '../../scripts/suites/playwright-suite.ts';
import { runSuite } from '../../scripts/suites/run-suite.ts';
import { typedAlone, type Suite } from '../../scripts/suites/suite.ts';
import { failuresAsText, flakyAsText, suitesAsText, totalsLine } from '../../scripts/suites/summary.ts';
import { vitestSuite } from '../../scripts/suites/vitest-suite.ts';

const unit = vitestSuite({ name: 'unit', title: 'Units' });
const backend = vitestSuite({ name: 'backend', title: 'Backend', env: { TEST_DATABASE: 'postgres' } });
const paths = pathsSuite({ name: 'paths', title: 'Paths', options: [] });
const gallery = playwrightSuite({
  name: 'gallery',
  title: 'Views',
  command: { program: 'playwright', args: ['test', '--config', 'playwright.gallery.config.ts'] },
});

describe('what the reports of the programs say', () => {
  const assertion = { title: 'adds (once)', fullName: 'GATE-01: the cart adds (once)', duration: 1500 };

  test('Vitest: name, file, time, message, requirements, rows of the API', () => {
    const rows = { C02: { done: 1, refused: 0 } };
    const report = {
      testResults: [
        {
          name: join(root, 'tests/cart.test.ts'),
          status: 'failed',
          assertionResults: [
            { ...assertion, status: 'passed', meta: { rows } },
            { ...assertion, status: 'failed', failureMessages: ['expected 1', 'got 2'], meta: {} },
          ],
        },
      ],
    };
    const one = {
      title: 'adds (once)',
      name: 'GATE-01: the cart adds (once)',
      file: 'tests/cart.test.ts',
      where: 'tests/cart.test.ts',
      count: 1,
      seconds: 1.5,
      ids: ['GATE-01'],
      alone: ['tests/cart.test.ts', '-t', String.raw`^GATE-01: the cart adds \(once\)$`],
    };
    expect(unit.read(report)).toEqual([
      { ...one, outcome: 'passed', message: '', rows },
      { ...one, outcome: 'failed', message: 'expected 1\ngot 2', rows: {} },
    ]);
  });

  test('Vitest: a file that cannot be loaded is a failure of its own', () => {
    const report = {
      testResults: [
        {
          name: join(root, 'tests/cart.test.ts'),
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
      ],
    };
    expect(unit.read(report)).toMatchObject([
      {
        name: 'the file itself',
        outcome: 'failed',
        message: 'no such module',
        alone: ['tests/cart.test.ts'],
      },
    ]);
  });

  test('Playwright: the groups and the project belong to the name', () => {
    const spec = (title: string, status: string, errors: readonly object[]) => ({
      title,
      file: 'looks.spec.ts',
      tests: [{ projectName: 'phone', status, results: [{ duration: 250, errors }] }],
    });
    const report = {
      config: { rootDir: join(root, 'tests/gallery') },
      suites: [
        {
          title: 'looks.spec.ts',
          specs: [spec('alone', 'expected', [])],
          suites: [
            { title: 'Ortavia', specs: [spec('B-20: fits', 'unexpected', [{ message: 'too wide' }])] },
          ],
        },
      ],
    };
    expect(gallery.read(report)).toMatchObject([
      { title: 'alone', name: 'alone (phone)', outcome: 'passed', seconds: 0.25, ids: [] },
      {
        title: 'B-20: fits',
        name: 'Ortavia B-20: fits (phone)',
        file: 'tests/gallery/looks.spec.ts',
        outcome: 'failed',
        message: 'too wide',
        ids: ['B-20'],
        alone: ['looks.spec.ts', '--project', 'phone', '--grep', 'Ortavia B-20: fits(?: @|$)'],
      },
    ]);
  });

  test('Playwright: what fails outside every test fails the suite', () => {
    const report = {
      config: { rootDir: root },
      suites: [],
      errors: [{ message: 'the shop did not start' }],
    };
    expect(gallery.read(report)).toMatchObject([
      { outcome: 'failed', message: 'the shop did not start', alone: null },
    ]);
  });

  test('paths: those that passed count together, each that failed has its machine, world and number', () => {
    const report = [
      {
        machine: 'cart',
        world: 'http',
        passed: 12,
        seconds: 3,
        named: ['CART-01'],
        failures: [
          { path: 3, says: 'the third' },
          { path: null, says: 'no path takes it' },
        ],
      },
      { name: 'first order', passed: 0, seconds: 1, rerun: ['--scene', 'first order'], failures: ['lost'] },
    ];
    expect(paths.read(report)).toMatchObject([
      { name: 'paths of cart (http)', outcome: 'passed', count: 12, seconds: 3, ids: ['CART-01'] },
      {
        name: 'path 3 of cart (http)',
        outcome: 'failed',
        alone: ['--machine', 'cart', '--world', 'http', '--path', '3'],
      },
      {
        name: 'paths of cart (http): what is missing',
        outcome: 'failed',
        alone: ['--machine', 'cart', '--world', 'http'],
      },
      { name: 'walks of first order', outcome: 'failed', alone: ['--scene', 'first order'] },
    ]);
  });
});

describe('a suite that runs', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'suites-'));
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });

  /** A program that says of each test what it does the first time, and what when it runs alone. */
  const program = (first: Record<string, string>, alone: Record<string, string>, code = 0): Suite => ({
    ...unit,
    command(report, only) {
      const results = Object.entries(only === undefined ? first : alone).filter(
        ([name]) => only === undefined || only.length === 1 || only.includes(`^${name}$`),
      );
      const written = {
        testResults: [
          {
            name: join(root, 'a.test.ts'),
            status:
              results.some(([, status]) => status === 'failed') ||
              (code === 1 && results.every(([, status]) => status === 'skipped'))
                ? 'failed'
                : 'passed',
            assertionResults: results.map(([name, status]) => ({
              status,
              title: name,
              fullName: name,
              failureMessages: status === 'failed' ? [`${name} said no`] : [],
              meta: {},
            })),
          },
        ],
      };
      const file = join(folder, only === undefined ? 'first.json' : 'alone.json');
      const write = `const fs = require('node:fs');
        fs.mkdirSync(${JSON.stringify(folder)}, { recursive: true });
        for (const file of ${JSON.stringify([report, file])})
          fs.writeFileSync(file, ${JSON.stringify(JSON.stringify(written))});
        process.exitCode = ${results.some(([, status]) => status === 'failed') ? 1 : only === undefined ? code : 0};`;
      return { program: 'node', args: ['-e', write] };
    },
  });
  const endsOf = ({ tests }: { tests: readonly { name: string; outcome: string }[] }) =>
    Object.fromEntries(tests.map(({ name, outcome }) => [name, outcome]));

  test('what fails once and passes alone is flaky, and says what it said', async () => {
    const run = await runSuite(program({ good: 'passed', shaky: 'failed' }, { shaky: 'passed' }));
    expect(endsOf(run)).toEqual({ good: 'passed', shaky: 'passed' });
    expect(run.flaky).toEqual([
      { suite: 'unit', where: 'a.test.ts', name: 'shaky', message: 'shaky said no' },
    ]);
  });

  test('what fails again has failed', async () => {
    const run = await runSuite(program({ broken: 'failed' }, { broken: 'failed' }));
    expect(endsOf(run)).toEqual({ broken: 'failed' });
    expect(run.flaky).toEqual([]);
  });

  test('what cannot be found alone has failed', async () => {
    const run = await runSuite(program({ gone: 'failed' }, {}));
    expect(endsOf(run)).toEqual({ gone: 'failed' });
    expect(run.flaky).toEqual([]);
  });

  test('where many fail none is run again', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`test ${at}`, 'failed']));
    const run = await runSuite(
      program(many, Object.fromEntries(Object.keys(many).map((n) => [n, 'passed']))),
    );
    expect(run.flaky).toEqual([]);
    await expect(readFile(join(folder, 'alone.json'))).rejects.toThrow('ENOENT');
  });

  test('what was skipped has failed', async () => {
    const run = await runSuite(program({ left: 'skipped' }, {}));
    expect(endsOf(run)).toEqual({ left: 'failed' });
  });

  test('a file whose set-up failed once brings its tests back', async () => {
    const run = await runSuite(
      program({ one: 'skipped', two: 'skipped' }, { one: 'passed', two: 'passed' }, 1),
    );
    expect(endsOf(run)).toEqual({ one: 'passed', two: 'passed', 'the file itself': 'passed' });
    expect(run.flaky).toMatchObject([{ where: 'a.test.ts', name: 'the file itself' }]);
  });

  test('a program that fails without a failed test is a failure of its own', async () => {
    const run = await runSuite(program({ good: 'passed' }, {}, 3));
    expect(endsOf(run)).toEqual({ good: 'passed', 'the suite itself': 'failed' });
  });
});

describe('what is said at the end', () => {
  const failed = {
    title: 'adds',
    name: "the cart's add",
    file: 'cart.test.ts',
    where: 'cart.test.ts',
    outcome: 'failed',
    count: 1,
    seconds: 2,
    message: `\u001B[31mexpected 1\u001B[0m\n    at ${root}/cart.ts:3:1\n    at x (${root}/node_modules/vitest/a.js:1:1)\n`,
    ids: [],
    rows: {},
    alone: ['cart.test.ts', '-t', "^the cart's add$"],
  } as const;
  const passed = { ...failed, outcome: 'passed', count: 40, message: '' } as const;
  const flaky = { suite: 'backend', where: 'order.test.ts', name: 'pays', message: 'timed out' };
  const run = { suite: backend, tests: [passed, failed], flaky: [flaky], seconds: 250 };

  test('each failure with what it says and the command that runs it alone', () => {
    expect(failuresAsText([run])).toBe(
      [
        "1. backend: cart.test.ts › the cart's add",
        '     expected 1',
        '         at cart.ts:3:1',
        String.raw`  alone: TEST_DATABASE=postgres npx vitest run --project backend cart.test.ts -t '^the cart'\''s add$'`,
      ].join('\n'),
    );
  });

  test('the suites with their time beside the budget', () => {
    const budget = { backend: { seconds: 200, because: 'it says so' } };
    expect(suitesAsText([run], budget).split('\n')).toEqual([
      'suite    passed  failed  flaky   time  budget',
      'backend      40       1      1  250 s   200 s  over',
    ]);
  });

  test('the totals, and the flaky ones last', () => {
    expect(totalsLine([run])).toBe('Tests: 40 passed, 1 failed');
    expect(flakyAsText([flaky]).split('\n')).toEqual([
      '1 flaky, 3 are let pass (test-results/flaky.json):',
      '  backend: order.test.ts › pays',
      '     timed out',
    ]);
    expect(flakyAsText([])).toBe('No test was flaky.');
  });

  test('what is typed to run a path alone', () => {
    const one = { ...failed, alone: ['--machine', 'cart', '--world', 'http', '--path', '3'] };
    expect(typedAlone(paths, one)).toBe('npm run paths -- --machine cart --world http --path 3');
    expect(typedAlone(paths, { ...failed, alone: null })).toBeNull();
  });
});
