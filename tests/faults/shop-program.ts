import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

const source = path.join(import.meta.dirname, 'shop-process.ts');
// Where its packages are found.
const folders = path.join(import.meta.dirname, '../../node_modules/.cache');

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

/** The program of one process of the shop in one file, which starts in two thirds of the time; packages stay outside. */
export async function bundleShopProgram(): Promise<ShopProgram> {
  await mkdir(folders, { recursive: true });
  const folder = await mkdtemp(path.join(folders, 'shop-process-'));
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [ownPlace],
  });
  const { output } = await bundle.write({ dir: folder, format: 'esm' });
  await bundle.close();
  return {
    file: path.join(folder, output[0].fileName),
    remove: () => rm(folder, { recursive: true }),
  };
}
