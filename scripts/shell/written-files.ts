import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ShellError } from './shell-brand.ts';
import { jsonText, type ShellFile } from './shell-file.ts';

/** Keeps what the tool wrote, so that it knows what a person has changed since. */
const recordName = 'written.json';

/** SHA-256 of each written file, by its path in the project. */
type WrittenRecord = Readonly<Record<string, string>>;

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** What is in a file; null where there is none. */
async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function readRecord(folder: string): Promise<WrittenRecord> {
  const text = await contentOf(join(folder, recordName));
  return text === null ? {} : (JSON.parse(text.toString('utf8')) as WrittenRecord);
}

interface WriteOptions {
  /** Takes the place of what was changed by hand too. */
  readonly isReplacing: boolean;
  /** Whether a file that the tool never wrote is another program's, which it may take the place of. */
  readonly isTaking: boolean;
}

/**
 * Writes files into the folder of a project: all, or none where a file has been changed by hand. Answers the paths of those
 * that are new or other than before. Throws ShellError, which names each changed file.
 */
export async function writeFiles(
  folder: string,
  files: readonly ShellFile[],
  { isReplacing, isTaking }: WriteOptions,
): Promise<string[]> {
  const record = await readRecord(folder);
  const compared = await Promise.all(
    files.map(async ({ path, content }) => {
      const now = await contentOf(join(folder, path));
      const isSame = now !== null && hashOf(now) === hashOf(content);
      const known = record[path];
      const isOwn = now === null || (known === undefined ? isTaking : hashOf(now) === known);
      return { path, content, isSame, isOwn };
    }),
  );
  const changed = compared.filter(({ isSame, isOwn }) => !isSame && !isOwn).map(({ path }) => path);
  if (changed.length > 0 && !isReplacing)
    throw new ShellError(
      [
        `Changed by hand, or of somebody else's, in ${folder}; nothing is written:`,
        ...changed,
        '--replace writes over them.',
      ].join('\n'),
    );
  const fresh = compared.filter(({ isSame }) => !isSame);
  for (const { path, content } of fresh) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const known = {
    ...record,
    ...Object.fromEntries(files.map(({ path, content }) => [path, hashOf(content)])),
  };
  const sorted = Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, recordName), jsonText(Object.fromEntries(sorted)));
  return fresh.map(({ path }) => path);
}
