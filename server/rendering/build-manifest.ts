import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../contract/languages.ts';

/** One entry of Vite's manifest. */
interface ManifestChunk {
  file: string;
  /** It is imported on demand. */
  isDynamicEntry?: boolean;
  name?: string;
  css?: readonly string[];
  /** Files its sheets name. */
  assets?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a page needs from the build, addresses relative to the site's root. */
export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the build of a language made. */
export async function readManifest(clientDir: string, language: Language): Promise<Manifest> {
  const file = join(clientDir, '.vite', `manifest.${language}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as Manifest; // Vite's own
}

/** The address of a source's chunk. Throws RangeError for a source that is no entry of the build. */
export function chunkUrl(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new RangeError(`${source} is not in the build`);
  return `/${chunk.file}`;
}

/** Chunks by the names the build gives them; one that has none is left out. */
export const chunksNamed = (manifest: Manifest, names: readonly string[]): readonly string[] =>
  Object.entries(manifest).flatMap(([source, { name = '' }]) => (names.includes(name) ? [source] : []));

/** What a source imports on demand, one after the other when it starts the storefront. */
export const importsOf = (manifest: Manifest, source: string): readonly string[] =>
  manifest[source]?.dynamicImports ?? [];

/** Everything these sources load before they run. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (chunk === undefined) throw new RangeError(`${source} is not in the build`);
    // What a chunk imports comes before it, styles too.
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Every file these sources may ever load, those that are imported on demand too; paths below the folder of the build. */
export function filesOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (chunk === undefined) throw new RangeError(`${source} is not in the build`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const source of sources) visit(source);
  return [...files].toSorted();
}
