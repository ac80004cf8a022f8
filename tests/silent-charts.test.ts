import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { silentChart } from '../vite.charts.ts';

const root = join(import.meta.dirname, '..');
const charts = globSync('machines/*/*.machine.ts', { cwd: root });

let folder = '';

beforeAll(async () => {
  // Below the repository, where `xstate` is found.
  await mkdir(join(root, 'test-results'), { recursive: true });
  folder = await mkdtemp(join(root, 'test-results/silent-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the machine that a chart's source exports. */
async function machineIn(name: string, source: string): Promise<AnyStateMachine> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, stripTypeScriptTypes(source));
  const exported = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  const machine = Object.values(exported).find((one) => one instanceof Object && 'definition' in one);
  return machine as AnyStateMachine; // told apart just above
}

/** Returns a part of a configuration as plain data: functions by their source, without descriptions and meta. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') {
    const details = Object.entries(value).map(([key, part]) => [key, plain(part)]);
    return { source: String(value), ...Object.fromEntries(details) };
  }
  if (Array.isArray(value)) return value.map((part) => plain(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'meta' && key !== 'description')
      .map(([key, part]) => [key, plain(part)]),
  );
}

type StateNode = AnyStateMachine['root'];

/** Returns the ids of the states that say something to readers, themselves or in one of their transitions. */
function speaking(node: StateNode): string[] {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  const speaks = [node, ...transitions].some(
    ({ meta, description }) => meta !== undefined || description !== undefined,
  );
  return [...(speaks ? [node.id] : []), ...Object.values(node.states).flatMap(speaking)];
}

const small = `
import { assign, setup } from 'xstate';

const nothing = { description: null, meta: {} };

export const smallMachine = setup({
  types: { context: {} as { description: string; meta: object } },
  actors: {
    load: {} as Call,
    track: child,
  },
  actions: {
    given: {} as Given,
    describe: assign({ description: '', meta: { pages: 1 } }),
  },
  guards: { isGiven: {} as Given },
}).createMachine({
  id: 'small',
  description: 'The whole of it.',
  meta: { req: ['A-1'] },
  context: { description: '', meta: { pages: 0 } },
  initial: 'on',
  entry: { type: 'describe', params: { description: 'entered' } },
  on: {
    go: '.on',
    'come.back': { target: '.on', description: 'Comes back.', meta: { req: ['A-2'] } },
  },
  states: {
    on: {
      description: 'It is on.',
      meta: { req: ['A-3'] },
      invoke: [
        {
          id: 'load',
          src: 'load',
          input: { description: 'asked', meta: { page: 1 } },
          onDone: [{ target: 'off', meta: { req: ['A-4'] } }, { description: 'Else.' }],
          onError: { target: 'off', meta: { req: ['A-5'] } },
        },
      ],
      always: { guard: 'isGiven', meta: { req: ['A-6'] }, target: 'off' },
      after: { 10: [{ target: 'off', actions: assign({ description: 'late' }), meta: { req: ['A-7'] } }] },
      onDone: { target: 'off', description: 'Ended.' },
    },
    off: {
      initial: 'meta',
      states: {
        meta: {
          description: 'A state of this name.',
          on: { description: { actions: { type: 'describe', params: { meta: {} } }, meta: { req: [] } } },
        },
      },
    },
  },
});
`;

const silent = `
import { assign, setup } from 'xstate';
const nothing = { description: null, meta: {} };
export const smallMachine = setup({
  actors: {
    track: child,
  },
  actions: {
    describe: assign({ description: '', meta: { pages: 1 } }),
  },
}).createMachine({
  id: 'small',
  context: { description: '', meta: { pages: 0 } },
  initial: 'on',
  entry: { type: 'describe', params: { description: 'entered' } },
  on: {
    go: '.on',
    'come.back': { target: '.on', },
  },
  states: {
    on: {
      invoke: [
        {
          id: 'load',
          src: 'load',
          input: { description: 'asked', meta: { page: 1 } },
          onDone: [{ target: 'off', }, { }],
          onError: { target: 'off', },
        },
      ],
      always: { guard: 'isGiven', target: 'off' },
      after: { 10: [{ target: 'off', actions: assign({ description: 'late' }), }] },
      onDone: { target: 'off', },
    },
    off: {
      initial: 'meta',
      states: {
        meta: {
          on: { description: { actions: { type: 'describe', params: { meta: {} } }, } },
        },
      },
    },
  },
});
`;

/** Returns a source without the differences of layout. */
const inOneLine = (source: string): string => source.replaceAll(/\s+/g, ' ');

describe('a chart as its shoppers get it', () => {
  test('states and transitions lose their words, everything else keeps its fields of the same names', () => {
    expect(inOneLine(silentChart(small))).toBe(inOneLine(silent));
  });

  test('a value that is computed goes like a literal', () => {
    const source = 'setup({}).createMachine({ id, meta: ofShop, description: `a ${b}`, context: { meta } });';
    expect(inOneLine(silentChart(source))).toBe('setup({}).createMachine({ id, context: { meta } });');
  });

  test('every chart of the shop is read', () => {
    expect(charts.length).toBeGreaterThan(100);
  });

  test.each(charts)('%s does the same without its words', async (file) => {
    const source = await readFile(resolve(root, file), 'utf8');
    const name = basename(file, '.machine.ts');
    const [whole, lean] = await Promise.all([
      machineIn(name, source),
      machineIn(`${name}.silent`, silentChart(source)),
    ]);
    expect(plain(lean.config)).toEqual(plain(whole.config));
    expect(speaking(lean.root)).toEqual([]);
  });
});
