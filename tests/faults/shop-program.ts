import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

const source = path.join(import.meta.dirname, 'shop-process.ts');
// Where its packages are found.
const folders = path.join(import.meta.dirname, '../../node_modules/.cache');

/** Node reads a package's 170 kB of package.json anew for each of its modules. */
const isSlow = (id: string): boolean => id.split('/')[0] === 'drizzle-orm';

/** Only a source within this package may ask for its `#` imports. */
const isOwn = (id: string): boolean => id.startsWith('.') || id.startsWith('#') || path.isAbsolute(id);

/** What a source finds beside itself it finds beside itself in the bundle too. */
const ownPlace: Plugin = {
  name: 'own-place',
  transform: (code, file) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
};

/** A program that can be started. */
export interface ShopProgram {
  readonly file: string;
  remove(): Promise<void>;
}

/** The program of one process of the shop in one file, which starts in a third of the time; packages stay outside where they load fast. */
export async function bundleShopProgram(): Promise<ShopProgram> {
  await mkdir(folders, { recursive: true });
  const folder = await mkdtemp(path.join(folders, 'shop-process-'));
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    external: (id) => !isOwn(id) && !isSlow(id),
    plugins: [ownPlace],
  });
  const { output } = await bundle.write({ dir: folder, format: 'esm' });
  await bundle.close();
  return {
    file: path.join(folder, output[0].fileName),
    remove: () => rm(folder, { recursive: true }),
  };
}
