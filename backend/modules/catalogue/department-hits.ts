import type { Language } from '../../../contract/languages.ts';
import type { DepartmentHits } from '../../../contract/api/shopping/product.ts';
import type { CategoryNode } from './category-tree.ts';
import type { ShelfProduct } from './shelf-product.ts';
import { categoryName } from './words-in.ts';

/**
 * The hits of a search by department, the richest first; `within` is the category the search was narrowed to, which is
 * named also without a hit and where it is no department (CAT-16).
 */
export function departmentHits(
  hits: readonly ShelfProduct[],
  { within, language }: { within: CategoryNode | null; language: Language },
): DepartmentHits[] {
  const found = new Map<number, DepartmentHits>();
  const count = (node: CategoryNode | undefined, more: number) => {
    if (node === undefined) return;
    const { categoryId } = node;
    const selected = categoryId === within?.categoryId;
    found.set(categoryId, {
      categoryId,
      ...categoryName(node, language),
      count: (found.get(categoryId)?.count ?? 0) + more,
      selected,
    });
  };
  for (const { trail } of hits) {
    count(trail[0], 1);
    if (within !== null && trail[0] !== within && trail.includes(within)) count(within, 1);
  }
  if (within !== null) count(within, 0);
  return [...found.values()].toSorted((one, other) => other.count - one.count);
}
