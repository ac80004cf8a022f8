import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkMachine } from '../../paths/kit/check-machine.ts';
import { mutate } from '../../paths/kit/mutation-report.ts';
import { bagsModel } from '../../paths/models/bags/bags.model.ts';
import { drawersModel } from '../../paths/models/drawers/drawers.model.ts';
import { jobsOf } from '../../scripts/paths-jobs.ts';
import { readOptions } from '../../scripts/paths-options.ts';
import { tellProgress } from '../../scripts/suites/progress.ts';
import { root } from '../../server/root.ts';

/** Returns what `npm run paths` is to do. */
const jobsFor = async (...args: string[]) => jobsOf(readOptions(args));

describe('a command line of npm run paths that makes no sense', () => {
  test('prints one line, without a stack, and ends with 1', async () => {
    const run = promisify(execFile)(
      process.execPath,
      ['scripts/paths.ts', '--machine', 'bags', '--path', 'y'],
      { cwd: root },
    );
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: '--path is a number from 1 on, not y\n',
    });
  }, 30_000);

  test.each([
    [['--machine', 'nosuch'], /^--machine is one of account-deletion, .*, wishlists, not nosuch$/],
    [['--world', 'x'], '--world is one of model, http, browser, not x'],
    [['--path', '3'], '--path is a number of the paths of one flow: --machine names it'],
    [['--scene', 'x'], '--scene is one of add-to-cart, checkout, slot-picking, two-tabs, not x'],
    [
      ['--machine', 'bags', '--world', 'browser'],
      'bags does not run in world browser, only in model and http',
    ],
    [
      ['--machine', 'cart-line', '--machine', 'drawers', '--world', 'http', '--world', 'browser'],
      'drawers does not run in world http or browser, only in model',
    ],
  ])('%j: %s', async (args, reason) => {
    await expect(jobsFor(...args)).rejects.toThrow(reason);
  });
});

describe('a flow runs', () => {
  test('in the worlds it has, where none is named or one of those named is among them', async () => {
    const drawers = { kind: 'paths', machine: 'drawers', world: 'model' };
    const walks = { kind: 'walks', machine: 'drawers' };
    expect(await jobsFor('--machine', 'drawers')).toEqual([drawers, walks]);
    expect(await jobsFor('--machine', 'drawers', '--world', 'http', '--world', 'model')).toEqual([
      drawers,
      walks,
    ]);
  });

  test('on a path that it has, and fails for the number of one that it has not', async () => {
    const second = await checkMachine(bagsModel, { path: 2 });
    expect([second.paths, second.passed, second.failures]).toEqual([1, 1, []]);
    const third = await checkMachine(bagsModel, { path: 3 });
    expect([third.paths, third.passed, third.failures]).toEqual([
      0,
      0,
      [{ path: null, says: 'bags: there is no path 3: it has 2 in world model' }],
    ]);
  });
});

describe('planted faults', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers().restoreAllMocks());

  test('are counted one by one', async () => {
    const counts: string[] = [];
    const { faults } = await mutate(drawersModel, (done, all) => counts.push(`${done} of ${all}`));
    expect(faults.length).toBeGreaterThan(0);
    expect(counts).toEqual(faults.map((_, at) => `${at + 1} of ${faults.length}`));
  });

  test('print how far they are every 15 seconds, with the flow they are in', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const progress = tellProgress('faults', 'faults');
    vi.advanceTimersByTime(14_999);
    progress({ part: 'bags', done: 12, all: 12, failed: 0 });
    vi.advanceTimersByTime(1);
    progress({ part: 'checkout', done: 120, all: 412, failed: 0 });
    progress({ part: 'checkout', done: 121, all: 412, failed: 0 });
    expect(write.mock.calls).toEqual([['checkout: 120 of 412 faults, 15 s\n']]);
  });
});
