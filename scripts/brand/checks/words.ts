import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { wrong, type CheckResult } from '../../../backend/platform/check-result.ts';
import { root as shopRoot } from '../../../server/root.ts';
import { sourceTexts, wordsFaults, type OwnWords } from '../../../vite.words.ts';
import type { WholeBrand } from '../read-brand.ts';

const isWords = (value: unknown): value is OwnWords =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(text: string): OwnWords | null {
  try {
    const value: unknown = JSON.parse(text);
    return isWords(value) ? value : null;
  } catch {
    return null;
  }
}

async function fileFindings(brand: WholeBrand, root: string, file: string): Promise<CheckResult[]> {
  const folder = join(root, 'tenants', brand.id);
  const spoken: readonly string[] = brand.tenant.facts.languages;
  const language = basename(file, '.json');
  if (!spoken.includes(language)) return [wrong(`${file}: facts.languages has no ${language}.`)];
  const words = read(await readFile(join(folder, file), 'utf8'));
  if (words === null) return [wrong(`${file} is no JSON object of texts.`)];
  const module = spoken[0] === language ? 'storefront.ts' : `storefront.${language}.ts`;
  const isTaken = (await readFile(join(folder, module), 'utf8')).includes(`'./${file}'`);
  return [
    ...wordsFaults(words, sourceTexts(shopRoot)).map((fault) => wrong(`${file}: ${fault}`)),
    ...(isTaken ? [] : [wrong(`${file} is not imported by ${module}: nobody would read it.`)]),
  ];
}

/** What is wrong with the words a brand says in its own way (TEN-05). */
export async function ownWordFindings(brand: WholeBrand, root: string): Promise<CheckResult[]> {
  const files = brand.files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^words\/.+\.json$/.test(file))
    .toSorted();
  const found = await Promise.all(files.map((file) => fileFindings(brand, root, file)));
  return found.flat();
}
