import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages, type Language } from '../../contract/languages.ts';
import { workerPath } from '../../contract/rules/language/worker-path.ts';
import { readManifest } from './build-manifest.ts';
import { keepEarlierBuild } from './earlier-builds.ts';
import { precachedUrls } from './precached.ts';

const sources = ['contract', 'locales', 'machines', 'services', 'src', 'tenants'];
const settings = [
  'package-lock.json',
  'vite.brands.ts',
  'vite.charts.ts',
  'vite.chunks.ts',
  'vite.config.ts',
  'vite.words.ts',
];

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Says how far a build is. */
type Print = (line: string) => void;

/** Names the build these sources give: it changes when any of them does. */
async function buildId(root: string): Promise<string> {
  const found = await Promise.all(sources.map((folder) => filesIn(join(root, folder))));
  const files = [...found.flat(), ...settings.map((file) => join(root, file))].toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** The id of the build that is there, or null. */
async function builtId(distDir: string): Promise<string | null> {
  return readFile(join(distDir, 'build-id'), 'utf8').catch(() => null);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses as well as can be: it happens once, and every visitor gains. */
async function precompress(assetsDir: string): Promise<void> {
  const names = (await readdir(assetsDir)).filter((name) => ['.js', '.css', '.svg'].includes(extname(name)));
  const one = async (name: string) => {
    const file = join(assetsDir, name);
    const body = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await writeFile(`${file}.br`, await brotli(body, { params }));
    await writeFile(`${file}.gz`, await gzipped(body, { level: 9 }));
  };
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) await one(name);
  });
  await Promise.all(lanes);
}

/** The worker names the files of its language's build, so it comes after them; it is one file that imports nothing. */
async function buildWorker(
  root: string,
  { id, language, outDir }: { id: string; language: Language; outDir: string },
): Promise<void> {
  const { build } = await import('vite');
  const urls = precachedUrls(await readManifest(join(root, outDir), language));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(id),
      'process.env.NODE_ENV': '"production"',
      PRECACHED: JSON.stringify(urls),
    },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/boot/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerPath(language).slice(1) },
      },
    },
  });
}

/** Builds what browsers get and what the server renders with, into a folder of the repository's. */
async function buildInto(
  root: string,
  { distDir, id, plugins, print }: { distDir: string; id: string; plugins: Plugin[]; print: Print },
): Promise<void> {
  process.env.BUILD_ID = id;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const outDir = `${distDir}/client`;
  for (const language of languages) {
    process.env.SHOP_LANGUAGE = language;
    print(`Building the storefront in ${language} …`);
    await build({ root, plugins, logLevel: 'warn', build: { outDir } });
    print(`Building the server render in ${language} …`);
    const ssr = { ssr: true, outDir: `${distDir}/server/${language}` };
    await build({ root, plugins, logLevel: 'warn', build: ssr });
    print(`Building the worker in ${language} …`);
    await buildWorker(root, { id, language, outDir });
  }
}

/** Builds what browsers get and what the server renders with, into `dist/`. */
export async function buildStorefront(root: string, print: Print): Promise<void> {
  const id = await buildId(root);
  const replaced = await builtId(join(root, 'dist'));
  if (replaced !== null && replaced !== id) await keepEarlierBuild(join(root, 'dist'), replaced, Date.now());
  await buildInto(root, { distDir: 'dist', id, plugins: [], print });
  print('Compressing …');
  await precompress(join(root, 'dist/client/assets'));
  await writeFile(join(root, 'dist/build-id'), id);
}

/** Builds it with its sources changed, for tests that look for the change; what `dist/` holds stays. */
export const buildChangedStorefront = (
  root: string,
  { distDir, plugin, print }: { distDir: string; plugin: Plugin; print: Print },
): Promise<void> => buildInto(root, { distDir, id: 'changed', plugins: [plugin], print });

/** Builds when the build is missing or older than its sources. */
export async function ensureBuild(root: string, print: Print): Promise<void> {
  const [wanted, there] = await Promise.all([buildId(root), builtId(join(root, 'dist'))]);
  if (wanted !== there) await buildStorefront(root, print);
}
