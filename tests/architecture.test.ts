import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rooms } from '../dependency-cruiser.config.ts';
import { below, heldTooLoosely, madeArrows, readArrows } from './architecture/arrows.ts';
import { backendLayers, moduleLayers, moduleOf } from './architecture/backend-layers.ts';
import { brandNames, tenantNames } from './architecture/brands.ts';
import { charts, largeCharts, roles, type LargeChart } from './architecture/charts.ts';
import { compositions } from './architecture/compositions.ts';
import { construction } from './architecture/construction.ts';
import { emissions } from './architecture/emissions.ts';
import { pageNames } from './architecture/pages.ts';
import { galleryFiles } from './architecture/gallery-files.ts';
import { plainPictures } from './architecture/pictures.ts';
import { linesOfTable, linesShown } from './architecture/reliability.ts';
import { overlays } from './architecture/overlays.ts';
import { richMessages } from './architecture/rich-messages.ts';
import { barrels, names } from './architecture/shape.ts';
import { parseSource, readSources, type Example } from './architecture/source.ts';
import { rawStyles } from './architecture/styling.ts';
import { rawWords } from './architecture/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readSources(root);
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

const rules = [
  backendLayers,
  construction,
  barrels,
  names,
  rawStyles,
  tenantNames,
  pageNames,
  plainPictures,
  galleryFiles,
  rawWords,
  richMessages,
  overlays,
  charts,
  roles,
  emissions,
  compositions,
];

const titled = (examples: readonly Example[]): (readonly [string, Example])[] =>
  examples.map((entry) => [
    entry.finds[0] ?? `nothing in ${Object.values(entry.of).at(-1)?.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
    entry,
  ]);

describe.each(rules)('$says', ({ check, examples }) => {
  test('in this repository', () => {
    expect(check(sources)).toEqual([]);
  });

  test.each(titled(examples))('finds %s', (_, { of, finds }) => {
    const broken = Object.entries(of).map(([path, text]) => parseSource(path, text));
    expect(check(broken)).toEqual(finds);
  });
});

describe('what no rule sees', () => {
  test('the sources were found', () => {
    expect(sources.length).toBeGreaterThan(900);
    expect(brandNames(sources).length).toBeGreaterThan(1);
  });

  test('the table of backend modules names those there are', () => {
    const there = new Set(sources.flatMap(({ path }) => moduleOf(path) ?? []));
    expect([...moduleLayers.keys()].toSorted()).toEqual([...there].toSorted());
  });

  test('no folder holds more than 40 source files', () => {
    const perFolder = Map.groupBy(sources, ({ path }) => dirname(path));
    expect(perFolder.size).toBeGreaterThan(100);
    expect([...perFolder].filter(([, files]) => files.length > 40).map(([folder]) => folder)).toEqual([]);
  });

  test('TEN-01: the catalogues of words name no brand', () => {
    const words = ['frame', 'rest', 'personal', 'content', 'device']
      .flatMap((name) => read(`locales/it/${name}.po`).split('\n'))
      .filter((line) => !line.startsWith('#'))
      .join('\n')
      .toLowerCase();
    expect(brandNames(sources).filter((brand) => words.includes(brand))).toEqual([]);
  });
});

describe('a large chart', () => {
  const chartOf = (states: string, rest = '') =>
    parseSource(
      'machines/x/x.machine.ts',
      `export const xMachine = setup({}).createMachine({ id: 'x', states: { ${states} } });${rest}`,
    );
  const states = (count: number) => Array.from({ length: count }, (_, at) => `s${at}: {}`).join(', ');

  test('is split, or the decision on charts in one literal says why not, at the size it has', () => {
    const record = read('docs/decisions/046-charts-in-one-literal.md');
    const rows = record.matchAll(/^\| `([a-z-]+)` +\| (\d+) lines, (\d+) leaves/gm);
    const judged = new Map([...rows].map(([, flow = '', lines, leaves]) => [flow, { lines, leaves }]));
    const hasGrown = ({ flow, lines, leaves }: LargeChart): boolean =>
      lines > Number(judged.get(flow)?.lines ?? 0) || leaves > Number(judged.get(flow)?.leaves ?? 0);
    expect(largeCharts(sources).filter(hasGrown)).toEqual([]);
    const flows = sources.flatMap(({ path }) => /^machines\/([^/]+)\/.*\.machine\.ts$/.exec(path)?.[1] ?? []);
    expect([...judged.keys()].filter((flow) => !flows.includes(flow))).toEqual([]);
  });

  test('has more than twelve leaf states, wherever they stand', () => {
    expect(largeCharts([chartOf(states(12))])).toEqual([]);
    expect(largeCharts([chartOf(`${states(11)}, t: { states: { u: {}, v: {} } }`)])).toEqual([
      { flow: 'x', lines: 1, leaves: 13 },
    ]);
  });

  test('has more than 250 lines', () => {
    expect(largeCharts([chartOf('a: {}', '\n// more'.repeat(249))])).toEqual([]);
    expect(largeCharts([chartOf('a: {}', '\n// more'.repeat(250))])).toEqual([
      { flow: 'x', lines: 251, leaves: 1 },
    ]);
  });
});

describe('the lines of docs/reliability.md', () => {
  const numbered = (title: string) => parseSource('tests/backend/shopping/cart.test.ts', title);

  test('are shown by tests whose names begin with their numbers', () => {
    expect(linesShown(sources).map(({ line }) => line)).toEqual(
      Array.from({ length: 32 }, (_, at) => at + 1),
    );
  });

  test('name the files those tests stand in', () => {
    expect(linesOfTable(read('docs/reliability.md'))).toEqual(linesShown(sources));
  });

  test.each([
    "test('reliability 7: odd quantities', () => {});",
    "test.each([0])('reliability 7: %s', () => {});",
    "test('reliability 7: slow', { timeout: 9 }, () => {});",
    'describe.each(matrix)(`reliability 7: ${name}`, () => {});',
    "describe('cart', () => { test('reliability 7: twice', () => {}); test('reliability 7: again', () => {}); });",
  ])('are found in %s', (text) => {
    expect(linesShown([numbered(text)])).toEqual([{ line: 7, files: ['backend/shopping/cart'] }]);
  });

  test('may share a test', () => {
    expect(linesShown([numbered("test('reliability 12, 13: a new session', () => {});")])).toEqual([
      { line: 12, files: ['backend/shopping/cart'] },
      { line: 13, files: ['backend/shopping/cart'] },
    ]);
  });

  test.each([
    "const said = 'reliability 7: odd quantities';",
    "// test('reliability 7: odd quantities', () => {});",
    "test('what reliability 7: means', () => {});",
    "log('reliability 7: odd quantities');",
  ])('are not found in %s', (text) => {
    expect(linesShown([numbered(text)])).toEqual([]);
  });
});

describe('the arrows that docs/architecture.md draws', () => {
  const drawing = /```mermaid\n(flowchart[^`]+)```/.exec(read('docs/architecture.md'))?.[1] ?? '';
  const drawn = readArrows(drawing);
  const made = madeArrows(sources);

  test('are read', () => {
    expect(readArrows('flowchart LR\n  a & b["two words"] --> c & d\n  c --> d')).toEqual(
      new Map([
        ['a', new Set(['c', 'd'])],
        ['b', new Set(['c', 'd'])],
        ['c', new Set(['d'])],
      ]),
    );
    expect(() => below(readArrows('a --> b\nb --> a'), 'a')).toThrow('the arrows lead back to a');
  });

  test('are imports that are made', () => {
    const arrows = [...drawn].flatMap(([from, to]) => [...to].map((one) => `${from} --> ${one}`));
    expect(arrows.filter((arrow) => !made.has(arrow))).toEqual([]);
  });

  test('carry every import from room to room', () => {
    const astray = [...made].filter(([arrow]) => {
      const [from = '', to = ''] = arrow.split(' --> ');
      return !below(drawn, from).has(to);
    });
    expect(astray).toEqual([]);
  });

  test('are what dependency-cruiser.config.ts lets pass', () => {
    expect(heldTooLoosely(drawn, rooms, sources)).toEqual([]);
    const [first] = rooms.filter(({ name }) => name === 'views');
    const loose = { ...first!, run: [...first!.run, '^services/', '^backend/'] };
    expect(heldTooLoosely(drawn, [loose], sources)).toEqual(['views: views --> backend']);
  });
});
