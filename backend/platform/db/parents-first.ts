/** One table points at another one. */
export interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** Tables in an order in which each comes after those it points at. Throws where they point at each other in a ring. */
export function parentsFirst(tables: readonly string[], references: readonly Reference[]): readonly string[] {
  const ordered: string[] = [];
  let waiting = tables.toSorted();
  while (waiting.length > 0) {
    const held = new Set(
      references
        .filter(({ child, parent }) => child !== parent && waiting.includes(parent))
        .map(({ child }) => child),
    );
    const next = waiting.filter((table) => !held.has(table));
    if (next.length === 0) throw new Error(`tables point at each other: ${waiting.join(', ')}`);
    ordered.push(...next);
    waiting = waiting.filter((table) => held.has(table));
  }
  return ordered;
}
