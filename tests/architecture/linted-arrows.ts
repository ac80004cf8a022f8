import * as v from 'valibot';

const settings = v.object({
  overrides: v.array(
    v.object({
      files: v.array(v.string()),
      rules: v.record(v.string(), v.unknown()),
    }),
  ),
});

const restriction = v.tuple([
  v.literal('error'),
  v.object({ patterns: v.array(v.object({ group: v.array(v.string()) })) }),
]);

const folderOf = (glob: string): string | null => /^(?:\*\*\/)?([a-z/]+)\/\*\*$/.exec(glob)?.[1] ?? null;

/** The arrows oxlint's zones forbid: a room's folder, and one it may not import from. */
export function lintedArrows(json: string): { from: string; to: string }[] {
  return v.parse(settings, JSON.parse(json)).overrides.flatMap(({ files, rules }) => {
    const parsed = v.safeParse(restriction, rules['eslint/no-restricted-imports']);
    if (!parsed.success) return [];
    const groups = parsed.output[1].patterns.flatMap(({ group }) => group);
    const targets = groups.flatMap((glob) => folderOf(glob) ?? []);
    return files.flatMap((glob) => {
      const from = folderOf(glob);
      return from === null
        ? []
        : targets.map((to) => ({ from, to: ['views', 'app'].includes(to) ? `src/${to}` : to }));
    });
  });
}
