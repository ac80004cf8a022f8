import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { listQuery, productList } from '../../../machines/catalogue/catalogue.selectors.ts';
import { withChange } from '../../routing/list-query.ts';
import { listPath } from '../../routing/paths.ts';
import { ChipLink, ChipRow } from '../../ui/buttons/Chip.tsx';
import type { CatalogueRef } from './catalogue-ref.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** Renders links to what a search found in each department and in all; the chosen one leads the row, where it is in view (CAT-16). */
export function DepartmentHitsChips({ catalogue }: { catalogue: CatalogueRef }) {
  const { t } = useLingui();
  const query = useSelector(catalogue, listQuery);
  const departments = useSelector(catalogue, productList)?.departments ?? [];
  const within = query.parentCategoryId;
  if (departments.length < 2 && within === null) return null;
  const chips = [
    { id: null, words: t`Tutti i reparti` },
    ...departments.map((department) => ({
      id: department.categoryId,
      words: (
        <>
          {nameText(department)} ({department.count})
        </>
      ),
    })),
  ].toSorted((one, other) => Number(other.id === within) - Number(one.id === within));
  return (
    <ChipRow as="nav" label={t`Cerca in un reparto`}>
      {chips.map(({ id, words }) => (
        <ChipLink
          key={id}
          href={listPath(withChange(query, { parentCategoryId: id }))}
          aria-current={id === within ? 'page' : undefined}
        >
          {words}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
