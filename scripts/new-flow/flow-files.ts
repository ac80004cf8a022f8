import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { readRequirements } from '../reports/requirements.ts';

/** A flow that is to be begun. */
export interface NewFlow {
  /** Its folder in machines/ and its address: `price-alerts`. */
  readonly name: string;
  /** The heading of its page, in Italian. */
  readonly title: string;
  /** The requirement it is there for: `LIST-09`. */
  readonly requirement: string;
}

/** A flow cannot be begun as it is asked for; the message says why, and nothing was written. */
export class NewFlowError extends Error {
  override readonly name = 'NewFlowError';
}

/** Where each template goes: `{{kebab}}` is the flow's name. */
const places: Readonly<Record<string, string>> = {
  machine: 'machines/{{kebab}}/{{kebab}}.machine.ts',
  logic: 'machines/{{kebab}}/{{kebab}}.logic.ts',
  actors: 'machines/{{kebab}}/{{kebab}}.actors.ts',
  selectors: 'machines/{{kebab}}/{{kebab}}.selectors.ts',
  model: 'paths/models/{{kebab}}/{{kebab}}.model.ts',
  http: 'paths/models/http/{{kebab}}.http.ts',
  view: 'src/views/{{kebab}}/{{Pascal}}View.tsx',
  page: 'src/pages/{{kebab}}.page.tsx',
  gallery: 'gallery/views/{{kebab}}/{{Pascal}}View.tsx',
};

/** A new row goes before this one, which is the last a flow may be put before. */
const lastPage = 'serviceDown';

const style = { printWidth: 110, singleQuote: true };

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());

/** Puts a flow's words where a text names them in double braces. */
function filled(text: string, { name, title, requirement }: NewFlow): string {
  const camel = camelCase(name);
  const words: Readonly<Record<string, string>> = {
    kebab: name,
    camel,
    Pascal: `${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}`,
    title,
    requirement,
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);
}

function insertRow(text: string, row: string, file: string): string {
  const at = text.search(new RegExp(String.raw`^  ${lastPage}: `, 'm'));
  if (at < 0) throw new NewFlowError(`${file} has no row ${lastPage} to put the page before`);
  return `${text.slice(0, at)}${row}\n${text.slice(at)}`;
}

/** Throws NewFlowError for a flow that there is, or that says nothing of what it is for. */
function check(root: string, { name, title, requirement }: NewFlow): void {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new NewFlowError(`a flow is named in small letters and dashes, as price-alerts: not "${name}"`);
  const taken = [`machines/${name}`, `src/pages/${name}.page.tsx`, `src/views/${name}`].find((one) =>
    existsSync(path.join(root, one)),
  );
  if (taken !== undefined) throw new NewFlowError(`${taken} is there already`);
  if (!/^[^`{}'"\\]+$/.test(title)) throw new NewFlowError('--title is the heading of its page, in Italian');
  const known = readRequirements(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
  if (!known.some(({ id }) => id === requirement))
    throw new NewFlowError(`--requirement is an id of docs/requirements.md, not "${requirement}"`);
}

/**
 * Writes a flow that runs: a chart with one call of the shop, its model, view and page, and the page's rows in the two
 * tables of addresses. Answers the files it made and those it changed. Throws NewFlowError.
 */
export async function writeFlow(
  root: string,
  flow: NewFlow,
): Promise<{ readonly made: readonly string[]; readonly changed: readonly string[] }> {
  check(root, flow);
  const { name } = flow;
  const made = await Promise.all(
    Object.entries(places).map(async ([template, place]) => {
      const file = filled(place, flow);
      const text = filled(readFileSync(new URL(`${template}.txt`, import.meta.url), 'utf8'), flow);
      return [file, (await format(file, text, style)).code] as const;
    }),
  );
  const rows = [
    ['src/routing/paths.ts', `  ${camelCase(name)}: '/${name}',`],
    ['src/routing/route-table.ts', `  ${camelCase(name)}: { page: '${name}', access: 'visitor' },`],
  ] as const;
  const changed = rows.map(
    ([file, row]) => [file, insertRow(readFileSync(path.join(root, file), 'utf8'), row, file)] as const,
  );
  for (const [file, text] of [...made, ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { made: made.map(([file]) => file), changed: changed.map(([file]) => file) };
}
