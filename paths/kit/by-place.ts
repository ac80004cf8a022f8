import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A file exports nothing of the kind it is named for. */
class MisplacedFileError extends Error {
  override readonly name = 'MisplacedFileError';
}

/**
 * What files export under names with this ending, in the order of their paths: who adds such a file registers it by
 * putting it there. Throws MisplacedFileError for a file without such an export.
 */
export async function exportsByPlace<Exported>(
  folder: URL,
  pattern: string,
  ending: string,
): Promise<Exported[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: fileURLToPath(folder) }))
    files.push(file.replaceAll('\\', '/'));
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const module = (await import(/* @vite-ignore */ new URL(file, folder).href)) as Record<
        string,
        Exported
      >; // its place says what it exports
      const exported = Object.entries(module).flatMap(([name, value]) =>
        name.endsWith(ending) ? [value] : [],
      );
      if (exported.length === 0)
        throw new MisplacedFileError(`${file} exports nothing that ends in ${ending}`);
      return exported;
    }),
  );
  return found.flat();
}
