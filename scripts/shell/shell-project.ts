import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPictures } from './app-pictures.ts';
import { configFile } from './capacitor-config.ts';
import { packageFile } from './capacitor-packages.ts';
import { androidPart } from './native/android.ts';
import { iosPart } from './native/ios.ts';
import { patched, type NativePart } from './native/patch.ts';
import { readShellBrand, ShellError, type ShellBrand } from './shell-brand.ts';
import type { Platform, ShellFile } from './shell-file.ts';
import { writeFiles } from './written-files.ts';

/** Which project is written, and where. */
interface ShellOptions {
  /** The folder of the repository, with `tenants/` and `package.json`. */
  readonly root: string;
  readonly brandId: string;
  /** The folder of the project. */
  readonly out: string;
  readonly platforms: readonly Platform[];
  /** Takes the place of what was changed by hand too. */
  readonly isReplacing: boolean;
}

const parts: Readonly<Record<Platform, (brand: ShellBrand, version: string) => NativePart>> = {
  android: androidPart,
  ios: iosPart,
};

async function versionOf(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The native files of an app, where they wait: below `native/`. */
async function nativeFiles(
  brand: ShellBrand,
  version: string,
  platforms: readonly Platform[],
): Promise<ShellFile[]> {
  return [
    ...platforms.flatMap((platform) => parts[platform](brand, version).files),
    ...(await appPictures(brand, platforms)),
  ];
}

/**
 * Writes the Capacitor project of a brand's app; answers the paths of the files that are new or other than before. Without
 * network and without the vendors' tools. Throws BrandToolError, ContentFileError, ShellError, and leaves no folder then.
 */
export async function writeShell({
  root,
  brandId,
  out,
  platforms,
  isReplacing,
}: ShellOptions): Promise<string[]> {
  const brand = await readShellBrand(root, brandId);
  const version = await versionOf(root);
  const files = [
    packageFile(brand, version, platforms),
    configFile(brand, platforms),
    { path: '.gitignore', content: 'node_modules/\n' },
    ...(await nativeFiles(brand, version, platforms)),
  ];
  return writeFiles(out, files, { isReplacing, isTaking: false });
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Puts the native parts of a brand's app into the folders that `npx cap add` made, of the platforms that are there; a second
 * time changes nothing. Answers the paths of the files that are other than before. Throws ShellError where there is none, or
 * where a file is not as Capacitor makes it; nothing is written then.
 */
export async function applyNative({
  root,
  brandId,
  out,
  platforms,
  isReplacing,
}: ShellOptions): Promise<string[]> {
  const brand = await readShellBrand(root, brandId);
  const version = await versionOf(root);
  const found = await Promise.all(platforms.map((platform) => isFolder(join(out, platform))));
  const added = platforms.filter((_platform, at) => found[at]);
  if (added.length === 0)
    throw new ShellError(`There is no ${platforms.join(' or ')} folder in ${out}: npx cap add makes it.`);
  const files = (await nativeFiles(brand, version, added)).map(({ path, content }) => ({
    path: path.replace(/^native\//, ''),
    content,
  }));
  const patches = added.flatMap((platform) => parts[platform](brand, version).patches);
  const texts = await Promise.all(
    patches.map(async (patch) => {
      const before = await readFile(join(out, patch.path), 'utf8').catch((error: unknown) => {
        throw new ShellError(`${patch.path} cannot be read.`, { cause: error });
      });
      return { path: patch.path, before, content: patched(before, patch) };
    }),
  );
  const written = await writeFiles(out, files, { isReplacing, isTaking: true });
  // Between their marks they are the tool's; all else in them is Capacitor's and the developer's, and stays.
  const changed = texts.filter(({ before, content }) => before !== content);
  await Promise.all(changed.map(({ path, content }) => writeFile(join(out, path), content)));
  return [...written, ...changed.map(({ path }) => path)];
}
