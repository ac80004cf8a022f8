interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

type Closures = Readonly<Record<'client' | 'home' | 'category' | 'search', ReadonlySet<string>>>;

/**
 * Names the chunk of a module that most visits need, so that a first view asks for a handful of files that compress
 * well: `frame` is what stands around every page, `shelf` what every page with products shares, `listing` the lists.
 * Everything else is split by the bundler, by who needs it.
 */
export function chunkNames(root: string): (id: string, context: ChunkingContext) => string | null {
  const cache: { closures?: Closures } = {};

  const closureOf = (entry: string, context: ChunkingContext): ReadonlySet<string> => {
    const seen = new Set<string>();
    const visit = (id: string) => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    };
    visit(`${root}/${entry}`);
    return seen;
  };

  return (id, context) => {
    const { client, home, category, search } = (cache.closures ??= {
      client: closureOf('src/entry-client.tsx', context),
      home: closureOf('src/app/pages/home.page.tsx', context),
      category: closureOf('src/app/pages/category.page.tsx', context),
      search: closureOf('src/app/pages/search.page.tsx', context),
    });
    if (client.has(id)) return 'frame';
    if (home.has(id) && category.has(id)) return 'shelf';
    if (category.has(id) && search.has(id)) return 'listing';
    return null;
  };
}
