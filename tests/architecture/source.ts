import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** A file of the house with its syntax tree. */
export interface Source {
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
  tree: ReturnType<typeof parseSync>;
}

const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const isSource = (name: string): boolean => /\.tsx?$/.test(name);

export const isTest = (path: string): boolean =>
  /^(?:paths|tests|e2e|bench)\//.test(path) || /\.test\.tsx?$/.test(path);

export function parseSource(path: string, text: string): Source {
  const tree = parseSync(path, text);
  const [broken] = tree.errors;
  if (broken !== undefined) throw new SyntaxError(`${path}: ${broken.message}`);
  return { path, text, tree };
}

/** The source with its comments blanked: an example in a comment decides nothing. */
export const codeOf = ({ text, tree }: Source): string =>
  tree.comments.reduce(
    (code, { start, end }) =>
      code.slice(0, start) + code.slice(start, end).replaceAll(/\S/g, ' ') + code.slice(end),
    text,
  );

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return isSource(entry.name) ? [path] : [];
  });
}

/** Every TypeScript source of the repository. */
export const readSources = (root: string): Source[] =>
  filesIn(root).map((file) =>
    parseSource(relative(root, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')),
  );

/** One broken rule, told with file and line. */
export const finding = ({ path, text }: Source, offset: number, why: string): string =>
  `${path}:${text.slice(0, offset).split('\n').length} ${why}`;

/** A rule of the house, and what it finds in sources that break it. */
export interface Rule {
  says: string;
  check: (sources: readonly Source[]) => string[];
  examples: readonly Example[];
}

export interface Example {
  of: Readonly<Record<string, string>>;
  finds: readonly string[];
}

/** A source that breaks the rule in one place, or in none. */
export const example = (path: string, text: string, ...finds: string[]): Example => ({
  of: { [path]: text },
  finds: finds.map((found) => `${path}:${found}`),
});
