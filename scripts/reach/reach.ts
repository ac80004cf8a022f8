/** Who imports a file, by the file's path from the repository's folder. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Every file the change can reach through imports, with the number of imports between; a changed file is at 0. */
export function reachOf(changed: readonly string[], importers: Importers): ReadonlyMap<string, number> {
  const reached = new Map<string, number>(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const next = (reached.get(file) ?? 0) + 1;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.set(importer, next);
      queue.push(importer);
    }
  }
  return reached;
}
