import { importsOf } from './imports.ts';
import { isTest, type Rule, type Source } from './source.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (sources: readonly Source[], hasTypes: boolean): Graph =>
  new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(({ isFile, kind }) => isFile && (kind === 'value' || (hasTypes && kind === 'type')))
        .map(({ target }) => target),
    ]),
  );

/** Each circle once, told from its alphabetically first file. */
function circlesIn(graph: Graph): string[] {
  const found = new Set<string>();
  const left = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    const seenAt = way.indexOf(path);
    if (seenAt !== -1) {
      const circle = way.slice(seenAt);
      const first = circle.indexOf(circle.toSorted()[0] ?? path);
      found.add([...circle.slice(first), ...circle.slice(0, first), circle[first]].join(' → '));
      return;
    }
    if (left.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    left.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return [...found];
}

const circle = { 'a.ts': "import { b } from './b.ts';", 'b.ts': "import { c } from './c.ts';" };

export const circles: Rule = {
  says: 'no import leads back to where it came from',
  check: (sources) => circlesIn(graphOf(sources, false)),
  bites: [
    {
      of: { ...circle, 'c.ts': "export { a } from './a.ts';" },
      finds: ['a.ts → b.ts → c.ts → a.ts'],
    },
    { of: { 'a.ts': "import { a } from './a.ts';" }, finds: ['a.ts → a.ts'] },
    { of: { ...circle, 'c.ts': "const a = () => import('./a.ts');" }, finds: [] },
  ],
};

/** The seed's data and its types name each other, and tests may. */
const isLeftAlone = ({ path }: Source): boolean => path.startsWith('demo/') || isTest(path);

export const typeCircles: Rule = {
  says: 'no type leads back to where it came from',
  check: (sources) =>
    circlesIn(
      graphOf(
        sources.filter((source) => !isLeftAlone(source)),
        true,
      ),
    ),
  bites: [
    {
      of: { ...circle, 'c.ts': "import type { A } from './a.ts';" },
      finds: ['a.ts → b.ts → c.ts → a.ts'],
    },
  ],
};
