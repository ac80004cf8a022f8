import { useLingui } from '@lingui/react/macro';
import type { Category } from '../../../contract/api/shopping/category.ts';
import { paths } from '../../routing/paths.ts';
import { ChipLink, ChipRow } from '../../ui/buttons/Chip.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** The shelves of a category: a department shows those of all its groups. */
export function CategoryChips({ category }: { category: Category }) {
  const { t } = useLingui();
  const shelves = category.categories.flatMap((child) =>
    child.categories.length > 0 ? child.categories : [child],
  );
  if (shelves.length === 0) return null;
  return (
    <ChipRow as="nav" label={t`Scaffali di ${category.name}`}>
      <ChipLink href={paths.category(category.slug)} aria-current="page">{t`Tutto`}</ChipLink>
      {shelves.map((shelf) => (
        <ChipLink key={shelf.categoryId} href={paths.category(shelf.slug)}>
          {nameText(shelf)}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
