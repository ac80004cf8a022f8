import { emojiName } from '../packshots/emoji-name.ts';
import { departments } from './departments.ts';
import { kebab } from './product-slug.ts';
import type { SeedCategory } from './seed-catalogue.ts';
import type { DepartmentSource, LeafSource } from './source.ts';

/** Where the bags the shop packs in lie, unseen. */
export const packagingCategory = 'imballaggi';

const timeslotSelector: SeedCategory = {
  slug: 'timeslot-selector',
  name: 'Fascia oraria',
  title: 'Quando ti portiamo la spesa?',
  emoji: emojiName('🕒'),
  parentSlug: null,
  position: 101,
  hidden: true,
  description:
    'Scegli il giorno e la fascia oraria: il posto resta tuo per due ore mentre finisci la spesa, ' +
    'e prezzi e disponibilità sono quelli del giorno scelto.',
  goesWith: [],
};

const packaging: SeedCategory = {
  slug: packagingCategory,
  name: 'Imballaggi',
  title: 'Imballaggi',
  emoji: emojiName('🛍️'),
  parentSlug: null,
  position: 102,
  hidden: true,
  description: 'Buste e sacchetti compostabili per la consegna.',
  goesWith: [],
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'Pollo; tacchino e coniglio.' */
export const leafNames = (names: readonly string[]): string =>
  `${names.map((name, index) => (index === 0 ? name : lowerFirst(name))).join('; ')}.`;

/** A group speaks with the words of its only leaf, or names its leaves. */
function groupDescription(leaves: readonly LeafSource[]): string {
  const [only, ...others] = leaves;
  if (only !== undefined && others.length === 0) return only.description;
  return leafNames(leaves.map(({ name }) => name));
}

function leafCategory(leaf: LeafSource, parentSlug: string, position: number): SeedCategory {
  return {
    slug: leaf.slug,
    name: leaf.name,
    title: leaf.name,
    emoji: emojiName(leaf.looks.emoji),
    parentSlug,
    position,
    hidden: false,
    description: leaf.description,
    goesWith: leaf.goesWith ?? [],
  };
}

function groupCategories(department: DepartmentSource): readonly SeedCategory[] {
  const groups = Map.groupBy(department.leaves, (leaf) => leaf.group);
  return [...groups].flatMap(([name, leaves], index) => {
    const slug = kebab(name);
    const group: SeedCategory = {
      slug,
      name,
      title: name,
      emoji: emojiName(leaves[0]?.looks.emoji ?? department.emoji),
      parentSlug: department.slug,
      position: index + 1,
      hidden: false,
      description: groupDescription(leaves),
      goesWith: [],
    };
    return [group, ...leaves.map((leaf, place) => leafCategory(leaf, slug, place + 1))];
  });
}

/** Departments, their groups and leaves, and the categories no menu shows. */
export function seedCategories(): readonly SeedCategory[] {
  const visible = departments.flatMap((department, index) => [
    {
      slug: department.slug,
      name: department.name,
      title: department.name,
      emoji: emojiName(department.emoji),
      parentSlug: null,
      position: index + 1,
      hidden: false,
      description: department.description,
      goesWith: [],
    },
    ...groupCategories(department),
  ]);
  return [...visible, timeslotSelector, packaging];
}
