/** A category as a page names it, with those below it where they are known. */
interface NamedCategory {
  readonly categoryId: number;
  readonly slug: string;
  readonly categories?: readonly NamedCategory[];
}

/** Id of the category with this slug among these and those below them; undefined where none has it. */
export function categoryIdIn(named: readonly NamedCategory[], slug: string): number | undefined {
  for (const { categoryId, slug: own, categories = [] } of named) {
    const found = own === slug ? categoryId : categoryIdIn(categories, slug);
    if (found !== undefined) return found;
  }
  return undefined;
}
