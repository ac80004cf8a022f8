import type { Category } from '../../../contract/api/shopping/category.ts';
import type { Language } from '../../../contract/languages.ts';
import type { categories } from './catalogue.table.ts';
import { categoryWords } from './words-in.ts';

export type CategoryRow = Omit<typeof categories.$inferSelect, 'tenantId'>;

/** A category with its place in the tree. */
export interface CategoryNode extends CategoryRow {
  readonly children: readonly CategoryNode[];
  /** From the department down to the category itself. */
  readonly trail: readonly CategoryNode[];
}

/** The categories of a tenant, in menu order. */
export interface CategoryTree {
  readonly roots: readonly CategoryNode[];
  byId(categoryId: number): CategoryNode | null;
  /** A slug may be a path: its last part counts. */
  bySlug(slug: string): CategoryNode | null;
}

export function createCategoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map<number, CategoryNode>();
  const grow = (parentId: number | null, above: readonly CategoryNode[]): CategoryNode[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .toSorted((one, other) => one.position - other.position)
      .map((row) => {
        const children: CategoryNode[] = [];
        const trail: CategoryNode[] = [...above];
        const node: CategoryNode = { ...row, children, trail };
        trail.push(node);
        children.push(...grow(row.categoryId, trail));
        byId.set(row.categoryId, node);
        return node;
      });
  const roots = grow(null, []);
  const bySlug = new Map([...byId.values()].map((node) => [node.slug, node]));
  return {
    roots,
    byId: (categoryId) => byId.get(categoryId) ?? null,
    bySlug: (slug) =>
      bySlug.get(
        slug
          .toLowerCase()
          .split('/')
          .findLast((part) => part !== '') ?? '',
      ) ?? null,
  };
}

const categoryUrl = (node: CategoryNode) =>
  `/catalog/category/${node.trail.map((step) => step.slug).join('/')}`;

/**
 * What is shown of a branch, and in which language: `counts` are products per whole branch, `filtered` drops empty and hidden
 * ones.
 */
export interface BranchChoice {
  readonly depth: number;
  readonly filtered: boolean;
  readonly counts: ReadonlyMap<number, number>;
  readonly language: Language;
}

const isShown = (node: CategoryNode, choice: BranchChoice) =>
  !choice.filtered || (!node.hidden && (choice.counts.get(node.categoryId) ?? 0) > 0);

/** A category as the API answers it, with `depth` levels counting itself. */
export function categoryView(node: CategoryNode, choice: BranchChoice): Category {
  const { name, title, description, translated } = categoryWords(node, choice.language);
  return {
    categoryId: node.categoryId,
    parentId: node.parentId,
    slug: node.slug,
    itemUrl: categoryUrl(node),
    name,
    productCount: choice.counts.get(node.categoryId) ?? 0,
    categories: categoriesView(node.children, { ...choice, depth: choice.depth - 1 }),
    metaData: {
      category_info: {
        TITLE: title,
        DESCRIPTION: description,
        MENU_IMAGE: node.menuImage,
        ICON: node.icon,
        HIDE_IN_MENU: node.hidden ? 'true' : 'false',
      },
    },
    ...(translated && { translated }),
  };
}

/** Sibling categories; none below the last level. */
export function categoriesView(nodes: readonly CategoryNode[], choice: BranchChoice): Category[] {
  if (choice.depth <= 0) return [];
  return nodes.filter((node) => isShown(node, choice)).map((node) => categoryView(node, choice));
}

/** Products per category, each counted for every category above it. */
export function countByCategory(trails: Iterable<readonly CategoryNode[]>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const trail of trails) {
    for (const { categoryId } of trail) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  return counts;
}
