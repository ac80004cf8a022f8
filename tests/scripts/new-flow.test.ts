import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NewFlowError, writeFlow } from '../../scripts/new-flow/flow-files.ts';
import { root } from '../../server/root.ts';
import { charts, roles } from '../architecture/charts.ts';
import { galleryFiles } from '../architecture/gallery-files.ts';
import { uncalledMethods, unreadSelectors, unreadTags, unsentEvents } from '../architecture/in-use.ts';
import { pageNames } from '../architecture/pages.ts';
import { readSources } from '../architecture/source.ts';
import { rawWords } from '../architecture/words.ts';

const flow = { name: 'price-alerts', title: 'Avvisi di prezzo', requirement: 'LIST-09' };

/** Not of the sources, and large. */
const leftOut = new Set(['node_modules', 'dist', 'test-results', 'bench']);

let house = '';

beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'new-flow-'));
  for (const entry of await readdir(root)) {
    if (leftOut.has(entry) || (entry.startsWith('.') && entry !== '.oxfmtrc.json')) continue;
    await cp(path.join(root, entry), path.join(house, entry), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
}, 60_000);

afterAll(() => rm(house, { recursive: true }));

/** What a program of the house prints in the copy. Throws with what it printed where it fails. */
async function print(program: string, ...args: readonly string[]): Promise<string> {
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program);
  const env = {
    ...process.env,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
  };
  const { stdout } = await promisify(execFile)(file, [...args], { cwd: house, env }).catch(
    ({ stdout: out, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program} failed: ${out}${stderr}`);
    },
  );
  return stdout;
}

describe('a flow that is begun by npm run new-flow', () => {
  test('is nine files and two rows, of the house’s form and types, and its paths pass', async () => {
    const { made, changed } = await writeFlow(house, flow);
    expect(made).toHaveLength(9);
    expect(changed).toEqual(['src/routing/paths.ts', 'src/routing/route-table.ts']);

    const files = [...made, ...changed];
    await print('oxfmt', '--check', ...files);
    // Of the rest it takes what they import: all of it takes four times as long.
    const include = ['machines/emitted.types.ts', 'src/vite-env.d.ts', 'demo/packshots/*.d.ts', ...files];
    await writeFile(
      path.join(house, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', include }),
    );
    await print('tsc', '--noEmit', '-p', 'tsconfig.new.json');
    await print('node', 'scripts/paths.ts', '--machine', flow.name, '--world', 'model');
    await print('vitest', 'run', '--project', 'unit', 'src/routing/');

    const sources = readSources(house);
    const idle = [unsentEvents, unreadTags, unreadSelectors, uncalledMethods].flatMap((find) =>
      find(sources),
    );
    expect(idle.filter((name) => name.includes('price'))).toEqual([]);
    expect([charts, roles, pageNames, galleryFiles, rawWords].flatMap(({ check }) => check(sources))).toEqual(
      [],
    );
  }, 120_000);

  test.each([
    [{ ...flow, name: 'Price' }, 'a flow is named in small letters and dashes, as price-alerts: not "Price"'],
    [{ ...flow, name: 'cart' }, 'machines/cart is there already'],
    [{ ...flow, name: 'points', title: '' }, '--title is the heading of its page, in Italian'],
    [
      { ...flow, name: 'points', requirement: 'the lists' },
      '--requirement is an id of docs/requirements.md, not "the lists"',
    ],
  ])('is refused with the reason, and nothing is written: %j', async (wrong, reason) => {
    const before = await readFile(path.join(house, 'src/routing/paths.ts'), 'utf8');
    await expect(writeFlow(house, wrong)).rejects.toThrow(new NewFlowError(reason));
    expect(await readFile(path.join(house, 'src/routing/paths.ts'), 'utf8')).toBe(before);
    expect(await readdir(path.join(house, 'machines'))).not.toContain('points');
  });
});
