import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder in `dist/` of the files of builds that were replaced, one in it for each. */
export const earlierDir = 'earlier';

const dayMs = 86_400_000;
/** Whoever builds all day keeps no more. */
const most = 3;

/**
 * Keeps the files of a build that is about to be replaced: pages that are open ask for them for a while yet. Older ones, and
 * more than a few, go.
 */
export async function keepEarlierBuild(distDir: string, id: string, now: number): Promise<void> {
  const folder = join(distDir, earlierDir);
  const kept = join(folder, id);
  await mkdir(folder, { recursive: true });
  await rm(kept, { recursive: true, force: true });
  // Compressed ones are made for a whole build.
  await cp(join(distDir, 'client/assets'), kept, {
    recursive: true,
    filter: (source) => !/\.(?:br|gz)$/.test(source),
  });
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = builds.toSorted((one, other) => other.at - one.at);
  const gone = newest.filter(({ at }, place) => place >= most || now - at > dayMs);
  await Promise.all(gone.map(({ name }) => rm(join(folder, name), { recursive: true })));
}
