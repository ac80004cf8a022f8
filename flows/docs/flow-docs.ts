import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Flow } from '../flow.ts';
import { countedFlows } from './counted-flow.ts';
import { familyDrawing } from './family-drawing.ts';
import { flowIndex } from './flow-index.ts';
import { flowPage } from './flow-page.ts';

const folder = 'docs/flows';
/** Written by hand, but for the drawing between its marks. */
const told = 'together.md';
const drawn = /(<!-- drawn from the machines -->\n)[\s\S]*?(<!-- until here -->)/;

/** What a page says now; null where there is none. */
async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null; // not written yet
  }
}

function redrawn(text: string, flows: readonly Flow[]): string {
  if (!drawn.test(text)) throw new Error(`${folder}/${told} has no place for the drawing`);
  const drawing = familyDrawing(flows.map(({ chart }) => chart));
  return text.replace(
    drawn,
    (_, start: string, end: string) => `${start}\`\`\`mermaid\n${drawing}\n\`\`\`\n${end}`,
  );
}

/** Every page by its file's name, as the charts want it. */
async function pages(root: string): Promise<Map<string, string>> {
  const flows = await countedFlows(root);
  const together = await readFile(join(root, folder, told), 'utf8');
  return new Map([
    ['README.md', flowIndex(flows)],
    [told, redrawn(together, flows)],
    ...flows.map((flow): [string, string] => [`${flow.chart.name}.md`, flowPage(flow)]),
  ]);
}

/** Pages that say something else than the charts, that are missing, or that are of no chart. */
export async function staleFlowDocs(root: string): Promise<string[]> {
  const wanted = await pages(root);
  const stale: string[] = [];
  for (const [name, text] of wanted) {
    if ((await read(join(root, folder, name))) !== text) stale.push(`${folder}/${name}`);
  }
  const left = (await readdir(join(root, folder))).filter((name) => !wanted.has(name));
  return [...stale, ...left.map((name) => `${folder}/${name}`)];
}

/** Writes every page anew and removes those of flows that are gone. */
export async function writeFlowDocs(root: string): Promise<number> {
  const wanted = await pages(root);
  await mkdir(join(root, folder), { recursive: true });
  for (const name of await readdir(join(root, folder))) {
    if (!wanted.has(name)) await rm(join(root, folder, name));
  }
  for (const [name, text] of wanted) await writeFile(join(root, folder, name), text);
  return wanted.size;
}
