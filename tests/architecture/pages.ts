import { Visitor } from 'rolldown/utils';
import { finding, type Rule, type Source } from './source.ts';

const pageFile = /^src\/pages\/([\w-]+)\.page\.tsx$/;
const table = 'src/routing/page-modules.ts';

/** The pages of the table: name, and the file it loads. */
function listed(source: Source): { name: string; loads: string; offset: number }[] {
  const found: { name: string; loads: string; offset: number }[] = [];
  new Visitor({
    Property({ key, value, start }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (value.type !== 'ArrowFunctionExpression' || value.body.type !== 'ImportExpression') return;
      const { source: from } = value.body;
      found.push({ name, loads: from.type === 'Literal' ? String(from.value) : '', offset: start });
    },
  }).visit(source.tree.program);
  return found;
}

function check(sources: readonly Source[]): string[] {
  const modules = sources.find(({ path }) => path === table);
  const entries = modules === undefined ? [] : listed(modules);
  const wrong = entries
    .filter(({ name, loads }) => loads !== `../pages/${name}.page.tsx`)
    .map(({ name, loads, offset }) =>
      modules === undefined ? '' : finding(modules, offset, `calls ${loads} ${name}`),
    );
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
  return [...wrong, ...pages];
}

const home = { 'src/pages/home.page.tsx': 'export const page = {};' };

export const pageNames: Rule = {
  says: 'a page is called like its file, where the server looks for its styles',
  check,
  bites: [
    {
      of: {
        ...home,
        [table]: "export const pageModules = {\n  start: () => import('../pages/home.page.tsx'),\n};",
      },
      finds: [
        `${table}:2 calls ../pages/home.page.tsx start`,
        'src/pages/home.page.tsx:1 is no page of the table',
      ],
    },
    {
      of: {
        'src/pages/home.page.tsx': 'export const home = {};',
        [table]: "export const pageModules = { home: () => import('../pages/home.page.tsx') };",
      },
      finds: ['src/pages/home.page.tsx:1 exports something else than page'],
    },
    {
      of: {
        ...home,
        [table]: "export const pageModules = { home: () => import('../pages/home.page.tsx') };",
      },
      finds: [],
    },
  ],
};
