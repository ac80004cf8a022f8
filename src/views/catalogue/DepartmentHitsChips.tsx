import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { listQuery, productList } from '../../../machines/catalogue/catalogue.selectors.ts';
import { withChange } from '../../routing/list-query.ts';
import { listPath } from '../../routing/paths.ts';
import { ChipLink, ChipRow } from '../../ui/buttons/Chip.tsx';
import type { CatalogueRef } from './catalogue-ref.ts';

/** The departments a search found something in, each a way to what it found there, and the way back to all (CAT-16). */
export function DepartmentHitsChips({ catalogue }: { catalogue: CatalogueRef }) {
  const { t } = useLingui();
  const query = useSelector(catalogue, listQuery);
  const departments = useSelector(catalogue, productList)?.departments ?? [];
  const within = query.parentCategoryId;
  if (departments.length < 2 && within === null) return null;
  return (
    <ChipRow as="nav" label={t`Cerca in un reparto`}>
      <ChipLink
        href={listPath(withChange(query, { parentCategoryId: null }))}
        aria-current={within === null ? 'page' : undefined}
      >{t`Tutti i reparti`}</ChipLink>
      {departments.map(({ categoryId, name, count }) => (
        <ChipLink
          key={categoryId}
          href={listPath(withChange(query, { parentCategoryId: categoryId }))}
          aria-current={categoryId === within ? 'page' : undefined}
        >
          {`${name} (${count})`}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
