import { Visitor } from 'rolldown/utils';
import { finding, type Rule, type Source } from './source.ts';

const pageFile = /^src\/pages\/((?:[\w-]+\/)?[\w-]+)\.page\.tsx$/;
const table = 'src/routing/route-table.ts';

/** The pages the rows of the table name. */
function listed(source: Source): { name: string; offset: number }[] {
  const found: { name: string; offset: number }[] = [];
  new Visitor({
    Property({ key, value, start }) {
      if (key.type !== 'Identifier' || key.name !== 'page' || value.type !== 'Literal') return;
      found.push({ name: String(value.value), offset: start });
    },
  }).visit(source.tree.program);
  return found;
}

function check(sources: readonly Source[]): string[] {
  const rows = sources.find(({ path }) => path === table);
  const entries = rows === undefined ? [] : listed(rows);
  const files = new Set(sources.map(({ path }) => pageFile.exec(path)?.[1]));
  const missing = entries
    .filter(({ name }) => !files.has(name))
    .map(({ name, offset }) => (rows === undefined ? '' : finding(rows, offset, `names ${name}, no page`)));
  const pages = sources.flatMap((source) => {
    const name = pageFile.exec(source.path)?.[1];
    if (name === undefined) return [];
    const exported = source.tree.module.staticExports.flatMap(({ entries: all }) =>
      all.map(({ exportName }) => exportName.name),
    );
    return [
      ...(entries.some((entry) => entry.name === name)
        ? []
        : [finding(source, 0, 'is no page of the table')]),
      ...(exported.join(', ') === 'page' ? [] : [finding(source, 0, 'exports something else than page')]),
    ];
  });
  return [...missing, ...pages];
}

const home = { 'src/pages/home.page.tsx': 'export const page = {};' };

export const pageNames: Rule = {
  says: 'a page is called like its file, where its code and its styles are looked for',
  check,
  examples: [
    {
      of: { ...home, [table]: "export const routeTable = {\n  home: { page: 'start' },\n};" },
      finds: [`${table}:2 names start, no page`, 'src/pages/home.page.tsx:1 is no page of the table'],
    },
    {
      of: {
        'src/pages/home.page.tsx': 'export const home = {};',
        [table]: "export const routeTable = { home: { page: 'home' } };",
      },
      finds: ['src/pages/home.page.tsx:1 exports something else than page'],
    },
    { of: { ...home, [table]: "export const routeTable = { home: { page: 'home' } };" }, finds: [] },
  ],
};
