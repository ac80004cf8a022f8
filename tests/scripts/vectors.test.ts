import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../server/root.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vectors-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns what `npm run vectors` prints and how it ends. */
async function vectors(...args: readonly string[]) {
  const run = promisify(execFile)(process.execPath, ['scripts/vectors/vectors.ts', ...args], { cwd: root });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

const example = { id: 'V1', rule: 'email', input: { value: 'a@b.example' }, expected: { valid: true } };

describe('npm run vectors', () => {
  test('runs a file, whose examples may go without a reason', async () => {
    const file = await fileOf(
      'two.json',
      JSON.stringify([example, { ...example, id: 'V2', expected: { valid: false }, why: 'a wrong one' }]),
    );
    expect(await vectors(file)).toEqual({
      code: 1,
      stdout: 'V2 email: expected {"valid":false}, got {"valid":true}\n1 passed, 1 failed\n',
      stderr: '',
    });
  });

  test('--list has each rule with where it is written and how many examples it has', async () => {
    const { code, stdout, stderr } = await vectors('--list');
    expect([code, stderr]).toEqual([0, '']);
    const rows = stdout.trimEnd().split('\n');
    expect(rows).toHaveLength(53);
    expect(rows[0]).toMatch(/^rule +written in +vectors$/);
    expect(rows).toContainEqual(expect.stringMatching(/^email +contract\/rules\/validation\/email\.ts +5$/));
    expect(rows).toContainEqual(
      expect.stringMatching(/^gate\.addToCart +tests\/vectors\/add-through-gates\.ts +3$/),
    );
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^quantity\.plus +contract\/rules\/quantity\/quantity-step\.ts, contract\/rules\/quantity\/selling-terms\.ts +10$/,
      ),
    );
  });

  test('--list names a rule of a file that has no adapter', async () => {
    const file = await fileOf('unknown.json', JSON.stringify([{ ...example, rule: 'nosuch' }]));
    expect(await vectors('--list', file)).toEqual({
      code: 0,
      stdout: 'rule    written in                   vectors\nnosuch  no adapter: an unknown rule        1\n',
      stderr: '',
    });
  });

  test('--help explains the file', async () => {
    const { code, stdout } = await vectors('--help');
    expect(code).toBe(0);
    for (const said of [
      'tests/vectors/vectors.json',
      '--list',
      'id ',
      'rule ',
      'input ',
      'expected ',
      'why ',
    ])
      expect(stdout).toContain(said);
  });

  test.each([
    [['--nosuch'], "Unknown option '--nosuch'"],
    [['one.json', 'two.json'], 'one file at a time, not one.json and two.json'],
    [['nosuch.json'], "nosuch.json cannot be read: ENOENT: no such file or directory, open 'nosuch.json'"],
    [
      ['package.json'],
      'package.json holds no list of vectors: Invalid type: Expected Array but received Object',
    ],
    [
      ['tests/vectors/searches.json'],
      'tests/vectors/searches.json holds no list of vectors: 0.id: Invalid key: Expected "id" but received undefined',
    ],
  ])('%j ends in one line', async (args, line) => {
    expect(await vectors(...args)).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
  });

  test('a file of another kind ends in one line', async () => {
    const { code, stdout, stderr } = await vectors(await fileOf('text.md', 'first\nsecond\n'));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^\S+text\.md cannot be read: .*JSON\n$/);
  });
});
