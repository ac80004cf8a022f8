import type { Path } from '../cover.ts';

/** The first loop of a path, longest first, without which it still fails; null when each of them matters. */
async function cutOne(path: Path, fails: (path: Path) => Promise<boolean>): Promise<Path | null> {
  for (const [from, edge] of path.entries()) {
    for (let to = path.length - 1; to > from; to -= 1) {
      if (path[to]?.from !== edge.from) continue;
      const shorter = path.toSpliced(from, to - from);
      if (await fails(shorter)) return shorter;
    }
  }
  return null;
}

/** Takes the loops out of a failing path, as long as it goes on failing without them. */
export async function cutLoops(path: Path, fails: (path: Path) => Promise<boolean>): Promise<Path> {
  let shortest = path;
  for (let next: Path | null = path; next !== null; next = await cutOne(shortest, fails)) shortest = next;
  return shortest;
}
